import { type RefObject, useLayoutEffect, useRef } from 'react';
import { motionFactor, paceFactor } from '../../settings/motion.ts';
import { FLIGHT, fly, play } from '../../table/motion.tsx';
import type { TrickShown } from './trick.ts';

const TRADE = 350;
/** A finished trick is looked at this long before it is swept to its winner. */
const LOOK = 1100;
const SWEEP = 320;

/** Moves the cards of the trick: the swap, the sweep, and the lane moving on. Everything else is drawn where it lies. */
export function useTrade(root: RefObject<HTMLElement | null>, trick: TrickShown): void {
  const before = useRef(trick);
  const nextPlace = useRef<DOMRect | null>(null);

  useLayoutEffect(() => {
    const table = root.current;
    const last = before.current;
    before.current = trick;
    if (!table || motionFactor() === 0) return;
    const follow = table.querySelector('.inv-follow-card');
    const newest = trick.plays.at(-1);
    const moved = trick.number === last.number + 1;
    const laid = trick.plays.length - (moved ? 0 : last.plays.length);
    const next = table.querySelector('.inv-next .card')?.getBoundingClientRect() ?? null;
    if (newest?.swapped && laid === 1 && (moved || trick.number === last.number)) {
      const place = table.querySelector(`[data-place="${newest.seat}"]`);
      if (follow && place) trade(follow, place);
    } else if (moved && follow && nextPlace.current) fly(follow, nextPlace.current);
    nextPlace.current = next;
  }, [root, trick]);

  const { finished } = trick;
  const winning = trick.winning?.seat ?? null;
  useLayoutEffect(() => {
    if (!finished || winning === null) return;
    const timer = setTimeout(() => {
      const plate = root.current?.querySelector(`[data-seat="${winning}"]`);
      const cards =
        root.current?.querySelectorAll('.inv-card, .inv-follow-card, .inv-notes:not(:empty), .inv-chip') ??
        [];
      if (plate && motionFactor() > 0) sweep(cards, plate.getBoundingClientRect());
    }, LOOK * paceFactor());
    return () => clearTimeout(timer);
  }, [root, finished, winning]);
}

/** Both circle around the middle between them, so that each ends where the other was. */
function trade(follow: Element, place: Element): void {
  const [lane, seat] = [follow.getBoundingClientRect(), place.getBoundingClientRect()];
  const dx = seat.left + seat.width / 2 - (lane.left + lane.width / 2);
  const dy = seat.top + seat.height / 2 - (lane.top + lane.height / 2);
  // The played card lands first; then the two trade places.
  const timing = { duration: TRADE, delay: FLIGHT, easing: 'ease-in-out' };
  play(follow, orbit(dx, dy, seat.width / lane.width), timing);
  play(place, orbit(-dx, -dy, lane.width / seat.width), timing);
}

const STEPS = 8;

function orbit(dx: number, dy: number, size: number): Keyframe[] {
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const done = i / STEPS;
    const angle = Math.PI * done;
    const [along, across] = [(1 + Math.cos(angle)) / 2, Math.sin(angle) / 6];
    return {
      translate: `${dx * along - dy * across}px ${dy * along + dx * across}px`,
      scale: size + (1 - size) * done,
      zIndex: 40,
    };
  });
}

/** They stay away until the next drawing takes them off the table. */
function sweep(cards: Iterable<Element>, to: DOMRect): void {
  // All are measured before the first one moves.
  const places = [...cards].map((card) => ({ card, from: card.getBoundingClientRect() }));
  for (const { card, from } of places) {
    const x = to.left + to.width / 2 - (from.left + from.width / 2);
    const y = to.top + to.height / 2 - (from.top + from.height / 2);
    const away = `translate(${x}px, ${y}px) scale(0.25)`;
    const path = [
      { transform: 'none', opacity: 1 },
      { transform: away, opacity: 0 },
    ];
    play(card, path, { duration: SWEEP, easing: 'cubic-bezier(0.5, 0, 0.9, 0.5)', fill: 'forwards' });
  }
}
