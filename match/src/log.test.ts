import {
  awaitsDeal,
  checkSetup,
  explain,
  FastRandom,
  isOver,
  parseLog,
  SPECTATOR,
  seatsOf,
} from '@overtrick/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everyTable } from '../../games/testing/every.ts';
import { Match } from './match.ts';

const tables = everyTable().map((table) => ({
  ...table,
  name: `${table.game.id}, ${table.players} players`,
}));

test.each(tables)('a log replays to the same table, and stops anywhere: $name, $options', (table) => {
  const { game, players, options } = table;
  const setup = checkSetup(game, players, options);
  if (!setup.ok) throw new Error(explain(setup.error));
  fc.assert(
    fc.property(fc.nat(), fc.nat({ max: 400 }), (seed, decisions) => {
      const match = new Match(game, setup.value, { kind: 'seed', seed: String(seed), match: 0 });
      const random = new FastRandom(`${seed}`);
      while (match.decided < decisions && !isOver(match.state)) {
        match.deal();
        // Who is asked at the same time answers in any order.
        const asked = seatsOf(game.actors(match.state));
        const seat = asked[random.below(asked.length)];
        const legal = match.legal(seat);
        match.decide(seat, legal[random.below(legal.length)]);
      }
      const read = parseLog(JSON.stringify(match.log()));
      if (!read.ok) throw new Error(explain(read.error));
      const again = Match.open(game, read.value);
      if (!again.ok) throw new Error(explain(again.error));
      if (!awaitsDeal(match.state)) again.value.deal();
      expect(again.value.state).toEqual(match.state);
      for (const seat of [0, SPECTATOR]) expect(again.value.view(seat)).toEqual(match.view(seat));
      const half = Match.open(game, read.value, match.decided >> 1);
      expect(half.ok && half.value.decided).toBe(match.decided >> 1);
    }),
    { numRuns: 3 },
  );
});
