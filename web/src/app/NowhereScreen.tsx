import type { Words } from '@overtrick/engine';
import { useSay } from '../words/SayContext.tsx';
import { linkTo } from './route.ts';
import { useTitle } from './useTitle.ts';

const W = {
  title: { en: 'There is nothing at this address', ja: 'このアドレスには何もありません' },
  about: {
    en: 'Perhaps a part of it was lost on the way. Your matches are where they were.',
    ja: '途中で一部が欠けたのかもしれません。対戦はそのまま残っています。',
  },
  home: { en: 'Home', ja: 'ホーム' },
} as const satisfies Record<string, Words>;

/** Says that an address leads nowhere, and the way home. */
export function NowhereScreen() {
  const say = useSay();
  useTitle(say(W.title));
  return (
    <main className="error-boundary">
      <h1>{say(W.title)}</h1>
      <p>{say(W.about)}</p>
      <a className="go" href={linkTo()}>
        {say(W.home)}
      </a>
    </main>
  );
}
