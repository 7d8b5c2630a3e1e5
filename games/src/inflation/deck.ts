import type { Setup } from '@overtrick/engine';

export const RANKS = 10;
export const HAND_SIZE = 12;

/** INF-1.1: how many cards of each rank; one 1, two 2s, … ten 10s. */
export const COPIES: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
export const DECK = cardsOf(COPIES);

function cardsOf(copies: readonly number[]): Uint8Array {
  return Uint8Array.from(copies.flatMap((count, rank) => Array<number>(count).fill(rank)));
}

/** What a match is played with: INF-1.1, 1.2, or the few cards of a miniature. */
export interface Pack {
  readonly copies: readonly number[];
  readonly deck: Uint8Array;
  /** Cards in a hand, which are the tricks of a deal. */
  readonly handSize: number;
}
const PACK: Pack = { copies: COPIES, deck: DECK, handSize: HAND_SIZE };

export function packOf({ options }: Pick<Setup, 'options'>): Pack {
  if (typeof options.hand !== 'number') return PACK;
  const given = new Map(Object.entries(options.copies));
  const copies = COPIES.map((_, rank) => Number(given.get(String(rank)) ?? 0));
  return { copies, deck: cardsOf(copies), handSize: options.hand };
}

export const makeCard = (rank: number): string => String(rank);

/** The rank of a card, −1 when there is no such card. */
export const parseCard = (text: string): number => (/^([1-9]|10)$/.test(text) ? Number(text) : -1);
