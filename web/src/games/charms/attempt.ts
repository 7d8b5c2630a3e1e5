import type { View } from '@overtrick/engine';
import type { Charms } from '@overtrick/games/charms';
import { isSuit } from './cards/shapes.ts';

/**
 * What somebody means who touches a card, the last of `cards`: it alone, or in the first trick together with one of the
 * other kind, chosen or held.
 */
export function attempt(cards: readonly string[], { now, seat }: View<Charms>): string | null {
  const touched = cards.at(-1);
  if (touched === undefined) return null;
  const { board, hand } = now;
  if (board.phase === 'bid' || board.shown[seat]) return `play:${touched}`;
  const partner = [...cards, ...hand].find((card) => isSuit(card) !== isSuit(touched));
  return isSuit(touched) ? `play:${touched}+${partner}` : `play:${partner}+${touched}`;
}
