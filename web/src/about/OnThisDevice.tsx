import { installApp, useOffline } from '../pwa/offline.ts';
import { useSay } from '../words/SayContext.tsx';
import { W } from './words.ts';

/** What works without a network here, and why something is missing. */
export function OnThisDevice() {
  const say = useSay();
  const { missing, ready, install } = useOffline();
  return (
    <section className="about-part">
      <h2>{say(W.device)}</h2>
      <p>{missing ? say(W[missing]) : say(ready ? W.offlineReady : W.offlineSoon)}</p>
      {install && (
        <button type="button" className="go" onClick={installApp}>
          {say(W.install)}
        </button>
      )}
    </section>
  );
}
