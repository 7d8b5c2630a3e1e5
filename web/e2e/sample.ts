import { checkSetup, FastRandom, type Game, isOver, localChance, type MatchLog } from '@overtrick/engine';
import { Match } from '@overtrick/match';

/** A whole match in which everybody plays anything: the same one every time. */
export function sampleLog(game: Game, players: number, names?: readonly string[]): MatchLog {
  const chance = localChance('sample', new Uint8Array(32).fill(7), new Uint8Array(32).fill(9));
  const setup = checkSetup(game, players, {});
  if (!setup.ok) throw new Error(setup.error.reason);
  const match = new Match(game, setup.value, chance);
  const random = new FastRandom('sample');
  while (!isOver(match.state)) {
    match.deal();
    const [seat] = match.now(-1).asked;
    const legal = match.legal(seat);
    const decided = match.decide(seat, legal[random.below(legal.length)]);
    if (!decided.ok) throw new Error('a legal decision was refused');
  }
  return match.log(names ?? Array.from({ length: players }, (_, seat) => `Player ${seat + 1}`));
}
