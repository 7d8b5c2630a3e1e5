import type { Game } from '@overtrick/engine';
import { charmsBoard } from './charms.ts';
import { cryptrickBoard } from './cryptrick.ts';
import { escalationBoard } from './escalation.ts';
import { anyBoard } from './generic.ts';
import { inflationBoard } from './inflation.ts';
import { inversionBoard } from './inversion.ts';
import type { GameBoard } from './scene.ts';

/** The boards by the id of their game. Only here does an id lead to the types of its game. */
const BOARDS: ReadonlyMap<string, GameBoard> = new Map<string, GameBoard>([
  ['inflation', inflationBoard],
  ['charms', charmsBoard],
  ['inversion', inversionBoard],
  ['escalation', escalationBoard],
  ['cryptrick', cryptrickBoard],
]);

/** The board of a game, or the one for any game. */
export const boardOf = ({ id }: Pick<Game, 'id'>): GameBoard => BOARDS.get(id) ?? anyBoard;
