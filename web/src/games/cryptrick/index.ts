import type { View } from '@overtrick/engine';
import { type CryptrickBoard, cryptrick } from '@overtrick/games/cryptrick';
import type { BoardModule } from '../board.ts';
import { genericBoard } from '../generic/genericBoard.ts';
import { CryptrickTable } from './CryptrickTable.tsx';
import { cryptrickArt } from './cards/art.ts';
import { blocksOn, deckOf } from './coins.ts';
import { giftNow } from './happening.ts';
import { rule } from './rule.ts';
import { seenCards } from './seen.ts';
import { lastTrick } from './trick.ts';
import { isTrump, words } from './words.ts';

/** In the own hand a fresh gift is marked, and every trump. */
function mark(card: string, view: View<CryptrickBoard>): string | null {
  const gift = giftNow(view.past);
  if (gift && gift.card === card && gift.to === view.seat) return 'gift';
  return isTrump(card, view) ? 'trump' : null;
}

export const cryptrickBoard: BoardModule<CryptrickBoard> = {
  ...genericBoard,
  game: cryptrick,
  art: cryptrickArt,
  look: (card, { options }) => String(blocksOn(card, options)),
  Board: CryptrickTable,
  // Answers and acquisitions are chosen where they lie: on the table.
  Choices: () => null,
  words,
  rule,
  tally: () => ({}),
  mark,
  seen: seenCards,
  lastTrick: ({ past }) => lastTrick(past),
  deck: ({ players, options }) => deckOf(players, options),
};
