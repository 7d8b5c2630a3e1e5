import { useEffect, useState } from 'react';
import { SwitchField } from '../parts/SwitchField.tsx';
import { type PushState, pushState, switchPush } from '../pwa/push.ts';
import { useSay } from '../words/SayContext.tsx';
import { P } from './words.ts';
import '../parts/fields.css';

/** Whether this device is told when it is one's turn; where that cannot be, why. */
export function PushField() {
  const say = useSay();
  const [state, setState] = useState<PushState | null>(null);
  useEffect(() => {
    let current = true;
    void pushState().then((found) => current && setState(found));
    return () => {
      current = false;
    };
  }, []);
  if (state === null) return null;
  const hindered = state !== 'on' && state !== 'off' && state !== 'failed';
  if (hindered) {
    return (
      <section className="field push-field" data-push={state}>
        <h2>{say(P.notices)}</h2>
        <p className="field-about">{say(P[state])}</p>
      </section>
    );
  }
  return (
    <div className="push-field" data-push={state}>
      <SwitchField
        name={say(P.noticesHere)}
        about={say(state === 'failed' ? P.failed : P.noticesAbout)}
        on={state === 'on'}
        onChange={(on) => void switchPush(on).then(setState)}
      />
    </div>
  );
}
