import { thisDeal, type View } from '@overtrick/engine';
import { type Inversion, inversion } from '@overtrick/games/inversion';
import type { BoardModule, LaidTrick } from '../board.ts';
import { genericBoard } from '../generic/genericBoard.ts';
import { AuctionChoices } from './AuctionChoices.tsx';
import { inversionArt } from './cards/art.ts';
import { InversionTable } from './InversionTable.tsx';
import { rule } from './rule.ts';
import { tallyOf } from './sides.ts';
import { lastTrick, trickShown } from './trick.ts';
import { swapsNow, words } from './words.ts';

const RANKS = Array.from({ length: 10 }, (_, i) => i + 1);

/** INV-1.3: the lane lies open from the beginning. */
function laidOpen({ past }: View<Inversion>): readonly string[] {
  return thisDeal(past).dealt.setup.lane;
}

/** What counted for each seat, swaps made; in the order of play. */
function counted(view: View<Inversion>): LaidTrick | null {
  const trick = lastTrick(view);
  if (trick === null || trick.winning === null) return null;
  const cards = trick.plays.map(({ seat, counts }) => ({ seat, card: counts }));
  return { cards, order: [trick.winning.seat] };
}

export const inversionBoard: BoardModule<Inversion> = {
  ...genericBoard,
  game: inversion,
  art: inversionArt,
  Board: InversionTable,
  Choices: AuctionChoices,
  words,
  rule,
  tally: tallyOf,
  inverted: (view, settling) => trickShown(view, settling).inverted,
  mark: (card, { now }) => (swapsNow(card, now.board) ? 'eleven' : null),
  laidOpen,
  lastTrick: counted,
  deck: ({ now }) => now.board.suits.flatMap((suit) => RANKS.map((rank) => `${suit}${rank}`)),
};
