import { isDeepStrictEqual } from 'node:util';
import {
  awaitsDeal,
  checkSetup,
  explain,
  FastRandom,
  type Game,
  isOver,
  type MatchState,
  type Random,
  readView,
  SPECTATOR,
  seatsOf,
  Table,
  whyNot,
  writeView,
} from '@overtrick/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyDecision, everyTable } from '../testing/every.ts';

/** `expect` costs more than most of what it looks at here, so it is asked only where something differs. */
function expectSame(actual: unknown, wanted: unknown, what = ''): void {
  if (!isDeepStrictEqual(actual, wanted)) expect(actual, what).toEqual(wanted);
}

/** Every byte of a state. */
const bytesOf = (state: MatchState): string =>
  JSON.stringify(state, (_, value: unknown) =>
    ArrayBuffer.isView(value) ? Array.from(value as Uint8Array) : value,
  );

function open(game: Game, players: number, options: object, seed: string): Table {
  const setup = checkSetup(game, players, options);
  if (!setup.ok) throw new Error(explain(setup.error));
  return new Table(game, setup.value, { kind: 'seed', seed, match: 0 });
}

/** One of the asked seats decides at random. */
function step(table: Table, random: Random): void {
  const asked = seatsOf(table.game.actors(table.state));
  const seat = asked[random.below(asked.length)];
  const legal = table.legal(seat);
  const decided = table.decide(seat, legal[random.below(legal.length)]);
  if (!decided.ok) throw new Error(explain(decided.error));
}

/** A table some way into a match, everything decided at random. */
function somewhere(game: Game, players: number, options: object, seed: number, steps: number): Table {
  const table = open(game, players, options, String(seed));
  const random = new FastRandom(seed);
  for (let i = 0; i < steps && !isOver(table.state); i++) step(table, random);
  return table;
}

/** A board on which nobody else has answered yet: imagined worlds leave answers that are face down undecided. */
const undecided = (board: unknown): unknown =>
  JSON.parse(JSON.stringify(board).replaceAll('"hidden"', 'null'));

const seeds = fc.nat({ max: 2 ** 31 - 1 });
/** `npm run test:long` tries twenty times as many. */
const runs = (few: number) => ({ numRuns: process.env.OVERTRICK_LONG ? 20 * few : few, seed: 20261115 });

