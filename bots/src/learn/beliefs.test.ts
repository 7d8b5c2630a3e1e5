import { checkSetup, FastRandom, type Game, Table } from '@overtrick/engine';
import { GAMES, inflation } from '@overtrick/games';
import { describe, expect, test } from 'vitest';
import { Beliefs } from './beliefs.ts';
import { Policy } from './policy.ts';
import { skillOf } from './skills.ts';

function tableOf(game: Game, players: number, seed: string) {
  const setup = checkSetup(game, players, {});
  if (!setup.ok) throw new Error(setup.error.reason);
  return new Table(game, setup.value, { kind: 'seed', seed, match: 0 }, true);
}

const rewinding = GAMES.flatMap((game) => {
  const learning = skillOf(game.id)?.learning;
  if (!learning?.rewind) return [];
  const players = [game.seats.min, game.seats.max];
  return players.map((count) => [game.id, count, game, learning] as const);
});

describe.each(rewinding)('%s with %i players', (_, players, game, learning) => {
  test('a world that is taken back to its deal and played on by the record is the same world again', () => {
    for (let seed = 0; seed < 5; seed++) {
      const table = tableOf(game, players, `back ${seed}`);
      const random = new FastRandom(`back ${seed}`);
      const world = game.create(table.setup);
      const again = game.create(table.setup);
      const codes: { seat: number; code: number }[] = [];
      const legal = new Int32Array(game.maxLegal);
      const standingOf = (state: typeof world) => ({
        turn: state.turn,
        hands: Array.from({ length: players }, (_, seat) => game.hand(state, seat)),
        legal: Array.from(legal.subarray(0, game.legal(state, state.turn, legal))),
        bids: game.bids?.(state),
      });
      while (table.state.turn >= 0) {
        const seat = table.state.turn;
        const view = table.view(seat);
        const rewind = learning.rewind?.(view);
        game.imagine(view).draw(random, world);
        game.copy(world, again);
        rewind?.toDeal(again);
        for (const move of codes) game.apply(again, move.seat, move.code);
        // What no decision depends on any more, such as cards of the lane that are gone, need not be the same.
        expect(standingOf(again)).toEqual(standingOf(world));
        const { choices } = view.now;
        const code = game.encode(choices[random.below(choices.length)]);
        codes.push({ seat, code });
        table.take(seat, code);
      }
    }
  });
});

describe('beliefs', () => {
  const learning = skillOf(inflation.id)?.learning;
  if (!learning) throw new Error('Inflation! can be learned');
  const game: Game = inflation;

  /** Who bids many has high cards, by these weights: the bid of 12 is likely with many tens and unlikely without. */
  test('find worlds likely in which the others decided as the policy would', () => {
    const table = tableOf(game, 3, 'likely');
    const weights = new Float64Array(learning.traits.count);
    const policy = new Policy(game, learning, weights);
    const first = table.state.turn;
    // What makes a bid of 12 likely is every ten in the hand.
    const legal = new Int32Array(game.maxLegal);
    const count = game.legal(table.state, first, legal);
    const probe = game.create(table.setup);
    const tensOf = (state: typeof probe, seat: number) =>
      game.hand(state, seat).filter((card) => card === '10').length;
    const seeds = Array.from({ length: 40 }, (_, i) => tableOf(game, 3, `probe ${i}`));
    const traitsOfTwelve = (state: typeof probe, seat: number): number[] => {
      policy.weigh(state, seat, legal, count);
      const { most } = learning.traits;
      return Array.from(policy.traits.subarray(12 * most, 13 * most)).filter((trait) => trait >= 0);
    };
    // The trait that a hand has as often as it has tens.
    const ten = Array.from({ length: learning.traits.count }, (_, trait) => trait).find((trait) =>
      seeds.every(
        ({ state }) =>
          traitsOfTwelve(state, state.turn).filter((each) => each === trait).length ===
          tensOf(state, state.turn),
      ),
    );
    if (ten === undefined) throw new Error('no trait counts tens');
    weights[ten] = 1;
    policy.set(weights);
    table.decide(first, 'bid:12');
    const next = table.state.turn;
    const beliefs = new Beliefs(game, learning, table.setup, policy, 500);
    const random = new FastRandom('belief');
    const weighed = beliefs.weigh(table.view(next), 500, random);
    const even = game.imagine(table.view(next));
    const draws = 2000;
    const tens = (sampler: typeof even): number => {
      let sum = 0;
      for (let i = 0; i < draws; i++) {
        sampler.draw(random, probe);
        sum += tensOf(probe, first);
      }
      return sum / draws;
    };
    expect(tens(weighed)).toBeGreaterThan(tens(even) + 0.3);
  });

  test('before anybody else has decided all worlds are equally likely', () => {
    const table = tableOf(game, 3, 'first');
    const policy = new Policy(game, learning, new Float64Array(learning.traits.count));
    const beliefs = new Beliefs(game, learning, table.setup, policy, 10);
    const view = table.view(table.state.turn);
    const state = game.create(table.setup);
    const other = game.create(table.setup);
    beliefs.weigh(view, 10, new FastRandom('x')).draw(new FastRandom('y'), state);
    game.imagine(view).draw(new FastRandom('y'), other);
    expect(state).toEqual(other);
  });
});
