import { checkSetup, explain, FastRandom, Observation, Table, thisDeal, type View } from '@overtrick/engine';
import { describe, expect, it } from 'vitest';
import { everyTable } from '../testing/every.ts';

describe.each(everyTable())('what a seat knows as numbers: $name', ({ game, players, options }) => {
  const setup = checkSetup(game, players, options);
  if (!setup.ok) throw new Error(explain(setup.error));
  const observation = new Observation(game, setup.value);
  const out = new Int16Array(observation.size + 2).fill(77);

  /** The numbers of a group of columns. */
  const part = (name: string): Int16Array => {
    const columns = observation.columns.find((each) => each.name === name);
    if (!columns) throw new Error(`no columns ${name}`);
    return out.subarray(1 + columns.from, 1 + columns.from + columns.size);
  };
  const namesOf = (name: string): readonly string[] =>
    observation.columns.find((each) => each.name === name)?.names ?? [];

  /** The cards that counts stand for. */
  const cards = (name: string): string[] =>
    namesOf(name).flatMap((card, at) => Array<string>(part(name)[at]).fill(card));

  /** Checks the numbers of a view, one by one, against the view itself. */
  function compare(view: View): void {
    const { now, seat } = view;
    const around = <T>(values: readonly T[]): T[] => [...values.slice(seat), ...values.slice(0, seat)];
    observation.observe(view, out, 1);
    expect(cards('hand').sort()).toEqual([...now.hand].sort());
    expect(cards('known').sort()).toEqual([...game.knownCards(view)].sort());
    expect([...part('handSizes')]).toEqual(around(now.handSizes));
    expect([...part('points')]).toEqual(around(now.points));
    expect([...part('asked')]).toEqual(
      around(now.handSizes.map((_, other) => (now.asked.includes(other) ? 1 : 0))),
    );
    expect([...part('match')]).toEqual([seat, now.deal, now.deals, now.over ? 1 : 0]);
    const told = part('told');
    const { choices } = thisDeal(view.past);
    const read = choices.map((_, nth) => [told[2 * nth], observation.actions[told[2 * nth + 1] - 1] ?? null]);
    const said = choices.map(({ seat: who, decision }) => [
      1 + ((who - seat + players) % players),
      decision ? game.makeDecision(decision) : null,
    ]);
    expect(read).toEqual(said);
    expect(told.subarray(2 * choices.length).every((number) => number === 0)).toBe(true);
    expect([out[0], out[out.length - 1]]).toEqual([77, 77]);
  }

  it('says all that can be said in numbers, and which decisions are legal', () => {
    const random = new FastRandom('observe');
    const table = new Table(game, setup.value, { kind: 'seed', seed: 'observe', match: 0 });
    const mask = new Uint8Array(observation.actions.length);
    for (let i = 0; i < 80 && table.state.turn >= 0; i++) {
      const seat = table.state.turn;
      const view = table.view(seat);
      if (i % 9 === 0) compare(table.view((seat + i) % players));
      observation.mask(view, mask);
      const legal = observation.actions.filter((_, action) => mask[action] === 1);
      expect(legal.sort()).toEqual(table.legal(seat).sort());
      const decision = view.now.choices[random.below(view.now.choices.length)];
      expect(observation.actions[observation.action(decision)]).toBe(game.makeDecision(decision));
      table.decide(seat, decision);
    }
  });

  it('has columns that follow each other, and a name for every action', () => {
    let from = 0;
    for (const columns of observation.columns) {
      expect(columns.from).toBe(from);
      if (columns.names) expect(columns.names).toHaveLength(columns.size);
      from += columns.size;
    }
    expect(from).toBe(observation.size);
    expect(new Set(observation.actions).size).toBe(observation.actions.length);
  });
});
