import type { Seat } from '@overtrick/engine';

/** What a card is called while it moves over the table. Whites look alike: each goes by where it came from. */
export const pieceOf = (card: string, from: Seat | 'sale' = 'sale'): string =>
  card === 'W' ? `W-${from}` : card;
