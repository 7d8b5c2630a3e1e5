import type { Inversion } from '@overtrick/games/inversion';
import { type KeyboardEvent, useRef } from 'react';
import { ChoiceButton } from '../../table/ChoiceButton.tsx';
import type { BoardProps } from '../board.ts';
import { W } from './sayings.ts';

const NUMBERS = Array.from({ length: 10 }, (_, i) => i + 1);
const MOVES: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Ten numbers and a pass. Every number keeps its place, also when it can no longer be declared (INV-2.1). */
export function AuctionChoices({ view, talk }: BoardProps<Inversion>) {
  const group = useRef<HTMLDivElement>(null);
  const { choices, board } = view.now;
  const { say } = talk;
  if (board.phase !== 'auction' || choices.length === 0) return null;

  function onKeyDown(event: KeyboardEvent) {
    const move = MOVES[event.key];
    const buttons = [...(group.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    if (move === undefined || at < 0) return;
    event.preventDefault();
    buttons[Math.max(0, Math.min(buttons.length - 1, at + move))].focus();
  }

  const calls = choices.filter((choice) => choice.do === 'declare');
  const pass = choices.find((choice) => choice.do === 'pass');

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a box
    <div ref={group} className="inv-calls" role="group" aria-label={say(W.auction)} onKeyDown={onKeyDown}>
      {NUMBERS.map((tricks) => {
        const call = calls.find((each) => each.tricks === tricks);
        if (call) {
          return (
            <ChoiceButton
              key={tricks}
              decision={call}
              className="inv-call"
              aria-label={say(W.declare, { tricks })}
            >
              {tricks}
            </ChoiceButton>
          );
        }
        return (
          <span key={tricks} className="inv-call" data-gone aria-hidden="true">
            {tricks}
          </span>
        );
      })}
      {pass && (
        <ChoiceButton decision={pass} className="inv-call inv-pass" aria-label={say(W.pass)}>
          {say(W.pass)}
        </ChoiceButton>
      )}
    </div>
  );
}
