import { type KeyboardEvent, useRef, useState } from 'react';
import { PlayingCard } from './PlayingCard.tsx';
import type { Choosing } from './selection.ts';
import { useTable } from './TableContext.tsx';
import { type Carrying, useCardDrag } from './useCardDrag.ts';
import { useHandLayout } from './useHandLayout.ts';
import { T } from './words.ts';
import './hand.css';

type HandProps = Choosing & {
  readonly carrying: Carrying;
  /** Somebody touched this card: choose it, play it, or say why not. */
  readonly onTouch: (at: number) => void;
};

/** On a desk the hand is a fan: so many degrees from one card to the next. */
const TILT = 0.77;

/** The own hand: a row or two with room for a finger on every card; one stop of the Tab key, arrows inside. */
export function Hand({ selection, lively, quiet, onTouch, carrying }: HandProps) {
  const { view, told, talk, shape, module } = useTable();
  const { hand } = view.now;
  const group = useRef<HTMLDivElement>(null);
  const start = module.rowStart?.(hand);
  const layout = useHandLayout(group, hand.length, shape, view.now.deal, start);
  const { rows, step, cardWidth, perRow, most } = layout;
  const [focused, setFocused] = useState(0);
  const at = Math.min(focused, hand.length - 1);
  const drag = useCardDrag(group, carrying);
  const keys = cardKeys(hand);
  const marks = hand.map((card) => module.mark?.(card, told) ?? null);

  function onKeyDown(event: KeyboardEvent) {
    const moves: Readonly<Record<string, number>> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -perRow,
      ArrowDown: perRow,
      Home: -hand.length,
      End: hand.length,
    };
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(hand.length - 1, at + move));
    setFocused(next);
    group.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a box
    <div
      ref={group}
      className="hand"
      data-spot="hand"
      role="group"
      aria-label={talk.say(T.hand)}
      style={{ '--card-width': `${cardWidth}px`, '--step': `${step}px`, '--per-row': perRow, '--rows': most }}
      onKeyDown={onKeyDown}
    >
      {[...rows.entries()].flatMap(([line, row]) =>
        [...row.entries()].map(([column, place]) => {
          const chosen = selection.cards.includes(place);
          return (
            <button
              key={keys[place]}
              type="button"
              className="hand-card"
              data-place={place}
              data-dealt=""
              data-quiet={(quiet[place] && !chosen) || undefined}
              style={{
                ...(shape === 'desk' && { rotate: `${(column - (row.length - 1) / 2) * TILT}deg` }),
                gridArea: `${line + 1} / ${2 * column + perRow - row.length + 1} / auto / span 2`,
              }}
              tabIndex={place === at ? 0 : -1}
              aria-pressed={chosen}
              aria-disabled={!lively[place]}
              aria-label={
                module.words.inHand?.(hand[place], told, talk) ?? module.words.card(hand[place], talk)
              }
              onFocus={() => setFocused(place)}
              onClick={(event) => !drag.endsDrag(event) && onTouch(place)}
              onPointerDown={drag.onPointerDown}
              onPointerMove={drag.onPointerMove}
              onPointerUp={drag.onPointerUp}
              onPointerCancel={drag.onPointerCancel}
            >
              <PlayingCard card={hand[place]} className={chosen ? 'card-lifted' : ''} />
              {marks[place] && <i className="hand-mark" data-mark={marks[place]} />}
            </button>
          );
        }),
      )}
    </div>
  );
}

/** A card keeps its key while others are played, so that none of them is drawn anew: `7`, the second one `7 2`. */
function cardKeys(hand: readonly string[]): string[] {
  const count = new Map<string, number>();
  return hand.map((card) => {
    const copy = (count.get(card) ?? 0) + 1;
    count.set(card, copy);
    return copy === 1 ? card : `${card} ${copy}`;
  });
}
