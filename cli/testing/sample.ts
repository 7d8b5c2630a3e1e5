import { checkSetup, FastRandom, type Game, localChance } from '@overtrick/engine';
import { YOU } from '../src/boards/names.ts';
import { PlayedMatch } from '../src/play/match.ts';

/** A fairly dealt match of random decisions, whole or only begun; the same every time. */
export function sampleMatch(
  game: Game,
  players = game.seats.min,
  decisions = Number.POSITIVE_INFINITY,
): PlayedMatch {
  const setup = checkSetup(game, players, {});
  if (!setup.ok) throw new Error(setup.error.reason);
  const chance = localChance('test', new Uint8Array(32).fill(7), new Uint8Array(32).fill(9));
  const seats = Array.from({ length: players }, (_, seat) => (seat === 0 ? YOU : 'random'));
  const match = new PlayedMatch(game, setup.value, chance, seats);
  const random = new FastRandom('sample');
  for (let at = 0; at < decisions && !match.over; at++) {
    const seat = match.table.state.turn;
    const legal = match.table.legal(seat);
    const decided = match.decide(seat, legal[random.below(legal.length)]);
    if (!decided.ok) throw new Error(decided.error.reason);
  }
  return match;
}
