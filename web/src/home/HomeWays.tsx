import { linkTo } from '../app/route.ts';
import { installApp, useOffline } from '../pwa/offline.ts';
import { useSay } from '../words/SayContext.tsx';
import { W } from './words.ts';

/** Everything else there is. */
export function HomeWays() {
  const say = useSay();
  const { install } = useOffline();
  return (
    <nav className="home-ways" aria-label={say(W.ways)}>
      <a href={linkTo('history')}>{say(W.history)}</a>
      <a href={linkTo('import')}>{say(W.open)}</a>
      <a href={linkTo('rules')}>{say(W.rules)}</a>
      <a href={linkTo('settings')}>{say(W.settings)}</a>
      <a href={linkTo('about')}>{say(W.about)}</a>
      {install && (
        <button type="button" className="way" onClick={installApp}>
          {say(W.install)}
        </button>
      )}
    </nav>
  );
}
