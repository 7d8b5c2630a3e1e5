import type { Setup } from '@overtrick/engine';

export const SUITS = ['coin', 'key', 'clover', 'rabbit'] as const;
/** One of the four charms. */
export type Suit = (typeof SUITS)[number];
export const NUMBERS = 8;
/** A card is a suit or a number: kinds 0–3 are the suits, 4–11 the numbers 1–8. */
export const KINDS = SUITS.length + NUMBERS;
/** The most cards of a hand, and CHA-1.2. */
export const HAND_SIZE = 13;

/** CHA-1.3: what a hand must have of either kind. */
const LEAST = 3;

/** CHA-1.1: how many cards of each kind; 8 of every suit, 4 of every number. */
export const COPIES: readonly number[] = Array.from({ length: KINDS }, (_, kind) => (isSuit(kind) ? 8 : 4));
export const DECK = cardsOf(COPIES);

function cardsOf(copies: readonly number[]): Uint8Array {
  return Uint8Array.from(copies.flatMap((count, kind) => Array<number>(count).fill(kind)));
}

/** What a match is played with: CHA-1.1 to 1.3, or the few cards of a miniature. */
export interface Pack {
  readonly copies: readonly number[];
  readonly deck: Uint8Array;
  readonly handSize: number;
  readonly least: number;
}
const PACK: Pack = { copies: COPIES, deck: DECK, handSize: HAND_SIZE, least: LEAST };

export function packOf({ options }: Pick<Setup, 'options'>): Pack {
  if (typeof options.hand !== 'number') return PACK;
  const given = new Map(Object.entries(options.copies));
  const copies = COPIES.map((_, kind) => Number(given.get(makeCard(kind)) ?? 0));
  return { copies, deck: cardsOf(copies), handSize: options.hand, least: 1 };
}

/** CHA-3.2, 5: two cards go into the first trick, so there is one trick less than cards. */
export const tricksOf = (pack: Pack): number => pack.handSize - 1;

export function isSuit(kind: number): boolean {
  return kind < SUITS.length;
}

export const makeCard = (kind: number): string =>
  isSuit(kind) ? SUITS[kind] : String(kind - SUITS.length + 1);

/** What a card is. */
export const faceOf = (
  kind: number,
): { readonly kind: 'suit'; readonly suit: Suit } | { readonly kind: 'number'; readonly number: number } =>
  isSuit(kind) ? { kind: 'suit', suit: SUITS[kind] } : { kind: 'number', number: kind - SUITS.length + 1 };

const KIND_OF = new Map(Array.from({ length: KINDS }, (_, kind) => [makeCard(kind), kind]));

/** The kind of a card, −1 when there is no such card. */
export const parseCard = (text: string): number => KIND_OF.get(text) ?? -1;

/** True for the text of a suit card. */
export const isSuitCard = (text: string): text is Suit => SUITS.some((suit) => suit === text);
