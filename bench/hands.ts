/**
 * Plays random full hands of one game through `legal` and `apply`, deal and score included, and prints one line of JSON.
 * A process of its own for each game, so that none spoils what the compiler has learned of another.
 * Arguments: game, players, seconds.
 */
import { checkSetup, explain, FastRandom, type Game, isOver, restart } from '@overtrick/engine';
import { whist } from '@overtrick/example-whist';
import { GAMES } from '@overtrick/games';
import { cpuMilliseconds } from './clock.ts';

const [name, players, seconds] = process.argv.slice(2);
const games: readonly Game[] = [...GAMES, whist];
const game = games.find((each) => each.id === name);
if (!game) throw new Error(`there is no game ${name}`);
const setup = checkSetup(game, Number(players), {});
if (!setup.ok) throw new Error(explain(setup.error));

const random = new FastRandom('bench');
const state = game.create(setup.value);
const out = new Int32Array(game.maxLegal);

/** One random hand; returns how many moves it had. */
function playHand({ legal, apply, deal }: Game): number {
  let moves = 0;
  if (isOver(state)) restart(state);
  deal(state, random);
  while (state.turn >= 0) {
    const count = legal(state, state.turn, out);
    apply(state, state.turn, out[random.below(count)]);
    moves++;
  }
  return moves;
}

/** Plays hands until the time is over. */
function play(milliseconds: number): { hands: number; moves: number; milliseconds: number } {
  const start = process.cpuUsage();
  let hands = 0;
  let moves = 0;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    for (let i = 0; i < 500; i++) moves += playHand(game as Game);
    hands += 500;
    elapsed = cpuMilliseconds(start);
  }
  return { hands, moves, milliseconds: elapsed };
}

play(600);
const heapBefore = process.memoryUsage().rss;
const { hands, moves, milliseconds } = play(Number(seconds) * 1000);
const heapAfter = process.memoryUsage().rss;
console.log(
  JSON.stringify({
    hands,
    handsPerSecond: Math.round((hands / milliseconds) * 1000),
    movesPerSecond: Math.round((moves / milliseconds) * 1000),
    grewBytes: heapAfter - heapBefore,
  }),
);
