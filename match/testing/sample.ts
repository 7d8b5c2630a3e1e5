import {
  awaitsDeal,
  checkSetup,
  FastRandom,
  type Game,
  type GameTypes,
  isOver,
  localChance,
  type Options,
} from '@overtrick/engine';
import { Match } from '../src/index.ts';

/** A fairly dealt match of random decisions, whole or only begun; the same every time. */
export function sampleMatch<G extends GameTypes>(
  game: Game<G>,
  players = game.seats.min,
  decisions = Number.POSITIVE_INFINITY,
  seed = 'sample',
  options: Options = {},
): Match<G> {
  const setup = checkSetup(game, players, options);
  if (!setup.ok) throw new Error(setup.error.reason);
  const chance = localChance('test', new Uint8Array(32).fill(7), new Uint8Array(32).fill(9));
  const match = new Match(game, setup.value, chance);
  const random = new FastRandom(seed);
  while (match.decided < decisions && !isOver(match.state)) {
    if (awaitsDeal(match.state)) match.deal();
    const seat = match.state.turn;
    const legal = match.legal(seat);
    const decided = match.decide(seat, legal[random.below(legal.length)]);
    if (!decided.ok) throw new Error(decided.error.reason);
  }
  return match;
}
