import { FastRandom, type Game, type GameTypes, type Random, Table } from '@overtrick/engine';
import { inversion } from '@overtrick/games';
import { describe, expect, test } from 'vitest';
import { Ismcts } from './ismcts.ts';
import { pennies } from './pennies.ts';
import { Search } from './search.ts';

const setup = { players: 2, options: { suits: ['C', 'S', 'H'] }, rules: 1 };
const seed = (name: string) => ({ kind: 'seed', seed: name, match: 0 }) as const;

describe('who sees what', () => {
  /** What seat 0 may expect of each of its two decisions. */
  function expected(game: ReturnType<typeof pennies>): number[] {
    const view = new Table(game, setup, seed('x')).view(0);
    const budget = { unit: 'iterations', amount: 4000 } as const;
    const { findings } = new Search(game, setup).analyse(view, budget, new FastRandom('x'));
    return findings.map(({ reward }) => reward);
  }

  test('seats that choose at the same time cannot react to each other', () => {
    for (const reward of expected(pennies('together'))) expect(reward).toBeCloseTo(0.5, 1);
  });

  test('a hidden decision cannot be answered', () => {
    for (const reward of expected(pennies('hidden'))) expect(reward).toBeCloseTo(0.5, 1);
  });

  test('one that is shown can', () => {
    for (const reward of expected(pennies('open'))) expect(reward).toBeGreaterThan(0.85);
  });
});

describe('an endgame of two-player Inversion, where everything is known', () => {
  const ITERATIONS = 3000;

  /** A table with three tricks to go. */
  function endgame(name: string) {
    const table = new Table(inversion, setup, seed(name));
    const random = new FastRandom(name);
    for (let i = 0; i < 14; i++) {
      const legal = table.legal(table.state.turn);
      table.decide(table.state.turn, legal[random.below(legal.length)]);
    }
    return table;
  }

  test.each(Array.from({ length: 12 }, (_, i) => `endgame ${i}`))('%s: a best decision is found', (name) => {
    const table = endgame(name);
    const best = bestDecisions(inversion, table.state, setup);
    const bot = new Ismcts({ unit: 'iterations', amount: ITERATIONS }, () => inversion);
    const decision = bot.decide(table.view(table.state.turn), new FastRandom(name));
    expect(best).toContainEqual(decision);
  });

  test('some of these endgames can be lost by a wrong decision', () => {
    const choices = Array.from({ length: 12 }, (_, i) => endgame(`endgame ${i}`)).filter(
      (table) => bestDecisions(inversion, table.state, setup).length < table.legal(table.state.turn).length,
    );
    expect(choices.length).toBeGreaterThanOrEqual(4);
  });
});

describe('how long it thinks', () => {
  const table = new Table(inversion, setup, seed('long'));
  const view = table.view(table.state.turn);
  const search = new Search(inversion, setup);

  test('so many iterations, every one counted at a decision', () => {
    const { iterations, findings } = search.analyse(
      view,
      { unit: 'iterations', amount: 333 },
      new FastRandom(1),
    );
    expect(iterations).toBe(333);
    expect(findings.map(({ visits }) => visits).reduce((a, b) => a + b)).toBe(333);
    expect(new Set(findings.map(({ decision }) => decision))).toEqual(new Set(view.now.choices));
  });

  test('until it is stopped', () => {
    let looks = 0;
    const signal = {
      get aborted() {
        return ++looks === 3;
      },
    };
    const budget = { unit: 'iterations', amount: 1_000_000 } as const;
    const { iterations, findings } = search.analyse(view, budget, new FastRandom(1), signal);
    expect(iterations).toBeLessThan(1000);
    expect(view.now.choices).toContain(findings[0].decision);
  });

  test('until the time is over', () => {
    const { iterations } = search.analyse(view, { unit: 'ms', amount: 5 }, new FastRandom(1));
    expect(iterations).toBeGreaterThan(0);
  });

  test('not at all when there is nothing to choose', () => {
    const last = new Table(inversion, setup, seed('last'));
    for (let i = 0; i < 18; i++) last.decide(last.state.turn, last.legal(last.state.turn)[0]);
    const nothing: Random = {
      below() {
        throw new Error('it thought');
      },
    };
    const bot = new Ismcts({ unit: 'iterations', amount: 10 }, () => inversion);
    const forced = last.view(last.state.turn);
    expect(bot.decide(forced, nothing)).toBe(forced.now.choices[0]);
  });
});

/** Every decision after which a seat ends with as many points more than the other as it can get, by trying everything. */
function bestDecisions<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  agreed: typeof setup,
): G['decision'][] {
  const win = (at: G['state'], seat: number) => Math.sign(at.points[seat] - at.points[1 - seat]);
  const value = (at: G['state'], seat: number): number => {
    if (at.turn < 0) return win(at, seat);
    const values = after(at).map(({ next }) => value(next, seat));
    return at.turn === seat ? Math.max(...values) : Math.min(...values);
  };
  const after = (at: G['state']) => {
    const legal = new Int32Array(game.maxLegal);
    return Array.from(legal.subarray(0, game.legal(at, at.turn, legal)), (code) => {
      const next = game.create(agreed);
      game.copy(at, next);
      game.apply(next, at.turn, code);
      return { decision: game.decode(code), next };
    });
  };
  const valued = after(state).map(({ decision, next }) => ({ decision, worth: value(next, state.turn) }));
  const best = Math.max(...valued.map(({ worth }) => worth));
  return valued.filter(({ worth }) => worth === best).map(({ decision }) => decision);
}
