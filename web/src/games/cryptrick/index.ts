import type { View } from '@overtrick/engine';
import { type Cryptrick, cryptrick } from '@overtrick/games/cryptrick';
import type { BoardModule } from '../board.ts';
import { CryptrickTable } from './CryptrickTable.tsx';
import { cryptrickArt } from './cards/art.ts';
import { blocksOn } from './coins.ts';
import { ending } from './ending.tsx';
import { isTrump, words } from './words.ts';

/** In the own hand a fresh gift is marked, and every trump. */
function mark(card: string, view: View<Cryptrick>): string | null {
  const { gift } = view.now.board;
  if (gift && gift.card === card && gift.to === view.seat) return 'gift';
  return isTrump(card, view) ? 'trump' : null;
}

export const cryptrickBoard: BoardModule<Cryptrick> = {
  game: cryptrick,
  art: cryptrickArt,
  printed: (card, { now }) => blocksOn(card, now.board),
  Board: CryptrickTable,
  // Answers and acquisitions are chosen where they lie: on the table.
  Choices: () => null,
  words,
  // CRY-2.2: an answer is hidden until all are in.
  atOnce: ({ do: deed }) => deed === 'want' || deed === 'decline',
  ending,
  tally: () => ({}),
  mark,
};
