import type { GameTypes } from '@overtrick/engine';
import { type KeyboardEvent, useRef } from 'react';
import type { BoardProps } from '../games/board.ts';
import { ChoiceButton } from './ChoiceButton.tsx';
import { useModule } from './TableContext.tsx';
import './bids.css';

/** A game in which everybody bids a number of tricks before cards are played. */
interface Bidding extends GameTypes {
  readonly decision: { readonly do: 'bid'; readonly tricks: number } | { readonly do: 'play' | 'pair' };
}

/** Black buttons to bid with, the lowest first; one row of arrows for the keyboard. */
export function BidChoices({ view, talk }: BoardProps<Bidding>) {
  const { words } = useModule();
  const group = useRef<HTMLDivElement>(null);
  const bids = view.now.choices
    .filter((decision) => decision.do === 'bid')
    .toSorted((a, b) => a.tricks - b.tricks);
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
        <ChoiceButton
          key={bid.tricks}
          decision={bid}
          className="bid"
          aria-label={words.decision(bid, view, talk)}
        >
          <span>{bid.tricks}</span>
        </ChoiceButton>
      ))}
    </div>
  );
}
