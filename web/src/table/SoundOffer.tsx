import { useEffect, useState } from 'react';
import { changeSettings, settingsNow } from '../settings/settings.ts';
import { useSay } from '../words/SayContext.tsx';
import { sound } from './sound.ts';
import { T } from './words.ts';

/** Offers the small sounds, once: whoever goes on without an answer is not asked again. */
export function SoundOffer() {
  const say = useSay();
  const [open, setOpen] = useState(isNew);
  useEffect(() => {
    if (isNew()) changeSettings({ soundOffered: true });
  }, []);
  if (!open) return null;
  const answer = (yes: boolean) => {
    setOpen(false);
    changeSettings({ sound: yes });
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

/** Nobody was asked yet, and nobody has switched them on. */
function isNew(): boolean {
  const { sound: on, soundOffered } = settingsNow();
  return !on && !soundOffered;
}
