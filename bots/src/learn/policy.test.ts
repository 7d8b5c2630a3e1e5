import { checkSetup, FastRandom, type Game, Table } from '@overtrick/engine';
import { GAMES } from '@overtrick/games';
import { describe, expect, test } from 'vitest';
import { Policy } from './policy.ts';
import { skillOf } from './skills.ts';
import { makeWeights, parseWeights } from './weights.ts';

const setupOf = (game: Game, players: number) => {
  const setup = checkSetup(game, players, {});
  if (!setup.ok) throw new Error(setup.error.reason);
  return setup.value;
};
const learningIn = (game: Game) => {
  const learning = skillOf(game.id)?.learning;
  if (!learning) throw new Error(`nothing to learn ${game.id} by`);
  return learning;
};
const tables = GAMES.flatMap((game) =>
  [game.seats.min, game.seats.max].map((players) => [game.id, players, game] as const),
);

/** Plays a deal at random and looks at every choice. */
function eachChoice(
  game: Game,
  players: number,
  seed: string,
  look: (state: ReturnType<Game['create']>, legal: Int32Array, count: number) => void,
): void {
  const random = new FastRandom(seed);
  const state = game.create(setupOf(game, players));
  const legal = new Int32Array(game.maxLegal);
  game.deal(state, random);
  while (state.turn >= 0) {
    const count = game.legal(state, state.turn, legal);
    look(state, legal, count);
    game.apply(state, state.turn, legal[random.below(count)]);
  }
}

describe.each(tables)('the traits of %s with %i players', (_, players, game) => {
  const learning = learningIn(game);
  const { count: all, most } = learning.traits;
  /** Those of one decision, up to the end that is written behind them. */
  const traitsOf = (out: Int32Array, i: number): number[] => {
    const own = Array.from(out.subarray(i * most, (i + 1) * most));
    const end = own.indexOf(-1);
    return end < 0 ? own : own.slice(0, end);
  };

  test('are numbers of traits that there are, at least one for some decision of a choice, and no more than the game says', () => {
    const out = new Int32Array((game.maxLegal + 1) * most);
    for (let deal = 0; deal < 5; deal++) {
      eachChoice(game, players, `traits ${deal}`, (state, legal, count) => {
        out.fill(-2);
        learning.traits.write(state, state.turn, legal, count, out);
        const written = Array.from({ length: count }, (_, i) => traitsOf(out, i)).flat();
        expect(written).not.toEqual([]);
        expect(written.filter((trait) => trait < 0 || trait >= all)).toEqual([]);
        // Nothing is written beyond the last decision.
        expect(out[count * most]).toBe(-2);
      });
    }
  });

  test('know nothing that the seat does not know: they are the same in every world that fits its view', () => {
    const [real, imagined] = [0, 1].map(() => new Int32Array(game.maxLegal * most));
    const legal = new Int32Array(game.maxLegal);
    const random = new FastRandom('worlds');
    for (let match = 0; match < 4; match++) {
      const table = new Table(game, setupOf(game, players), { kind: 'seed', seed: 'worlds', match }, true);
      const world = game.create(table.setup);
      while (table.state.turn >= 0) {
        const seat = table.state.turn;
        const view = table.view(seat);
        const count = game.legal(table.state, seat, legal);
        learning.traits.write(table.state, seat, legal, count, real);
        game.imagine(view).draw(random, world);
        learning.traits.write(world, seat, legal, count, imagined);
        expect(imagined).toEqual(real);
        const { choices } = view.now;
        table.take(seat, game.encode(choices[random.below(choices.length)]));
      }
    }
  });

  test('use a good part of the traits sooner or later', () => {
    const seen = new Set<number>();
    const out = new Int32Array(game.maxLegal * most);
    for (let deal = 0; deal < 100; deal++) {
      eachChoice(game, players, `use ${deal}`, (state, legal, count) => {
        learning.traits.write(state, state.turn, legal, count, out);
        for (let i = 0; i < count; i++) {
          for (const trait of traitsOf(out, i)) seen.add(trait);
        }
      });
    }
    expect(seen.size).toBeGreaterThan(all / 10);
  });
});

describe('a policy', () => {
  const [game] = GAMES;
  const learning = learningIn(game);

  test('without weights makes all decisions equally likely', () => {
    const policy = new Policy(game, learning, new Float64Array(learning.traits.count));
    eachChoice(game, 3, 'even', (state, legal, count) => {
      policy.weigh(state, state.turn, legal, count);
      expect(policy.total).toBeCloseTo(count);
      for (let i = 0; i < count; i++) expect(policy.strengths[i]).toBe(1);
    });
  });

  test('draws a decision as often as its weight says', () => {
    const weights = new Float64Array(learning.traits.count);
    const state = game.create(setupOf(game, 3));
    const legal = new Int32Array(game.maxLegal);
    game.deal(state, new FastRandom('draw'));
    const count = game.legal(state, state.turn, legal);
    const policy = new Policy(game, learning, weights);
    policy.weigh(state, state.turn, legal, count);
    // The last trait of the first bid is its own: it has the place of no other bid.
    const own =
      policy.traits
        .subarray(0, learning.traits.most)
        .filter((trait) => trait >= 0)
        .at(-1) ?? 0;
    weights[own] = Math.log(count - 1);
    policy.set(weights);
    policy.weigh(state, state.turn, legal, count);
    const random = new FastRandom('often');
    let first = 0;
    for (let i = 0; i < 4000; i++) if (policy.draw(random, count) === 0) first++;
    expect(first / 4000).toBeGreaterThan(0.46);
    expect(first / 4000).toBeLessThan(0.54);
  });

  test('refuses weights of another game', () => {
    expect(() => new Policy(game, learning, [1, 2, 3])).toThrow('3 weights');
  });
});

test('weights as text are the same again, to a thousandth', () => {
  const weights = [0, 1.2344, -1.2346, 32.767, -32.767, 99, -99];
  expect(Array.from(parseWeights(makeWeights(weights)))).toEqual([
    0, 1.234, -1.235, 32.767, -32.767, 32.767, -32.767,
  ]);
});
