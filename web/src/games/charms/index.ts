import { type Charms, charms } from '@overtrick/games/charms';
import { BidChoices } from '../../table/BidChoices.tsx';
import type { BoardModule } from '../board.ts';
import { genericBoard } from '../generic/genericBoard.ts';
import { attempt } from './attempt.ts';
import { CharmsTable } from './CharmsTable.tsx';
import { charmsArt } from './cards/art.ts';
import { isSuit, SUITS } from './cards/shapes.ts';
import { isOwed } from './duty.ts';
import { lastTrick } from './lastTrick.ts';
import { rule } from './rule.ts';
import { words } from './words.ts';

/** CHA-1.1 */
const DECK = [
  ...SUITS.flatMap((suit) => Array<string>(8).fill(suit)),
  ...Array.from({ length: 8 }, (_, i) => Array<string>(4).fill(String(i + 1))).flat(),
];

export const charmsBoard: BoardModule<Charms> = {
  ...genericBoard,
  game: charms,
  art: charmsArt,
  Board: CharmsTable,
  Choices: BidChoices,
  words,
  rule,
  attempt,
  tally: ({ now: { board } }, seat) => ({
    taken: board.taken[seat],
    ...(board.bids[seat] !== null && { bid: board.bids[seat] }),
  }),
  mark: (card, view) => (isOwed(card, view) ? 'owed' : null),
  seen: ({ now: { board, hand } }) => [...hand, ...board.played.flat(), ...board.flipped],
  lastTrick,
  rowStart: (hand) => hand.findIndex((card) => !isSuit(card)),
  deck: () => DECK,
};
