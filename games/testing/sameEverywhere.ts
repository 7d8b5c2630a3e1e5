import {
  awaitsDeal,
  checkSetup,
  explain,
  FastRandom,
  isOver,
  localChance,
  makeLog,
  Table,
} from '@overtrick/engine';
import { everyTable } from './every.ts';

/** The log and the scores of one fairly dealt match at every table: the same text wherever this runs. */
export function logsOfEverything(): string[] {
  return everyTable().map(({ name, game, players, options }) => {
    const setup = checkSetup(game, players, options);
    if (!setup.ok) throw new Error(explain(setup.error));
    const chance = localChance(name, new Uint8Array(32).fill(players), new Uint8Array(32).fill(7));
    const table = new Table(game, setup.value, chance);
    const random = new FastRandom(name);
    while (!isOver(table.state)) {
      if (awaitsDeal(table.state)) table.dealNext();
      const legal = table.legal(table.state.turn);
      table.decide(table.state.turn, legal[random.below(legal.length)]);
    }
    return JSON.stringify({ ...makeLog(table, chance), scores: Array.from(table.state.points) });
  });
}
