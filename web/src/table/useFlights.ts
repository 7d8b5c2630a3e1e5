import type { ChoiceEvent, View } from '@overtrick/engine';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { motionFactor } from '../settings/motion.ts';

/** Moves an element from where something was to where it is. Nothing waits for it. */
export function flyFrom(element: Element, from: DOMRect, milliseconds = 280): void {
  const factor = motionFactor();
  const to = element.getBoundingClientRect();
  if (factor === 0 || to.width === 0 || from.width === 0) return;
  const scale = Math.min(1.6, Math.max(0.3, from.width / to.width));
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 50 },
      { transform: 'none', zIndex: 50 },
    ],
    { duration: milliseconds * factor, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  );
}

/**
 * Carries played cards: the element marked `data-landing="seat"` flies in from that seat's hand or plate when the seat
 * has just played. Returns where to note the place of a card that is about to leave the own hand.
 */
export function useFlights(view: View): (from: DOMRect) => void {
  const departure = useRef<DOMRect | null>(null);
  const seen = useRef(view.past.length);
  useLayoutEffect(() => {
    const fresh = view.past.slice(seen.current);
    seen.current = view.past.length;
    // After an undo, or when a match is opened again, nothing flies.
    if (fresh.length === 0 || fresh.length > 2) return;
    for (const event of fresh) if (event.t === 'choice') land(event);

    function land({ seat }: ChoiceEvent): void {
      const landing = document.querySelector(`[data-landing="${seat}"]`);
      const plate = document.querySelector(`[data-seat="${seat}"]`);
      const from = seat === view.seat ? departure.current : plate?.getBoundingClientRect();
      if (seat === view.seat) departure.current = null;
      if (landing && from) flyFrom(landing, from);
    }
  }, [view]);
  return useCallback((from) => {
    departure.current = from;
  }, []);
}
