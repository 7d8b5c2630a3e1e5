import type { ReactNode } from 'react';
import { Icon } from '../parts/Icon.tsx';
import { useSay } from '../words/SayContext.tsx';
import { goBack } from './route.ts';
import { useTitle } from './useTitle.ts';
import './page.css';

const BACK = { en: 'Back', ja: '戻る' } as const;

type PageFrameProps = {
  readonly title: string;
  readonly game?: string;
  readonly children: ReactNode;
};

/** A screen to read or to fill in: a way back, a title, one column. */
export function PageFrame({ title, game, children }: PageFrameProps) {
  const say = useSay();
  useTitle(title);
  return (
    <main className="page" data-game={game}>
      <header className="page-head">
        <button type="button" className="icon-button" aria-label={say(BACK)} onClick={goBack}>
          <Icon name="back" />
        </button>
        <h1>{title}</h1>
      </header>
      <div className="page-body">{children}</div>
    </main>
  );
}
