import { type KeyboardEvent, useRef } from 'react';
import type { BoardProps } from '../games/board.ts';
import { useModule } from './TableContext.tsx';
import './bids.css';

/** Black buttons to bid with, the lowest first; one row of arrows for the keyboard. For any game with `bid:n`. */
export function BidChoices({ view, selection, choose, talk }: BoardProps) {
  const { words } = useModule();
  const group = useRef<HTMLDivElement>(null);
  const bids = view.now.legal
    .filter((decision) => decision.startsWith('bid:'))
    .map((decision) => Number(decision.slice('bid:'.length)))
    .sort((a, b) => a - b);
  if (bids.length === 0) return null;

  function onKeyDown(event: KeyboardEvent) {
    const move = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const buttons = [...(group.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    if (move === undefined || at < 0) return;
    event.preventDefault();
    buttons[at + move]?.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a box
    <div ref={group} className="bids" role="group" aria-label={words.asked(view, talk)} onKeyDown={onKeyDown}>
      {bids.map((bid) => (
        <button
          key={bid}
          type="button"
          className="bid"
          data-choice={`bid:${bid}`}
          aria-pressed={selection.decision === `bid:${bid}`}
          aria-label={words.decision(`bid:${bid}`, view, talk)}
          onClick={() => choose(`bid:${bid}`)}
        >
          {bid}
        </button>
      ))}
    </div>
  );
}
