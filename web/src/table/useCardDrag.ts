import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';

const SLACK = 10;
/** Where a card can be dropped to be played. */
const TARGETS = '.table-board, .question';

interface Drag {
  readonly x: number;
  readonly y: number;
  readonly card: HTMLElement;
  readonly over: AbortController;
  moved: boolean;
}

/** What becomes of a card that is carried. */
export interface Carrying {
  /** It left its place in the hand: what it would make is shown. */
  readonly onLift: (place: number) => void;
  /** It was dropped on the table. */
  readonly onDrop: (place: number) => void;
  /** It went back into the hand. */
  readonly onPutBack: (place: number) => void;
}

/** Lets a card be carried by finger or mouse; dropped on the table it is played, anywhere else it goes back. The same card can always be tapped. */
export function useCardDrag(hand: RefObject<HTMLElement | null>, carrying: Carrying) {
  const latest = useRef(carrying);
  latest.current = carrying;
  const drag = useRef<Drag | null>(null);
  const dragged = useRef(false);

  function release({ card, over }: Drag): void {
    card.style.removeProperty('translate');
    delete card.dataset.carried;
    delete hand.current?.dataset.carrying;
    over.abort();
    drag.current = null;
  }

  function putDown(current: Drag): void {
    release(current);
    if (current.moved) latest.current.onPutBack(placeOf(current));
  }

  function lift(current: Drag): void {
    current.moved = true;
    latest.current.onLift(placeOf(current));
    current.card.dataset.carried = '';
    if (hand.current) hand.current.dataset.carrying = '';
    const putBack = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      dragged.current = true;
      putDown(current);
    };
    addEventListener('keydown', putBack, { signal: current.over.signal });
  }

  return {
    /** True for the click that ends a drag. A key clicks too, but ends none. */
    endsDrag({ detail }: MouseEvent): boolean {
      const ends = detail > 0 && dragged.current;
      dragged.current = false;
      return ends;
    },
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      dragged.current = false;
      if (event.button !== 0) return;
      // At once: a fast mouse is elsewhere before the first move is told.
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = {
        x: event.clientX,
        y: event.clientY,
        card: event.currentTarget,
        over: new AbortController(),
        moved: false,
      };
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      const current = drag.current;
      if (!current) return;
      const dx = event.clientX - current.x;
      const dy = event.clientY - current.y;
      if (!current.moved && Math.hypot(dx, dy) < SLACK) return;
      if (!current.moved) lift(current);
      current.card.style.translate = `${dx}px ${dy}px`;
    },
    onPointerUp(event: PointerEvent<HTMLElement>): void {
      const current = drag.current;
      if (!current) return;
      dragged.current = current.moved;
      if (!current.moved || !liesOnTable(event)) {
        putDown(current);
        return;
      }
      // While it is still seen there: it flies on from where it was dropped.
      latest.current.onDrop(placeOf(current));
      release(current);
    },
    onPointerCancel(): void {
      if (drag.current) putDown(drag.current);
    },
  };
}

const placeOf = ({ card }: Drag): number => Number(card.dataset.place);

function liesOnTable({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): boolean {
  const targets = currentTarget.closest('.table-screen')?.querySelectorAll(TARGETS) ?? [];
  return [...targets].some((target) => {
    const { left, right, top, bottom } = target.getBoundingClientRect();
    return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
  });
}
