import { checkSetup, FastRandom, Table } from '@overtrick/engine';
import { GAMES, inversion } from '@overtrick/games';
import { describe, expect, test } from 'vitest';
import type { Budget } from '../budget.ts';
import type { FindGame } from '../forSetup.ts';
import { Ismcts } from '../ismcts.ts';
import { isSolvable, Solver } from './solver.ts';
import { SolverBot } from './solverBot.ts';
import { Worlds } from './worlds.ts';

if (!isSolvable(inversion)) throw new Error('Inversion can be solved');
const game = inversion;
const budget = { unit: 'iterations', amount: 200 } as const;

function tableOf(players: number, seed: string) {
  const setup = checkSetup(game, players, {});
  if (!setup.ok) throw new Error(setup.error.reason);
  return new Table(game, setup.value, { kind: 'seed', seed, match: 0 });
}

/** A solver that thinks as `ismcts` does about the rest. */
const solverBot = (findGame: FindGame = () => game, spends: Budget = budget) =>
  new SolverBot('solver', spends, new Ismcts(spends, findGame), findGame);

/** Everybody passes in an auction who may, and plays the last of the choices. */
function playOn(table: ReturnType<typeof tableOf>, cards: number): void {
  while (table.view(-1).now.handSizes.reduce((a, b) => a + b) > cards) {
    table.decide(table.state.turn, table.legal(table.state.turn).at(-1) ?? '');
  }
}

describe('the solver', () => {
  test('never gives a trick away where everything is known', () => {
    const bot = solverBot();
    for (const seed of ['a', 'b', 'c']) {
      const table = tableOf(2, seed);
      const solver = new Solver(game, table.setup);
      const random = new FastRandom(seed);
      while (table.state.turn >= 0) {
        const { turn } = table.state;
        const before = solver.value(table.state);
        const view = table.view(turn);
        const { choices } = view.now;
        const answer = bot.decide(view, new FastRandom(seed));
        const codes = choices.filter((each) => each === answer).map(game.encode);
        expect(solver.values(table.state, codes)).toEqual([before]);
        // The seats play at random, so that it is asked about every kind of position.
        table.decide(turn, choices[random.below(choices.length)]);
      }
    }
  });

  test('answers the same for the same view and numbers, whatever it was asked before', () => {
    const table = tableOf(3, 'same');
    playOn(table, 16);
    const view = table.view(table.state.turn);
    const used = solverBot();
    const other = tableOf(3, 'other');
    playOn(other, 17);
    used.decide(other.view(other.state.turn), new FastRandom(1));
    const fresh = solverBot();
    expect(used.decide(view, new FastRandom(2))).toEqual(fresh.decide(view, new FastRandom(2)));
  });

  test.each(GAMES.filter(({ id }) => id !== 'inversion').map((each) => [each.id, each] as const))(
    'thinks about %s as ismcts does',
    (_, other) => {
      const setup = checkSetup(other, other.seats.min, {});
      if (!setup.ok) throw new Error(setup.error.reason);
      const table = new Table(other, setup.value, { kind: 'seed', seed: 'x', match: 0 });
      const view = table.view(table.state.turn);
      const [one, two] = [solverBot(() => other), new Ismcts(budget, () => other)].map((bot) =>
        bot.decide(view, new FastRandom(3)),
      );
      expect(one).toEqual(two);
    },
  );
});

describe('worlds', () => {
  test('there is one in a game of two, and many in a game of three', () => {
    const [two, three] = [tableOf(2, 'w'), tableOf(3, 'w')];
    expect(game.imagine(two.view(two.state.turn)).worlds).toBe(1);
    expect(game.imagine(three.view(three.state.turn)).worlds).toBeGreaterThan(1e5);
  });

  test('an auction, and a deal of many cards, are not solved', () => {
    const table = tableOf(3, 'w');
    const worlds = new Worlds(game, table.setup);
    const weigh = () => worlds.weigh(table.view(table.state.turn), new FastRandom(1), () => true);
    expect(weigh()).toBeNull();
    playOn(table, 22);
    expect(weigh()).toBeNull();
    playOn(table, 21);
    expect(weigh()).not.toBeNull();
  });

  test('what a decision is worth is what it brings in all of them, on average', () => {
    const table = tableOf(3, 'mean');
    playOn(table, 9);
    const view = table.view(table.state.turn);
    const worlds = new Worlds(game, table.setup);
    const many = worlds.weigh(view, new FastRandom(1), (drawn) => drawn === 2000);
    const again = worlds.weigh(view, new FastRandom(2), (drawn) => drawn === 2000);
    expect(many).toHaveLength(view.now.choices.length);
    for (const [at, { code, result, count }] of (many ?? []).entries()) {
      expect(code).toBe(game.encode(view.now.choices[at]));
      expect(result).toBeCloseTo(again?.[at].result ?? -1, 1);
      expect(count).toBe(result);
      expect(result).toBeGreaterThanOrEqual(0);
      expect(result).toBeLessThanOrEqual(1);
    }
  });

  test('a bot with a million seconds answers at once when it is told to stop', () => {
    const table = tableOf(3, 'stop');
    playOn(table, 18);
    const view = table.view(table.state.turn);
    const bot = solverBot(() => game, { unit: 'ms', amount: 1e9 });
    expect(view.now.choices).toContain(bot.decide(view, new FastRandom(1), { aborted: true }));
  });
});
