import { type DealText, FastRandom, SPECTATOR, Table } from '@overtrick/engine';
import { surprise } from '@overtrick/testing';
import { describe, expect, test } from 'vitest';
import { naive } from '../../naive/naive.ts';
import { COPIES } from './deck.ts';
import { type Inflation, inflation } from './index.ts';

type InflationTable = Table<Inflation>;

const choose = (n: number, k: number): number => (k === 0 ? 1 : (n / k) * choose(n - 1, k - 1));

/** Every multiset of `size` cards out of these counts, with the number of physical choices that give it. */
function* picks(left: number[], size: number, rank = 1): Generator<{ cards: string[]; ways: number }> {
  if (size === 0) {
    yield { cards: [], ways: 1 };
    return;
  }
  if (rank > 10) return;
  for (let count = 0; count <= Math.min(size, left[rank]); count++) {
    for (const rest of picks(left, size - count, rank + 1)) {
      const mine = Array<string>(count).fill(String(rank));
      yield { cards: [...mine, ...rest.cards], ways: rest.ways * choose(left[rank], count) };
    }
  }
}

/** A match in its first deal, with `left` cards in every hand. */
function lateTable(players: number, left: number, seed: string): { table: InflationTable; deal: DealText } {
  const setup = { players, options: {}, rules: 1 };
  const table = new Table(inflation, setup, { kind: 'seed', seed, match: 0 });
  const deal = inflation.makeDeal(table.state);
  const random = new FastRandom(seed);
  const moves = players + players * (12 - left);
  for (let i = 0; i < moves; i++) {
    const legal = table.legal(table.state.turn);
    table.decide(table.state.turn, legal[random.below(legal.length)]);
  }
  return { table, deal };
}

/** Every world that fits what the observer was told, found by trying all of them on the naive game. */
function worldsByBruteForce(table: InflationTable, deal: DealText, observer: number): Map<string, number> {
  const { players } = table.setup;
  const moves = table.moves.map(({ seat, code }) => ({
    seat,
    text: inflation.makeDecision(inflation.decode(code)),
  }));
  const told = (hands: readonly (readonly string[])[]): string | null => {
    const game = naive('inflation', { ...deal, deal: 0, hands });
    for (const { seat, text } of moves) {
      if (!game.legal(seat).includes(text)) return null;
      game.apply(seat, text);
    }
    return game.told(observer === SPECTATOR ? null : observer).join('\n');
  };
  const truth = told(deal.hands);
  const played = Array.from({ length: players }, (_, seat) =>
    moves
      .filter((move) => move.seat === seat && move.text.startsWith('play:'))
      .map((move) => move.text.slice(5)),
  );
  const left: number[] = [...COPIES];
  for (const card of played.flat()) left[Number(card)]--;
  if (observer !== SPECTATOR) for (const card of table.view(observer).now.hand) left[Number(card)]--;
  const worlds = new Map<string, number>();
  const fill = (seat: number, hands: string[][], ways: number): void => {
    if (seat === players) {
      const whole = hands.map((hand, each) => [...played[each], ...hand]);
      if (told(whole) === truth) worlds.set(hands.map((hand) => hand.join(' ')).join('|'), ways);
      return;
    }
    if (seat === observer) {
      fill(seat + 1, [...hands, [...table.view(seat).now.hand]], ways);
      return;
    }
    for (const pick of picks(left, table.view(SPECTATOR).now.handSizes[seat])) {
      for (const card of pick.cards) left[Number(card)]--;
      fill(seat + 1, [...hands, pick.cards], ways * pick.ways);
      for (const card of pick.cards) left[Number(card)]++;
    }
  };
  fill(0, [], 1);
  return worlds;
}

describe('imagine draws every world that fits, and each equally often', () => {
  test.each([
    [3, 2, 0, 'a'],
    [3, 2, 2, 'b'],
    [4, 1, 1, 'c'],
    [4, 1, 3, 'd'],
    [3, 1, SPECTATOR, 'e'],
  ])('%i players with %i cards each, as seat %i sees it (%s)', (players, left, observer, seed) => {
    const { table, deal } = lateTable(players, left, seed);
    const expected = worldsByBruteForce(table, deal, observer);
    const sampler = inflation.imagine(table.view(observer));
    const into = inflation.create(table.setup);
    const random = new FastRandom(seed);
    const seen = new Map<string, number>();
    const draws = Math.max(20_000, expected.size * 20);
    for (let i = 0; i < draws; i++) {
      sampler.draw(random, into);
      const world = Array.from({ length: players }, (_, seat) => inflation.hand(into, seat).join(' ')).join(
        '|',
      );
      seen.set(world, (seen.get(world) ?? 0) + 1);
    }
    for (const world of seen.keys()) expect(expected.has(world), world).toBe(true);
    expect(Math.abs(surprise(expected, seen))).toBeLessThan(4.5);
    expect(seen.size).toBeGreaterThan(expected.size * 0.9);
  });

  test('the own hand, the board and the points are kept', () => {
    const { table } = lateTable(4, 5, 'kept');
    const view = table.view(2);
    const into = inflation.create(table.setup);
    inflation.imagine(view).draw(new FastRandom(1), into);
    expect(inflation.hand(into, 2)).toEqual(view.now.hand);
    expect(inflation.board(into, 2)).toEqual(view.now.board);
    expect(into.turn).toBe(table.state.turn);
  });
});
