import type { Inversion } from '@overtrick/games/inversion';
import { type KeyboardEvent, useRef } from 'react';
import type { BoardProps } from '../board.ts';
import { W } from './sayings.ts';

const CALLS = Array.from({ length: 10 }, (_, i) => `declare:${i + 1}`);
const MOVES: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -6, ArrowDown: 6 };

/** Ten numbers and a pass. Every number keeps its place, also when it can no longer be declared (INV-2.1). */
export function AuctionChoices({ view, selection, choose, talk }: BoardProps<Inversion>) {
  const group = useRef<HTMLDivElement>(null);
  const { legal, board } = view.now;
  const { say } = talk;
  if (board.phase !== 'auction' || legal.length === 0) return null;

  function onKeyDown(event: KeyboardEvent) {
    const move = MOVES[event.key];
    const buttons = [...(group.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    if (move === undefined || at < 0) return;
    event.preventDefault();
    buttons[Math.max(0, Math.min(buttons.length - 1, at + move))].focus();
  }

  const button = (decision: string, face: string, label: string) => (
    <button
      key={decision}
      type="button"
      className={decision === 'pass' ? 'inv-call inv-pass' : 'inv-call'}
      data-choice={decision}
      aria-pressed={selection.decision === decision}
      aria-label={label}
      onClick={() => choose(decision)}
    >
      {face}
    </button>
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a box
    <div ref={group} className="inv-calls" role="group" aria-label={say(W.auction)} onKeyDown={onKeyDown}>
      {CALLS.map((decision) => {
        const tricks = decision.slice('declare:'.length);
        if (legal.includes(decision)) return button(decision, tricks, say(W.declare, { tricks }));
        return (
          <span key={decision} className="inv-call" data-gone aria-hidden="true">
            {tricks}
          </span>
        );
      })}
      {legal.includes('pass') && button('pass', say(W.pass), say(W.pass))}
    </div>
  );
}
