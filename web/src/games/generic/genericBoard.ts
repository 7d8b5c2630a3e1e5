import type { Game } from '@overtrick/engine';
import type { CardArt } from '../../cards/picture.tsx';
import type { BoardModule, Tally } from '../board.ts';
import { GenericBoard } from './GenericBoard.tsx';
import { GenericChoices } from './GenericChoices.tsx';
import { attempt, cardsOf } from './notation.ts';
import { genericWords } from './words.ts';

/** Everything a board module needs but the rules and the look of the cards. Spread it, and replace what you can do better. */
export const genericBoard = {
  Board: GenericBoard,
  Choices: GenericChoices,
  words: genericWords,
  cardsOf,
  attempt,
  tally: (view, seat) => tallyOf(view.now.board, seat),
} as const satisfies Omit<BoardModule, 'game' | 'art'>;

/** A usable table without any UI code: for a game that has no board of its own. */
export function withoutBoard(game: Game, art: CardArt): BoardModule {
  return { game, art, ...genericBoard };
}

/** Bids and tricks, where a board names them as the house does. */
function tallyOf(board: unknown, seat: number): Tally {
  const facts = (board ?? {}) as Readonly<Record<string, unknown>>;
  const bid = numberOf(facts.bids, seat);
  const taken = numberOf(facts.taken, seat);
  return { ...(bid !== undefined && { bid }), ...(taken !== undefined && { taken }) };
}

function numberOf(list: unknown, seat: number): number | undefined {
  const value: unknown = Array.isArray(list) ? list[seat] : undefined;
  return typeof value === 'number' ? value : undefined;
}
