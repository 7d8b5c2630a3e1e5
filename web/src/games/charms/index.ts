import { type Charms, charms } from '@overtrick/games/charms';
import { BidChoices } from '../../table/BidChoices.tsx';
import type { BoardModule } from '../board.ts';
import { CharmsTable } from './CharmsTable.tsx';
import { charmsArt } from './cards/art.ts';
import { ending } from './ending.ts';
import { words } from './words.ts';

export const charmsBoard: BoardModule<Charms> = {
  game: charms,
  art: charmsArt,
  Board: CharmsTable,
  Choices: BidChoices,
  words,
  ending,
  tally: ({ now: { board } }, seat) => ({
    taken: board.taken[seat],
    ...(board.bids[seat] !== null && { bid: board.bids[seat] }),
  }),
  mark: (card, { now: { board } }) => (board.duty === 'show' && card === board.led ? 'owed' : null),
  rowStart: (hand) => hand.findIndex((card) => charms.face(card).kind === 'number'),
};
