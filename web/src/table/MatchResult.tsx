import { type ReactNode, useEffect, useRef } from 'react';
import { goTo, linkTo } from '../app/route.ts';
import { placeOrder } from '../source/order.ts';
import type { TableSnapshot } from '../source/source.ts';
import { ResultTable } from './DealResult.tsx';
import { haveYouWon, headline } from './outcome.ts';
import { useTable } from './TableContext.tsx';
import { T } from './words.ts';

type MatchResultProps = {
  readonly snapshot: TableSnapshot;
  /** In place of the ways on of a match in this browser. */
  readonly actions?: ReactNode;
};

/** Who won, and another one. */
export function MatchResult({ snapshot, actions }: MatchResultProps) {
  const { view, talk } = useTable();
  const { say } = talk;
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => again.current?.focus({ preventScroll: true }), []);

  /** The same people and options; a new match with its own chance. */
  function rematch(): void {
    const { game, sitters } = snapshot;
    goTo(linkTo('table', placeOrder({ game, sitters, options: view.options })), true);
  }

  return (
    <section className="result" data-won={haveYouWon(view, talk) || undefined}>
      <h2>{headline(view, talk)}</h2>
      <ResultTable />
      <div className="result-actions">
        {actions ?? (
          <>
            <a className="go go-quiet" href={linkTo()}>
              {say(T.home)}
            </a>
            <a className="go go-quiet" href={linkTo('replay', snapshot.id)}>
              {say(T.replay)}
            </a>
            <button ref={again} type="button" className="go" onClick={rematch}>
              {say(T.rematch)}
            </button>
          </>
        )}
      </div>
    </section>
  );
}
