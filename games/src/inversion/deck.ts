/** INV-1.1: club, spade, heart, diamond, clown. */
export const SUITS = ['C', 'S', 'H', 'D', 'N'] as const;
export type Suit = (typeof SUITS)[number];
export const RANKS = 10;

/**
 * A card is a number that names its bit in a hand, which is two words of 32 bits: C 1–10, S 11–20, H 21–30 in the
 * first, D 33–42, N 43–52 in the second. 0 is no card.
 */
export const CARD_NUMBERS = 64;
const BEFORE_SUIT = [0, 10, 20, 32, 42] as const;
export const cardOf = (suit: number, rank: number): number => BEFORE_SUIT[suit] + rank;

/** The word of a hand that a card is in, and its bit there. */
export const wordOf = (card: number): number => card >> 5;
export const bitOf = (card: number): number => 1 << (card & 31);

const ALL_CARDS = SUITS.flatMap((_, suit) =>
  Array.from({ length: RANKS }, (_, i) => ({ suit, rank: i + 1, card: cardOf(suit, i + 1) })),
);
const SUIT_OF = new Uint8Array(CARD_NUMBERS);
const RANK_OF = new Uint8Array(CARD_NUMBERS);
for (const { suit, rank, card } of ALL_CARDS) {
  SUIT_OF[card] = suit;
  RANK_OF[card] = rank;
}
export const suitOf = (card: number): number => SUIT_OF[card];
export const rankOf = (card: number): number => RANK_OF[card];

const ELEVEN = 11;
/** INV-3.3, 3.5: whether two cards swap. */
export const makesEleven = (one: number, other: number): boolean => RANK_OF[one] + RANK_OF[other] === ELEVEN;

/** For each card the bits of its suit, in the word of that card. */
export const OF_SUIT = new Int32Array(CARD_NUMBERS);
/** INV-3.2, 3.3: for each card and word, the bits of what may follow it: its suit, and what makes 11. No card: anything. */
export const FOLLOWERS = new Int32Array(2 * CARD_NUMBERS).fill(-1, 0, 2);
for (const { card } of ALL_CARDS) {
  for (const { card: other } of ALL_CARDS) {
    const sameSuit = suitOf(other) === suitOf(card);
    if (sameSuit) OF_SUIT[card] |= bitOf(other);
    if (sameSuit || makesEleven(card, other)) FOLLOWERS[2 * card + wordOf(other)] |= bitOf(other);
  }
}

const ALL_RANKS: readonly number[] = Array.from({ length: RANKS }, (_, i) => i + 1);

/** The cards of these suits, suit by suit, lowest first; a miniature has only some of the ranks. */
export const deckOf = (suits: readonly string[], ranks = ALL_RANKS): Uint8Array =>
  Uint8Array.from(suits.flatMap((letter) => ranks.map((rank) => parseCard(`${letter}${rank}`))));

/** What a card is. */
export const faceOf = (card: number): { suit: Suit; rank: number; partner: number } => ({
  suit: SUITS[suitOf(card)],
  rank: rankOf(card),
  partner: ELEVEN - rankOf(card),
});

export const makeCard = (card: number): string => `${SUITS[suitOf(card)]}${rankOf(card)}`;

/** The number of a card, −1 when there is no such card. */
export function parseCard(text: string): number {
  const suit = SUITS.findIndex((letter) => text.startsWith(letter));
  return suit >= 0 && /^.([1-9]|10)$/.test(text) ? cardOf(suit, Number(text.slice(1))) : -1;
}
