import type { View } from '@overtrick/engine';
import { type Charms, charms } from '@overtrick/games/charms';
import type { LaidTrick } from '../board.ts';

/** What everybody showed at the end of the last finished trick, in the order of play: old cards count like new ones. */
export function lastTrick(view: View<Charms>): LaidTrick | null {
  const trick = charms.tricks(view).at(-1);
  if (!trick) return null;
  const cards = trick.plays.flatMap(({ seat, cards: shown }) => shown.map((card) => ({ seat, card })));
  return { cards, order: [trick.won.seat] };
}
