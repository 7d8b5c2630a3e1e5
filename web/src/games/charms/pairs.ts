import { isSuit } from './cards/shapes.ts';

/** A suit and a number as far as they are there: of the first trick's two cards one may be chosen before the other. */
export interface Pair {
  readonly suit?: string;
  readonly number?: string;
}

/** What lies on top of the two piles after these cards. */
export function pairOf(cards: readonly string[], under: Pair = {}): Pair {
  const suit = cards.findLast(isSuit) ?? under.suit;
  const number = cards.findLast((card) => !isSuit(card)) ?? under.number;
  return { ...(suit !== undefined && { suit }), ...(number !== undefined && { number }) };
}
