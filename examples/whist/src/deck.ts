export const SUITS = ['C', 'D', 'H', 'S'] as const;
export const RANKS = 12;
export const HAND_SIZE = 12;

/** WHI-1.1: a card is 16 × suit + rank. */
export const DECK = Uint8Array.from(
  SUITS.flatMap((_, suit) => Array.from({ length: RANKS }, (__, at) => 16 * suit + at + 1)),
);

export const suitOf = (card: number): number => card >> 4;
export const rankOf = (card: number): number => card & 15;

const NAMES = Array.from({ length: 64 }, (_, card) => `${SUITS[suitOf(card)]}${rankOf(card)}`);
const CARDS = new Map(Array.from(DECK, (card) => [NAMES[card], card]));

export const makeCard = (card: number): string => NAMES[card];

/** The card of this name, −1 when there is none. */
export const parseCard = (text: string): number => CARDS.get(text) ?? -1;
