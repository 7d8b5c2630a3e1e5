export const RANKS = 10;
export const HAND_SIZE = 12;

/** INF-1.1: how many cards of each rank; one 1, two 2s, … ten 10s. */
export const COPIES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export const DECK = Uint8Array.from(COPIES.flatMap((copies, rank) => Array<number>(copies).fill(rank)));

export const makeCard = (rank: number): string => String(rank);

/** The rank of a card, −1 when there is no such card. */
export const parseCard = (text: string): number => (/^([1-9]|10)$/.test(text) ? Number(text) : -1);
