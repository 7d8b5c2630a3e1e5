import type { Words } from '@overtrick/engine';
import { PageFrame } from '../app/PageFrame.tsx';
import { ChoiceField } from '../parts/ChoiceField.tsx';
import { SwitchField } from '../parts/SwitchField.tsx';
import { FaceField } from '../people/FaceField.tsx';
import { chooseFace } from '../source/network/guest.ts';
import { useSay } from '../words/SayContext.tsx';
import { CARD_SIZES, changeSettings, MOTIONS, PACES, PALETTES, THEMES, useSettings } from './settings.ts';
import { W } from './words.ts';

const LANGUAGES = [
  { value: 'en', name: 'English' },
  { value: 'ja', name: '日本語' },
] as const;

/** Everything a person can set; it is in force at once. */
export default function SettingsScreen() {
  const say = useSay();
  const settings = useSettings();
  const named = <V extends keyof typeof W>(values: readonly V[]) =>
    values.map((value) => ({ value, name: say(W[value] as Words) }));
  return (
    <PageFrame title={say(W.title)}>
      <ChoiceField
        name={say(W.language)}
        values={LANGUAGES}
        value={settings.language}
        onChange={(language) => changeSettings({ language })}
      />
      <FaceField of="you" face={settings.face || null} onChange={(face) => void chooseFace(face)} />
      <ChoiceField
        name={say(W.theme)}
        values={named(THEMES)}
        value={settings.theme}
        onChange={(theme) => changeSettings({ theme })}
      />
      <ChoiceField
        name={say(W.palette)}
        values={named(PALETTES)}
        value={settings.palette}
        onChange={(palette) => changeSettings({ palette })}
      />
      <ChoiceField
        name={say(W.cardSize)}
        values={named(CARD_SIZES)}
        value={settings.cardSize}
        onChange={(cardSize) => changeSettings({ cardSize })}
      />
      <ChoiceField
        name={say(W.motion)}
        values={named(MOTIONS)}
        value={settings.motion}
        onChange={(motion) => changeSettings({ motion })}
      />
      <ChoiceField
        name={say(W.pace)}
        values={named(PACES)}
        value={settings.pace}
        onChange={(pace) => changeSettings({ pace })}
      />
      <SwitchField
        name={say(W.waitForMe)}
        about={say(W.waitForMeAbout)}
        on={settings.waitForMe}
        onChange={(waitForMe) => changeSettings({ waitForMe })}
      />
      <SwitchField name={say(W.sound)} on={settings.sound} onChange={(sound) => changeSettings({ sound })} />
      <SwitchField
        name={say(W.confirm)}
        about={say(W.confirmAbout)}
        on={settings.confirm}
        onChange={(confirm) => changeSettings({ confirm })}
      />
      <SwitchField
        name={say(W.autoPlay)}
        about={say(W.autoPlayAbout)}
        on={settings.autoPlay}
        onChange={(autoPlay) => changeSettings({ autoPlay })}
      />
      <SwitchField
        name={say(W.keys)}
        about={say(W.keysAbout)}
        on={settings.keys}
        onChange={(keys) => changeSettings({ keys })}
      />
    </PageFrame>
  );
}
