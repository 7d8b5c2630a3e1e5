import { placesOf } from '@overtrick/engine';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { ResultTable } from './ResultTable.tsx';
import { SoundOffer } from './SoundOffer.tsx';
import { useTable } from './TableContext.tsx';
import { useCounting } from './useCounting.ts';
import { T } from './words.ts';
import './result.css';

type DealResultProps = {
  /** It was the last one, and the end of the match comes next. */
  readonly final: boolean;
  /** The next deal, or after the last one the end of the match. */
  readonly onNext: () => void;
  /** In place of the button, where the next deal starts by itself. */
  readonly actions?: ReactNode;
  /** It belongs to a lesson: sounds are offered at the first match. */
  readonly taught: boolean;
};

/**
 * What a deal brought, in place of the hand; the board above still shows how. It is told step by step, and a tap anywhere on it goes on to
 * the end.
 */
export default function DealResult({ final, onNext, actions, taught }: DealResultProps) {
  const { view, talk, module, seats } = useTable();
  const { say, isYou } = talk;
  const { game, ending } = module;
  const { deal, deals, sheet } = view.now;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const last = sheet.at(-1) ?? [];
  const counting = useCounting(
    Math.max(...seats.map((seat) => game.scoring(view, seat).count)),
    ending.standing ? 0 : Math.max(...last),
  );
  // Who only looks on hears of the best of the deal.
  const told = seats.find(isYou) ?? placesOf(last, game.best).indexOf(1);

  /** Enter goes on as a tap does, and once all is told to what comes next: who plays by keys is on the verdict. */
  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.target !== title.current || event.repeat) return;
    if (!counting.done) counting.finish();
    else if (final || !actions) onNext();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a tap only hastens what comes by itself
    <section
      className="result"
      data-told={counting.done || undefined}
      onClick={counting.finish}
      onKeyDown={press}
    >
      <h2 ref={title} tabIndex={-1}>
        {ending.verdict(game.scoring(view, told), told, talk)}
      </h2>
      <p className="result-about">
        {[
          ...(deals > 1 ? [say(T.dealOver, { deal: deal + 1, deals })] : []),
          say(ending.aim ?? (game.best === 'most' ? T.mostWins : T.fewestWins)),
        ].join(' · ')}
      </p>
      <ResultTable counting={counting} />
      <div className="result-actions">
        {!taught && <SoundOffer />}
        {(final ? null : actions) ?? (
          <button type="button" className={final ? 'go result-final' : 'go'} onClick={onNext}>
            {say(final ? T.finalResult : T.nextDeal)}
          </button>
        )}
      </div>
    </section>
  );
}
