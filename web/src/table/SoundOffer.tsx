import { changeSettings, useSettings } from '../settings/settings.ts';
import { useSay } from '../words/SayContext.tsx';
import { sound } from './sound.ts';
import { T } from './words.ts';

/** Offers the small sounds, until somebody has said yes or no. */
export function SoundOffer() {
  const say = useSay();
  const { sound: on, soundOffered } = useSettings();
  if (on || soundOffered) return null;
  const answer = (yes: boolean) => {
    changeSettings({ sound: yes, soundOffered: true });
    if (yes) sound('mine');
  };
  return (
    <p className="sound-offer">
      {say(T.soundOffer)}
      <button type="button" className="way" onClick={() => answer(true)}>
        {say(T.yes)}
      </button>
      <button type="button" className="way" onClick={() => answer(false)}>
        {say(T.no)}
      </button>
    </p>
  );
}
