import { useSay } from '../words/SayContext.tsx';
import { useAfter } from './useAfter.ts';

const W = {
  title: { en: 'Still waiting', ja: '読み込み中です' },
  about: {
    en: 'This part of the page has not come yet; is the line down? It is asked for again until it comes. Your matches are safe.',
    ja: 'この画面がまだ届いていません。接続が切れていませんか。届くまで繰り返し読み込みます。対戦は保存されています。',
  },
  reload: { en: 'Reload', ja: '再読み込み' },
} as const;

/** Nothing needs so long on a line that works, in milliseconds. */
const LONG = 3_000;

/** Stands where a part of the page is fetched, and after a while says what is going on. */
export function Waiting() {
  const say = useSay();
  const isLong = useAfter(LONG);
  if (!isLong) return <main className="screen-wait" aria-busy="true" />;
  return (
    <main className="error-boundary" aria-busy="true">
      <h1>{say(W.title)}</h1>
      <p role="status">{say(W.about)}</p>
      <button type="button" className="go" onClick={() => location.reload()}>
        {say(W.reload)}
      </button>
    </main>
  );
}
