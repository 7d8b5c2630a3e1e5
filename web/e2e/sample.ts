import {
  checkSetup,
  FastRandom,
  type Game,
  localChance,
  type MatchLog,
  makeLog,
  Table,
} from '@overtrick/engine';

/** A whole match in which everybody plays anything: the same one every time. */
export function sampleLog(game: Game, players: number, names?: readonly string[]): MatchLog {
  const chance = localChance('sample', new Uint8Array(32).fill(7), new Uint8Array(32).fill(9));
  const setup = checkSetup(game, players, {});
  if (!setup.ok) throw new Error(setup.error.reason);
  const table = new Table(game, setup.value, chance);
  const random = new FastRandom('sample');
  while (!table.view(-1).now.over) {
    const { asked } = table.view(-1).now;
    const legal = table.legal(asked[0]);
    const decided = table.decide(asked[0], legal[random.below(legal.length)]);
    if (!decided.ok) throw new Error('a legal decision was refused');
  }
  return makeLog(table, chance, names ?? Array.from({ length: players }, (_, seat) => `Player ${seat + 1}`));
}
