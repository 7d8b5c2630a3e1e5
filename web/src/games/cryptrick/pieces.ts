import type { Seat } from '@overtrick/engine';
import { colourOf } from './coins.ts';

/** What a card is called while it moves over the table. Whites look alike: each goes by where it came from. */
export const pieceOf = (card: string, from: Seat | 'sale' = 'sale'): string =>
  colourOf(card) === 'W' ? `W-${from}` : card;
