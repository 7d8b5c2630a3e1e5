import type { View } from '@overtrick/engine';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { onceLaidOut } from '../app/ownTask.ts';
import type { BoardModule } from '../boards/board.ts';
import { motionFactor } from '../settings/motion.ts';
import { flyFrom } from './useFlights.ts';

/** Carries cards that were drawn into the hand: from the pile marked `data-drawn-from`. Until it is known where they lie, they are not shown. */
export function useDrawn(hand: RefObject<HTMLElement | null>, { past }: View, module: BoardModule): void {
  const seen = useRef(past.length);
  useLayoutEffect(() => {
    const fresh = past.slice(seen.current);
    seen.current = past.length;
    const drawn = fresh.flatMap((event) => (event.t === 'choice' ? (module.drawn?.(event) ?? []) : []));
    // A match that is opened again, or caught up with, has no cards in the air.
    if (drawn.length === 0 || fresh.length > 2 || motionFactor() === 0) return;
    const cards = [...new Set(drawn)].flatMap((card) => {
      const alike = hand.current?.querySelectorAll<SVGElement>(`[data-card="${card}"]`) ?? [];
      return [...alike].slice(-drawn.filter((each) => each === card).length);
    });
    for (const card of cards) card.style.opacity = '0';
    return onceLaidOut(() => {
      const pile = document.querySelector('[data-drawn-from]')?.getBoundingClientRect();
      for (const card of cards) {
        if (pile) flyFrom(card, pile);
        card.style.opacity = '';
      }
    });
  }, [hand, past, module]);
}
