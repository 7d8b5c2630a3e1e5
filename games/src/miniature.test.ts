import {
  checkSetup,
  type DealText,
  explain,
  FastRandom,
  type Game,
  type MatchState,
  type Miniature,
  Table,
  type View,
} from '@overtrick/engine';
import { describe, expect, it } from 'vitest';
import { GAMES } from './index.ts';

const DRAWS = 4000;
/** Standard deviations: with some hundred comparisons a right sampler stays within. */
const WITHIN = 5;

function open(game: Game, { setup }: Miniature, deal: DealText): Table {
  const start = game.parseDeal(setup, deal);
  if (!start.ok) throw new Error(explain(start.error));
  return new Table(game, setup, { kind: 'seed', seed: '', match: 0 }, true, start.value);
}

const handsOf = (game: Game, state: MatchState): string =>
  JSON.stringify([0, 1].map((seat) => game.hand(state, seat)));

/** The worlds of the first view of a seat by the list of deals: how likely the hands are. */
function listed(game: Game, miniature: Miniature, { seat, past }: View): Map<string, number> {
  const hands = new Map<string, number>();
  let all = 0;
  for (const { deal, ways } of miniature.deals()) {
    const table = open(game, miniature, deal);
    if (JSON.stringify(table.record(seat)) !== JSON.stringify(past)) continue;
    const name = handsOf(game, table.state);
    hands.set(name, (hands.get(name) ?? 0) + ways);
    all += ways;
  }
  for (const [name, ways] of hands) hands.set(name, ways / all);
  return hands;
}

describe.each(GAMES.map((game) => [game.id, game] as const))('the miniature of %s', (_, game) => {
  const load = async (): Promise<Miniature> => {
    if (!game.miniature) throw new Error('there is none');
    return game.miniature();
  };

  it('is nothing that a table can agree on', async () => {
    const { setup } = await load();
    expect(checkSetup(game, setup.players, setup.options).ok).toBe(false);
    expect(checkSetup(game, game.seats.min, setup.options).ok).toBe(false);
  });

  it('lists every deal once, and uses the whole deck', async () => {
    const miniature = await load();
    const deals = [...miniature.deals()].map(({ deal }) => open(game, miniature, deal));
    expect(new Set(deals.map(({ state }) => JSON.stringify(game.makeDeal(state)))).size).toBe(deals.length);
    expect(deals.length).toBeGreaterThan(100);
    for (const { state } of deals) expect(state.turn).toBe(0);
  });

  it('can be dealt, and a deal can be read back', async () => {
    const { setup } = await load();
    for (let seed = 0; seed < 100; seed++) {
      const state = game.create(setup);
      game.deal(state, new FastRandom(seed));
      const read = game.parseDeal(setup, game.makeDeal(state));
      if (!read.ok) throw new Error(explain(read.error));
      expect(game.makeDeal(read.value)).toEqual(game.makeDeal(state));
    }
  });

  it('is imagined as it is dealt, from either seat', async () => {
    const miniature = await load();
    const random = new FastRandom('worlds');
    const deals = [...miniature.deals()];
    for (const seat of [0, 1]) {
      const table = open(game, miniature, deals[Math.floor(deals.length / 2)].deal);
      const view = table.view(seat);
      const expected = listed(game, miniature, view);
      const counts = new Map<string, number>();
      const sampler = game.imagine(view);
      const world = game.create(miniature.setup);
      for (let i = 0; i < DRAWS; i++) {
        sampler.draw(random, world);
        const name = handsOf(game, world);
        counts.set(name, (counts.get(name) ?? 0) + 1);
      }
      expect([...counts.keys()].filter((name) => !expected.has(name))).toEqual([]);
      for (const [name, chance] of expected) {
        const spread = Math.sqrt(DRAWS * chance * (1 - chance));
        expect(Math.abs((counts.get(name) ?? 0) - DRAWS * chance)).toBeLessThanOrEqual(WITHIN * spread);
      }
    }
  });

  it('shows in every imagined world what the seat sees', async () => {
    const miniature = await load();
    const random = new FastRandom('play');
    const deals = [...miniature.deals()];
    for (let match = 0; match < 60; match++) {
      const table = open(game, miniature, deals[random.below(deals.length)].deal);
      const world = game.create(miniature.setup);
      while (table.state.turn >= 0) {
        const seat = table.state.turn;
        const view = table.view(seat);
        game.imagine(view).draw(random, world);
        expect(game.board(world, seat)).toEqual(view.now.board);
        expect(game.hand(world, seat)).toEqual(view.now.hand);
        const { choices } = view.now;
        expect(table.decide(seat, choices[random.below(choices.length)]).ok).toBe(true);
      }
    }
  });
});
