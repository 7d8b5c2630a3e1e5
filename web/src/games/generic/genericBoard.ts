import type { Game, Seat, View } from '@overtrick/engine';
import type { CardArt } from '../../cards/picture.tsx';
import type { BoardModule, Tally } from '../board.ts';
import { genericEnding } from './ending.ts';
import { GenericBoard } from './GenericBoard.tsx';
import { GenericChoices } from './GenericChoices.tsx';
import { genericWords } from './words.ts';

/** A usable table without any UI code. Spread it, and replace what you can do better. */
export const genericBoard = (game: Game, art: CardArt): BoardModule => ({
  game,
  art,
  Board: GenericBoard,
  Choices: GenericChoices,
  words: genericWords(game),
  ending: genericEnding,
  tally: (view, seat) => tallyOf(game, view, seat),
});

/** Bids, and tricks where there are any. */
function tallyOf(game: Game, view: View, seat: Seat): Tally {
  const bid = game.bids?.(game.recall(view)).find((each) => each.seat === seat)?.bid;
  const taken = game.tricks(view).filter(({ won }) => won.seat === seat).length;
  return { ...(bid !== undefined && { bid }), taken };
}
