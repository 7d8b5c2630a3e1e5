import { checkSetup, explain, FastRandom, SPECTATOR, Table } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { everyTable } from '../testing/every.ts';

describe.each(everyTable())('$name', ({ game, players, options }) => {
  test('what a decision shows and does not reveal, its seat can work out before', () => {
    const setup = checkSetup(game, players, options);
    if (!setup.ok) throw new Error(explain(setup.error));
    const table = new Table(game, setup.value, { kind: 'seed', seed: 'reveals', match: 0 }, true);
    const random = new FastRandom(`${game.id} ${players}`);
    let workedOut = 0;
    while (!table.now(SPECTATOR).over) {
      const { asked } = table.now(SPECTATOR);
      if (asked.length === 0) {
        table.dealNext();
        continue;
      }
      const seat = asked[random.below(asked.length)];
      const view = table.view(seat);
      const decision = view.now.choices[random.below(view.now.choices.length)];
      table.decide(seat, decision);
      const last = table.record(seat).at(-1);
      const shown = last?.t === 'choice' ? (last.shows ?? null) : null;
      if (last?.t !== 'choice' || last.dealEnd || (shown && game.reveals?.(shown))) continue;
      const [before, after] = [game.recall(view), game.recall(view)];
      game.apply(after, seat, game.encode(decision));
      expect(game.shows(before, seat, game.encode(decision), after, seat)).toEqual(shown);
      if (shown) workedOut++;
    }
    expect(workedOut).toBeGreaterThan(0);
  });
});
