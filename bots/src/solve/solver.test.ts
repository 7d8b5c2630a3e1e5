import { checkSetup, FastRandom, type MatchState, type Setup } from '@overtrick/engine';
import { inversion } from '@overtrick/games';
import { describe, expect, test } from 'vitest';
import { type NaiveDeal, naive } from '../../../games/naive/naive.ts';
import { isSolvable, Solver } from './solver.ts';

if (!isSolvable(inversion)) throw new Error('Inversion can be solved');
const game = inversion;
const { contest } = game;

function setupOf(players: number, options: object = {}): Setup {
  const setup = checkSetup(game, players, options);
  if (!setup.ok) throw new Error(setup.error.reason);
  return setup.value;
}

const legalOf = (state: ReturnType<typeof game.create>): number[] => {
  const out = new Int32Array(game.maxLegal);
  return Array.from(out.subarray(0, game.legal(state, state.turn, out)));
};

/** A deal that was played at random until so many tricks are left, by the rules and by the naive game. */
function ending(setup: Setup, left: number, seed: string) {
  const random = new FastRandom(seed);
  const state = game.create(setup);
  game.deal(state, random);
  const twin = naive('inversion', { deal: state.deal, ...game.makeDeal(state) }, setup.options);
  while (contest.takers(state) === 0 || contest.left(state) > left) {
    // Most seats pass, so that some declarations stay low.
    const codes = legalOf(state);
    const code = codes.at(
      -1 - random.below(Math.min(codes.length, contest.takers(state) ? 99 : 3)),
    ) as number;
    twin.apply(state.turn, game.makeDecision(game.decode(code)));
    game.apply(state, state.turn, code);
  }
  return { state, twin };
}

/** What the takers end with, by trying every decision in the naive game; above and below what matters it is all the same. */
function naiveValue(
  deal: NaiveDeal,
  takers: number,
  { least, most }: { least: number; most: number },
): number {
  if (deal.over()) {
    const { taken } = deal.extras() as { taken: number[] };
    const count = taken.reduce((sum, tricks, seat) => sum + ((takers >> seat) & 1) * tricks, 0);
    return Math.min(most, Math.max(least, count));
  }
  const [seat] = deal.actors();
  const values = deal.legal(seat).map((decision) => {
    const after = deal.clone();
    after.apply(seat, decision);
    return naiveValue(after, takers, { least, most });
  });
  return (takers >> seat) & 1 ? Math.max(...values) : Math.min(...values);
}

describe.each([
  { players: 2, left: 4, options: {} },
  { players: 2, left: 3, options: { suits: ['N', 'C', 'D'] } },
  { players: 3, left: 3, options: {} },
  { players: 4, left: 2, options: {} },
])('$left tricks left for $players with $options', ({ players, left, options }) => {
  const setup = setupOf(players, options);
  const solver = new Solver(game, setup);

  test.each(Array.from({ length: 6 }, (_, i) => `ending ${i}`))(
    '%s has the value that the naive game finds',
    (seed) => {
      const { state, twin } = ending(setup, left, seed);
      const expected = naiveValue(twin, contest.takers(state), contest.matters(state));
      expect(solver.value(state)).toBe(expected);
    },
  );
});

/** The value by trying every decision through the rules, in the middle of a trick too. */
function bruteForce(state: MatchState, setup: Setup): number {
  const at = state as ReturnType<typeof game.create>;
  const { least, most } = contest.matters(at);
  if (at.turn < 0) return Math.min(most, Math.max(least, contest.count(at)));
  const values = legalOf(at).map((code) => {
    const after = game.create(setup);
    game.copy(at, after);
    game.apply(after, at.turn, code);
    return bruteForce(after, setup);
  });
  return (contest.takers(at) >> at.turn) & 1 ? Math.max(...values) : Math.min(...values);
}

describe.each([2, 3, 4])('the end of a deal for %i, decision by decision', (players) => {
  const setup = setupOf(players);
  const solver = new Solver(game, setup);

  test.each(Array.from({ length: 3 }, (_, i) => `line ${i}`))('%s: every decision has its value', (seed) => {
    const { state } = ending(setup, players === 2 ? 5 : 3, seed);
    const random = new FastRandom(seed);
    while (state.turn >= 0) {
      const codes = legalOf(state);
      const expected = codes.map((code) => {
        const after = game.create(setup);
        game.copy(state, after);
        game.apply(after, state.turn, code);
        return bruteForce(after, setup);
      });
      expect(solver.values(state, codes)).toEqual(expected);
      expect(solver.value(state)).toBe(bruteForce(state, setup));
      game.apply(state, state.turn, codes[random.below(codes.length)]);
    }
  });
});

describe('whole deals of two', () => {
  const setup = setupOf(2);
  const used = new Solver(game, setup);

  test.each(Array.from({ length: 4 }, (_, i) => `deal ${i}`))(
    '%s: what is remembered of other deals changes nothing',
    (seed) => {
      const { state } = ending(setup, 10, seed);
      const codes = legalOf(state);
      const values = used.values(state, codes);
      expect(values).toEqual(new Solver(game, setup).values(state, codes));
      expect(used.value(state)).toBe(state.turn === 0 ? Math.max(...values) : Math.min(...values));
    },
  );

  test('they are worth different numbers of tricks, and decisions matter', () => {
    const worth = Array.from({ length: 30 }, (_, i) => {
      const { state } = ending(setup, 10, `deal ${i}`);
      return { value: used.value(state), values: used.values(state, legalOf(state)) };
    });
    expect(new Set(worth.map(({ value }) => value)).size).toBeGreaterThan(3);
    expect(worth.filter(({ values }) => new Set(values).size > 1).length).toBeGreaterThan(10);
  });
});

test('an auction is nothing to solve', () => {
  const setup = setupOf(3);
  const state = game.create(setup);
  game.deal(state, new FastRandom('auction'));
  expect(() => new Solver(game, setup).value(state)).toThrow('not settled');
});