describe.each(everyTable())('$name', ({ game, players, options }) => {
  test('a random match always ends', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const table = open(game, players, options, String(seed));
        const random = new FastRandom(seed);
        let decisions = 0;
        while (!isOver(table.state)) {
          step(table, random);
          if (++decisions > 5_000) throw new Error('this match does not end');
        }
        expect(table.view(SPECTATOR).now.outcome?.winners.length).toBeGreaterThan(0);
        expect(game.actors(table.state)).toBe(0);
      }),
      runs(2),
    );
  });

  test('every legal decision is taken, every other is refused with a reason and changes nothing', () => {
    fc.assert(
      fc.property(seeds, fc.nat({ max: 160 }), (seed, steps) => {
        const table = somewhere(game, players, options, seed, steps);
        const before = bytesOf(table.state);
        const copy = game.create(table.setup);
        const reasons = { en: new Set<string>(), ja: new Set<string>() };
        for (let seat = 0; seat < players; seat++) {
          const legal = table.legal(seat);
          for (const text of everyDecision(game.id)) {
            const checked = table.check(seat, text);
            expectSame(checked.ok, legal.includes(text), `${text} by seat ${seat}`);
            if (!checked.ok) {
              expectSame(table.decide(seat, text), checked);
              reasons.en.add(explain(checked.error, 'en'));
              reasons.ja.add(explain(checked.error, 'ja'));
              continue;
            }
            game.copy(table.state, copy);
            game.apply(copy, seat, checked.value);
            const decision = game.decode(checked.value);
            expectSame(game.makeDecision(decision), text);
            expectSame(game.encode(decision), checked.value);
            expectSame(game.parseDecision(text), { ok: true, value: decision });
          }
          expect(new Set(legal).size).toBe(legal.length);
          expect(legal.every((text) => everyDecision(game.id).includes(text))).toBe(true);
        }
        for (const reason of reasons.en) expect(reason.length).toBeGreaterThan(10);
        for (const reason of reasons.ja) expect(reason).not.toContain('undefined');
        expect(bytesOf(table.state)).toBe(before);
      }),
      runs(3),
    );
  });

  test('a copy is equal and goes its own way', () => {
    fc.assert(
      fc.property(seeds, fc.nat({ max: 120 }), (seed, steps) => {
        const table = somewhere(game, players, options, seed, steps);
        const twin = somewhere(game, players, options, seed + 1, steps + 40).state;
        game.copy(table.state, twin);
        expect(bytesOf(twin)).toBe(bytesOf(table.state));
        const before = bytesOf(table.state);
        const out = new Int32Array(game.maxLegal);
        const random = new FastRandom(seed);
        for (let i = 0; i < 30 && twin.turn >= 0; i++) {
          game.apply(twin, twin.turn, out[random.below(game.legal(twin, twin.turn, out))]);
        }
        if (awaitsDeal(twin)) game.deal(twin, random);
        expect(bytesOf(table.state)).toBe(before);
      }),
      runs(3),
    );
  });

  test('a view says what the state says, and the past is what was told', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const table = open(game, players, options, String(seed));
        const random = new FastRandom(seed);
        const told = new Map<number, unknown[]>();
        const observers = [...Array(players).keys(), SPECTATOR];
        for (const observer of observers) told.set(observer, [...table.record(observer)]);
        for (let i = 0; i < 150 && !isOver(table.state); i++) {
          const lengths = observers.map((observer) => table.record(observer).length);
          step(table, random);
          for (const [at, observer] of observers.entries()) {
            told.get(observer)?.push(...table.record(observer).slice(lengths[at]));
          }
          if (i % 7 !== 0) continue;
          for (const observer of observers) {
            const view = table.view(observer);
            expectSame(JSON.parse(JSON.stringify(view)), view);
            expectSame(view.past, told.get(observer));
            expectSame(view.now.choices, table.choices(observer));
            expectSame(readView(game, writeView(game, view)), view);
            if (observer === SPECTATOR) continue;
            const state = game.recall(view);
            expectSame(game.hand(state, observer), view.now.hand);
            expectSame(game.board(state, observer), view.now.board);
            expectSame(state.turn < 0, table.state.turn < 0);
            // Each question reads the whole past again, so one seat is asked at a look, all in turn.
            if (!process.env.OVERTRICK_LONG && observer !== (i / 7) % players) continue;
            for (const text of everyDecision(game.id)) {
              expectSame(whyNot(game, view, text), table.check(observer, text), text);
            }
          }
        }
      }),
      runs(1),
    );
  });

  test('imagine draws worlds in which everything this seat knows is true', () => {
    fc.assert(
      fc.property(seeds, fc.nat({ max: 100 }), (seed, steps) => {
        const table = somewhere(game, players, options, seed, steps);
        if (isOver(table.state)) return;
        const into = game.create(table.setup);
        for (const observer of [seed % players, SPECTATOR]) {
          const view = table.view(observer);
          const sampler = game.imagine(view);
          for (let i = 0; i < 3; i++) {
            sampler.draw(new FastRandom(seed + i), into);
            expectSame(undecided(game.board(into, observer)), undecided(view.now.board));
            if (observer === SPECTATOR) continue;
            expectSame(game.hand(into, observer), view.now.hand);
            for (let seat = 0; seat < players; seat++) {
              expectSame(game.hand(into, seat).length, view.now.handSizes[seat]);
            }
          }
        }
      }),
      runs(4),
    );
  });
});
