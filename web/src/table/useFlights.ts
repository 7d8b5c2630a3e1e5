import type { View } from '@overtrick/engine';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { onceLaidOut } from '../app/ownTask.ts';
import { motionFactor } from '../settings/motion.ts';
import { carry, letGo } from './carry.ts';

/** How many milliseconds a card flies; `--time-move` of the style sheets is the same, so that what moves together ends together. */
export const FLIGHT = 280;

/** Moves an element from where something was to where it is. Nothing waits for it. */
export function flyFrom(element: Element, from: DOMRect, to = element.getBoundingClientRect()): void {
  const factor = motionFactor();
  if (factor === 0 || to.width === 0 || from.width === 0) return;
  const scale = Math.min(1.6, Math.max(0.3, from.width / to.width));
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  carry(
    element,
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 50 },
      { transform: 'none', zIndex: 50 },
    ],
    { duration: FLIGHT * factor, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  );
}

/** Where a card that is about to leave the own hand lies. */
export type Departure = RefObject<DOMRect | null>;

/**
 * Carries played cards: the element marked `data-landing="seat"` flies in from that seat's hand or plate when the seat
 * has just played. Until it is known where it lies, the card is not shown.
 */
export function useFlights(view: View, departure?: Departure): void {
  const seen = useRef(view.past.length);
  useLayoutEffect(() => {
    letGo();
    const fresh = view.past.slice(seen.current);
    seen.current = view.past.length;
    // After an undo, or when a match is opened again, nothing flies.
    if (fresh.length === 0 || fresh.length > 2 || motionFactor() === 0) return;
    const flights = fresh.flatMap((event) => {
      const landing =
        event.t === 'choice' && document.querySelector<HTMLElement>(`[data-landing="${event.seat}"]`);
      return landing ? [{ seat: event.seat, landing }] : [];
    });
    for (const { landing } of flights) landing.style.opacity = '0';
    if (flights.length === 0) return;
    return onceLaidOut(() => {
      for (const { seat, landing } of flights) {
        const plate = document.querySelector(`[data-seat="${seat}"]`);
        const own = seat === view.seat ? (departure?.current ?? null) : null;
        if (own && departure) departure.current = null;
        const from = seat === view.seat && departure ? own : plate?.getBoundingClientRect();
        if (from) flyFrom(landing, from);
        landing.style.opacity = '';
      }
    });
  }, [view, departure]);
}
