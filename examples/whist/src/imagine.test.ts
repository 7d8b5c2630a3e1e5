import { FastRandom, Table } from '@overtrick/engine';
import { expect, test } from 'vitest';
import { type Whist, whist } from './index.ts';

type WhistTable = Table<Whist>;

const setup = { players: 4, options: {}, rules: 1 };

/** A table after some random decisions. */
function tableAfter(decisions: number, seed: string): WhistTable {
  const table = new Table(whist, setup, { kind: 'seed', seed, match: 0 });
  const random = new FastRandom(seed);
  for (let i = 0; i < decisions; i++) {
    const legal = table.legal(table.state.turn);
    table.decide(table.state.turn, legal[random.below(legal.length)]);
  }
  return table;
}

test('what a view recalls is what its seat sees', () => {
  for (const decisions of [0, 1, 6, 23, 47, 48]) {
    const table = tableAfter(decisions, `recall ${decisions}`);
    for (const seat of [0, 1, 2, 3]) {
      const view = table.view(seat);
      const recalled = whist.recall(view);
      expect(whist.board(recalled, seat)).toEqual(view.now.board);
      expect(whist.hand(recalled, seat)).toEqual([...view.now.hand]);
    }
  }
});

test('imagined worlds have every unseen card once, in hands of the right size, and nobody holds a suit they lacked', () => {
  const random = new FastRandom('worlds');
  const world = whist.create(setup);
  for (const decisions of [0, 5, 18, 30, 41]) {
    const table = tableAfter(decisions, `imagine ${decisions}`);
    const view = table.view(table.state.turn);
    const sampler = whist.imagine(view);
    const all = [0, 1, 2, 3].flatMap((seat) => whist.hand(table.state, seat)).sort();
    for (let i = 0; i < 20; i++) {
      sampler.draw(random, world);
      const hands = [0, 1, 2, 3].map((seat) => whist.hand(world, seat));
      expect(hands.map((hand) => hand.length)).toEqual([...view.now.handSizes]);
      expect(hands[view.seat]).toEqual([...view.now.hand]);
      expect(hands.flat().sort()).toEqual(all);
      for (const { seat, suit } of shownVoids(table)) {
        expect(hands[seat].some((card) => card.startsWith(suit))).toBe(false);
      }
    }
  }
});

test('every world is equally likely: three tricks before the end, all ways laid out one by one', () => {
  const table = tableAfter(36, 'uniform');
  const view = table.view(table.state.turn);
  const seen = new Map<string, number>();
  const random = new FastRandom('uniform');
  const sampler = whist.imagine(view);
  const world = whist.create(setup);
  const fits = waysByHand(table, view.seat);
  const draws = 30 * fits;
  for (let i = 0; i < draws; i++) {
    sampler.draw(random, world);
    const name = [0, 1, 2, 3].map((seat) => whist.hand(world, seat).join(' ')).join(' | ');
    seen.set(name, (seen.get(name) ?? 0) + 1);
  }
  expect(fits).toBeGreaterThan(20);
  expect(seen.size).toBe(fits);
  // Chi-square with fits − 1 degrees of freedom: mean fits, standard deviation √(2 fits); five of those is never.
  let chi = 0;
  for (const count of seen.values()) chi += (count - 30) ** 2 / 30;
  expect(chi).toBeLessThan(fits + 5 * Math.sqrt(2 * fits));
});

/** Who failed to follow which suit, read off the spectators' record. */
function shownVoids(table: WhistTable): { seat: number; suit: string }[] {
  const voids: { seat: number; suit: string }[] = [];
  let trick: { seat: number; suit: string }[] = [];
  for (const event of table.record(-1)) {
    if (event.t === 'deal' || event.decision === undefined) continue;
    const { suit } = whist.face(event.decision.card);
    trick.push({ seat: event.seat, suit });
    const led = trick[0].suit;
    if (suit !== led) voids.push({ seat: event.seat, suit: led });
    if (trick.length === 4) trick = [];
  }
  return voids;
}

/** Deals the unseen cards in all ways and keeps those that break no shown void. */
function waysByHand(table: WhistTable, self: number): number {
  const others = [0, 1, 2, 3].filter((seat) => seat !== self);
  const sizes = others.map((seat) => whist.hand(table.state, seat).length);
  const cards = others.flatMap((seat) => whist.hand(table.state, seat));
  const voids = shownVoids(table);
  const place = (at: number, room: number[]): number => {
    if (at === cards.length) return 1;
    let ways = 0;
    for (const [i, seat] of others.entries()) {
      const barred = voids.some((v) => v.seat === seat && cards[at].startsWith(v.suit));
      if (room[i] === 0 || barred) continue;
      ways += place(
        at + 1,
        room.map((r, j) => (j === i ? r - 1 : r)),
      );
    }
    return ways;
  };
  return place(0, sizes);
}
