import type { Observer, Seat } from '@overtrick/engine';

/** The seats in the order of play, the person who looks first; a spectator sees seat 0 first. */
export const seatsFrom = (eyes: Observer, players: number): Seat[] =>
  Array.from({ length: players }, (_, i) => (Math.max(0, eyes) + i) % players);
