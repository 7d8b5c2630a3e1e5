import { type Inflation, inflation } from '@overtrick/games/inflation';
import { BidChoices } from '../../table/BidChoices.tsx';
import type { BoardModule } from '../board.ts';
import { inflationArt } from './cards/art.ts';
import { ending } from './ending.ts';
import { InflationTable } from './InflationTable.tsx';
import { words } from './words.ts';

export const inflationBoard: BoardModule<Inflation> = {
  game: inflation,
  art: inflationArt,
  Board: InflationTable,
  Choices: BidChoices,
  words,
  ending,
  tally: ({ now: { board } }, seat) => ({
    taken: board.taken[seat],
    ...(board.bids[seat] !== null && { bid: board.bids[seat] }),
  }),
};
