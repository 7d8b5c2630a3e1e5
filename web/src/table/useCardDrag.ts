import { type PointerEvent, type RefObject, useRef } from 'react';

const SLACK = 10;

interface Drag {
  readonly x: number;
  readonly y: number;
  readonly card: HTMLElement;
  moved: boolean;
}

/** Lets a card be carried by finger or mouse; dropped outside the hand it is played. The same card can always be tapped. */
export function useCardDrag(hand: RefObject<HTMLElement | null>, onDrop: (place: number) => void) {
  const drag = useRef<Drag | null>(null);
  const dragged = useRef(false);

  function release(card: HTMLElement): void {
    card.style.removeProperty('translate');
    delete card.dataset.carried;
    delete hand.current?.dataset.carrying;
    drag.current = null;
  }

  return {
    /** True for the click that ends a drag. */
    wasDragged: (): boolean => dragged.current,
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      dragged.current = false;
      if (event.button !== 0) return;
      // At once: a fast mouse is elsewhere before the first move is told.
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { x: event.clientX, y: event.clientY, card: event.currentTarget, moved: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      const current = drag.current;
      if (!current) return;
      const dx = event.clientX - current.x;
      const dy = event.clientY - current.y;
      if (!current.moved && Math.hypot(dx, dy) < SLACK) return;
      if (!current.moved) {
        current.moved = true;
        current.card.dataset.carried = '';
        if (hand.current) hand.current.dataset.carrying = '';
      }
      current.card.style.translate = `${dx}px ${dy}px`;
    },
    onPointerUp(event: PointerEvent<HTMLElement>): void {
      const current = drag.current;
      if (!current) return;
      dragged.current = current.moved;
      const home = hand.current?.getBoundingClientRect();
      const outside = home && (event.clientY < home.top || event.clientX < home.left);
      if (current.moved && outside) onDrop(Number(current.card.dataset.place));
      release(current.card);
    },
    onPointerCancel(): void {
      if (drag.current) release(drag.current.card);
    },
  };
}
