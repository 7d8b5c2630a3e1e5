import { type Inflation, inflation } from '@overtrick/games/inflation';
import { BidChoices } from '../../table/BidChoices.tsx';
import type { BoardModule } from '../board.ts';
import { genericBoard } from '../generic/genericBoard.ts';
import { inflationArt } from './cards/art.ts';
import { InflationTable } from './InflationTable.tsx';
import { rule } from './rule.ts';
import { words } from './words.ts';

/** INF-1.1 */
const DECK = Array.from({ length: 10 }, (_, i) => Array<string>(i + 1).fill(String(i + 1))).flat();

export const inflationBoard: BoardModule<Inflation> = {
  ...genericBoard,
  game: inflation,
  art: inflationArt,
  Board: InflationTable,
  Choices: BidChoices,
  words,
  rule,
  tally: ({ now: { board } }, seat) => ({
    taken: board.taken[seat],
    ...(board.bids[seat] !== null && { bid: board.bids[seat] }),
  }),
  deck: () => DECK,
};
