/** Compiled as a stranger would: strict, with unchecked indexes and exact optional properties, declarations included. */
import { type Bot, Ismcts, parseBot, Search } from '@overtrick/bots';
import { Thinkers } from '@overtrick/bots/node';
import { skill } from '@overtrick/bots/skills/inflation';
import { type Answer, Client } from '@overtrick/client';
import {
  checkSetup,
  explain,
  FastRandom,
  type Game,
  type GameTypes,
  isOver,
  Table,
  type View,
} from '@overtrick/engine';
import { GAMES, gameOf } from '@overtrick/games';
import { type Cryptrick, cryptrick } from '@overtrick/games/cryptrick';
import { learning } from '@overtrick/games/inflation/learning';
import { checkGame, dealtPosition, PROPERTIES } from '@overtrick/testing';

/** Everything of a game is typed from its rules to the screen. */
function offer(view: View<Cryptrick>): string {
  const decision = view.now.choices[0];
  if (decision === undefined) return 'nobody is asked';
  return decision.do === 'play' ? decision.card : decision.do;
}

const highest: Bot = {
  name: 'highest',
  decide: (view) => {
    const choice = view.now.choices.at(-1);
    if (choice === undefined) throw new Error('nothing to choose');
    return choice;
  },
};

function play<G extends GameTypes>(game: Game<G>, players: number): readonly number[] {
  const setup = checkSetup(game, players, {});
  if (!setup.ok) throw new Error(explain(setup.error));
  const table = new Table(game, setup.value, { kind: 'seed', seed: 'strict', match: 0 });
  while (!isOver(table.state)) {
    const seat = table.state.turn;
    const choice = table.choices(seat)[0];
    if (choice === undefined) throw new Error(`seat ${seat} cannot do anything`);
    table.decide(seat, choice);
  }
  return Array.from(table.state.points);
}

const lobby: Promise<Answer<'GET /api/lobby'>> = new Client({ site: 'http://localhost' }).call(
  'GET /api/lobby',
);
const named = parseBot('ismcts:10', gameOf);
export const all = [
  offer,
  highest,
  play(cryptrick, 6),
  lobby,
  named.ok ? named.value.name : named.error.reason,
  new Ismcts({ unit: 'ms', amount: 5 }, gameOf),
  Search,
  Thinkers,
  skill,
  learning,
  GAMES.map(({ id }) => id),
  checkGame,
  dealtPosition,
  PROPERTIES,
  new FastRandom('seed'),
];
