import { type CharmsFace, charms } from '@overtrick/games/charms';

/** A suit and a number as far as they are there: of the first trick's two cards one may be chosen before the other. */
export interface Pair {
  readonly suit?: string;
  readonly number?: string;
}

/** What lies on top of the two piles after these cards. */
export function pairOf(cards: readonly string[], under: Pair = {}): Pair {
  const last = (kind: CharmsFace['kind']) => cards.findLast((card) => charms.face(card).kind === kind);
  const suit = last('suit') ?? under.suit;
  const number = last('number') ?? under.number;
  return { ...(suit !== undefined && { suit }), ...(number !== undefined && { number }) };
}
