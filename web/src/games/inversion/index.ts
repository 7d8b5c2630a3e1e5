import { type Inversion, inversion } from '@overtrick/games/inversion';
import type { BoardModule } from '../board.ts';
import { AuctionChoices } from './AuctionChoices.tsx';
import { inversionArt } from './cards/art.ts';
import { ending } from './ending.ts';
import { InversionTable } from './InversionTable.tsx';
import { tallyOf } from './sides.ts';
import { trickShown } from './trick.ts';
import { swapsNow, words } from './words.ts';

export const inversionBoard: BoardModule<Inversion> = {
  game: inversion,
  art: inversionArt,
  Board: InversionTable,
  Choices: AuctionChoices,
  words,
  ending,
  tally: tallyOf,
  inverted: (view, settling) => trickShown(view, settling).inverted,
  mark: (card, { now }) => (swapsNow(card, now.board) ? 'eleven' : null),
};
