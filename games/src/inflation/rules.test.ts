import { FastRandom, isOver, SPECTATOR, winnersOf } from '@overtrick/engine';
import { cards, dealtPosition, type Position, positionOf } from '@overtrick/testing';
import { describe, expect, test } from 'vitest';
import { DECK } from './deck.ts';
import { inflation } from './index.ts';
import { addCard, type InflationState } from './state.ts';

/** Three players, seat 2 deals, seat 0 begins. */
const threeHanded = {
  dealer: 2,
  first: 0,
  hands: [
    cards('7 6 3 5 10 6 9 9 8 8 2 1'),
    cards('7 7 4 4 5 5 10 10 9 9 3 2'),
    cards('10 10 10 8 8 8 6 6 5 5 4 3'),
  ],
};
const bids = (...numbers: number[]): string[] => numbers.map((bid) => `bid:${bid}`);
const plays = (text: string): string[] => cards(text).map((card) => `play:${card}`);
const afterBids = () => dealtPosition(inflation, threeHanded).play(...bids(3, 4, 5));

/** The last trick of a deal: seat 0 leads, everybody holds one card, and the rows hold nothing but it. */
function lastTrick(set: {
  bids: number[];
  taken: number[];
  lastTaken: number[];
  hands: number[];
}): Position<InflationState> {
  const players = set.bids.length;
  const setup = { players, options: {}, rules: 1 };
  const state = inflation.create(setup);
  inflation.deal(state, new FastRandom('last trick'));
  state.hand.fill(0);
  state.ranks.fill(0);
  state.bid.set(set.bids);
  state.taken.set(set.taken);
  state.lastTaken.set(set.lastTaken);
  for (const [seat, rank] of set.hands.entries()) addCard(state, seat, rank);
  state.trick = 11;
  state.leader = 0;
  state.turn = 0;
  return positionOf(inflation, setup, state);
}
const pointsAfter = (position: Position<InflationState>, play: string): number[] =>
  Array.from(position.play(...plays(play)).state.points);

describe('1 Deck', () => {
  test('INF-1.1 one 1, two 2s, … ten 10s: 55 cards', () => {
    expect(DECK.length).toBe(55);
    for (let rank = 1; rank <= 10; rank++) expect(DECK.filter((card) => card === rank).length).toBe(rank);
  });

  test.each([3, 4])('INF-1.2 12 cards each with %i players, no card more often than it exists', (players) => {
    const state = inflation.create({ players, options: {}, rules: 1 });
    for (let i = 0; i < 50; i++) {
      state.deal = -1;
      inflation.deal(state, new FastRandom(i));
      const hands = Array.from({ length: players }, (_, seat) => inflation.hand(state, seat));
      expect(hands.map((hand) => hand.length)).toEqual(Array(players).fill(12));
      for (let rank = 1; rank <= 10; rank++) {
        expect(hands.flat().filter((card) => card === String(rank)).length).toBeLessThanOrEqual(rank);
      }
    }
  });

  test('INF-1.2 every card can come to every seat', () => {
    const state = inflation.create({ players: 4, options: {}, rules: 1 });
    const held = [new Set(), new Set(), new Set(), new Set()];
    for (let i = 0; i < 200; i++) {
      state.deal = -1;
      inflation.deal(state, new FastRandom(i));
      for (let seat = 0; seat < 4; seat++)
        for (const card of inflation.hand(state, seat)) held[seat].add(card);
    }
    for (const seat of held) expect(seat.size).toBe(10);
  });
});

describe('2 Bids', () => {
  test('INF-2.1 bids are made from the dealer’s left, clockwise, before the first card', () => {
    const position = dealtPosition(inflation, threeHanded);
    const order = [];
    for (const bid of bids(3, 4, 5)) {
      order.push(position.state.turn);
      expect(position.why('play:7')).toBe('INF-2.1');
      position.play(bid);
    }
    expect(order).toEqual([0, 1, 2]);
    expect(Array.from(position.state.bid)).toEqual([3, 4, 5]);
    expect(position.why('bid:3')).toBe('INF-2.1');
    expect(position.state.turn).toBe(0);
  });

  test('INF-2.2 a bid is 0 to 12, whatever the others bid', () => {
    const all = Array.from({ length: 13 }, (_, bid) => `bid:${bid}`).sort();
    const position = dealtPosition(inflation, threeHanded);
    expect(position.legal()).toEqual(all);
    position.play('bid:12');
    expect(position.legal()).toEqual(all);
    expect(position.why('bid:12')).toBeNull();
    expect(position.why('bid:0')).toBeNull();
    expect(position.why('bid:13')).toBe('INF-2.2');
  });
});

describe('3 Tricks', () => {
  test('INF-3.1 the dealer’s left leads trick 1, then the winner of each', () => {
    const position = afterBids();
    expect(position.state.turn).toBe(0);
    position.play(...plays('7 7 10'));
    expect(position.state.leader).toBe(2);
    expect(position.state.turn).toBe(2);
    position.play(...plays('3 3 3'));
    expect(position.state.leader).toBe(1);
    expect(position.state.turn).toBe(1);
  });

  test('INF-3.1 12 tricks', () => {
    const position = lastTrick({
      bids: [0, 0, 0],
      taken: [4, 4, 3],
      lastTaken: [10, 8, 9],
      hands: [1, 2, 3],
    });
    position.play(...plays('1 2'));
    expect(position.state.turn).toBe(2);
    position.play('play:3');
    expect(position.state.turn).toBe(-1);
    const eleventh = lastTrick({ bids: [0, 0, 0], taken: [4, 3, 3], lastTaken: [9, 8, 7], hands: [1, 2, 3] });
    eleventh.state.trick = 10;
    eleventh.play(...plays('1 2 3'));
    expect(eleventh.state.turn).toBe(2);
  });

  test('INF-3.2 any card may be led', () => {
    expect(afterBids().legal()).toEqual(plays('1 10 2 3 5 6 7 8 9'));
  });

  test('INF-3.3 who holds the led number must play it', () => {
    const position = afterBids().play('play:7');
    expect(position.legal()).toEqual(['play:7']);
    expect(position.why('play:10')).toBe('INF-3.3');
    expect(position.why('play:7')).toBeNull();
  });

  test('INF-3.3 without it any card may be played', () => {
    const position = afterBids().play(...plays('7 7'));
    expect(position.legal()).toEqual(plays('10 3 4 5 6 8'));
    expect(position.why('play:8')).toBeNull();
    expect(position.why('play:9')).toBe('not in hand');
  });

  test('INF-3.3 the led card’s number counts, not the leader’s whole number', () => {
    const position = afterBids().play(...plays('9 9 3'), 'play:4');
    expect(position.state.turn).toBe(2);
    expect(position.legal()).toEqual(['play:4']);
  });

  test('INF-3.4 7, then 6, then 3 reads 367', () => {
    const position = afterBids().play(...plays('7 7 3'));
    expect(Array.from(position.state.shown)).toEqual([7, 7, 3]);
    position.play(...plays('4 4 6'));
    expect(Array.from(position.state.shown)).toEqual([67, 47, 43]);
    position.play(...plays('3 3 8'));
    expect(Array.from(position.state.shown)).toEqual([367, 347, 843]);
    const { rows } = inflation.board(position.state, SPECTATOR);
    expect(rows).toEqual([cards('7 6 3'), cards('7 4 3'), cards('3 4 8')]);
  });

  test('INF-3.5 5, then 10 reads 105; a 6 next makes it 605', () => {
    const position = afterBids().play(...plays('5 5 5'), ...plays('10 10 10'));
    expect(Array.from(position.state.shown)).toEqual([105, 105, 105]);
    position.play(...plays('9 6 9'));
    expect(Array.from(position.state.shown)).toEqual([905, 905, 605]);
  });

  test('INF-3.6 the largest number wins; of equal ones the later', () => {
    expect(afterBids().play(...plays('7 7 10')).state.leader).toBe(2);
    expect(afterBids().play(...plays('9 9 3')).state.leader).toBe(1);
    expect(afterBids().play(...plays('5 5 5')).state.leader).toBe(2);
    expect(afterBids().play(...plays('9 9 10')).state.leader).toBe(2);
    expect(afterBids().play(...plays('7 7 3')).state.leader).toBe(1);
  });

  test('INF-3.6 the first player wins with the only largest number', () => {
    const lead = lastTrick({ bids: [0, 0, 0], taken: [4, 4, 3], lastTaken: [10, 8, 9], hands: [9, 2, 3] });
    expect(lead.play(...plays('9 2 3')).state.taken[0]).toBe(5);
    const middle = lastTrick({ bids: [0, 0, 0], taken: [4, 4, 3], lastTaken: [10, 8, 9], hands: [2, 9, 3] });
    expect(middle.play(...plays('2 9 3')).state.taken[1]).toBe(5);
  });

  test('INF-3.7 the winner takes a button, and the rows stay', () => {
    const position = afterBids().play(...plays('7 7 10'));
    expect(Array.from(position.state.taken)).toEqual([0, 0, 1]);
    expect(Array.from(position.state.lastTaken)).toEqual([-1, -1, 0]);
    expect(Array.from(position.state.shown)).toEqual([7, 7, 10]);
    position.play(...plays('3 3 3'));
    expect(Array.from(position.state.taken)).toEqual([0, 1, 1]);
    expect(Array.from(position.state.lastTaken)).toEqual([-1, 1, 0]);
  });

  test('INF-3.7 thirteen digits are still exact', () => {
    const position = lastTrick({
      bids: [0, 0, 0],
      taken: [4, 4, 3],
      lastTaken: [10, 8, 9],
      hands: [9, 10, 10],
    });
    position.state.covered.set([99_999_999_999, 99_999_999_998, 99_999_999_999]);
    position.play(...plays('9 10 10'));
    expect(position.state.shown[1]).toBe(1_099_999_999_998);
    expect(position.state.shown[2]).toBe(1_099_999_999_999);
    expect(position.state.taken[2]).toBe(4);
  });
});

describe('4 Points of a deal', () => {
  test('INF-4.1 bid met: 2 points a trick, also for the most tricks', () => {
    const set = { bids: [5, 4, 4], taken: [4, 4, 3], lastTaken: [10, 8, 9], hands: [9, 2, 3] };
    expect(pointsAfter(lastTrick(set), '9 2 3')).toEqual([10, 8, 3]);
  });

  test('INF-4.1 a bid of zero that holds is worth nothing, and is no miss', () => {
    const set = { bids: [0, 6, 6], taken: [0, 6, 5], lastTaken: [-1, 9, 10], hands: [1, 2, 3] };
    expect(pointsAfter(lastTrick(set), '1 2 3')).toEqual([0, 12, 12]);
  });

  test('INF-4.2 most tricks with a missed bid: nothing', () => {
    const set = { bids: [4, 4, 4], taken: [4, 4, 3], lastTaken: [10, 8, 9], hands: [9, 2, 3] };
    expect(pointsAfter(lastTrick(set), '9 2 3')).toEqual([0, 8, 3]);
  });

  test('INF-4.2 nobody else gets nothing, however late their last trick came', () => {
    const set = { bids: [0, 0, 0], taken: [6, 2, 3], lastTaken: [7, 10, 9], hands: [1, 2, 9] };
    expect(pointsAfter(lastTrick(set), '1 2 9')).toEqual([0, 2, 4]);
  });

  test('INF-4.3 everyone else: 1 point a trick', () => {
    const set = { bids: [0, 0, 0], taken: [5, 4, 2], lastTaken: [10, 8, 9], hands: [9, 2, 3] };
    expect(pointsAfter(lastTrick(set), '9 2 3')).toEqual([0, 4, 2]);
  });

  test('INF-4.4 of several with the most tricks who missed, only the latest winner gets nothing', () => {
    const set = { bids: [0, 0, 0, 0], taken: [4, 3, 3, 1], lastTaken: [7, 9, 10, 8], hands: [1, 9, 3, 2] };
    expect(pointsAfter(lastTrick(set), '1 9 3 2')).toEqual([4, 0, 3, 1]);
    const later = { bids: [0, 0, 0], taken: [4, 3, 4], lastTaken: [7, 9, 10], hands: [1, 9, 3] };
    expect(pointsAfter(lastTrick(later), '1 9 3')).toEqual([4, 0, 4]);
    const first = { bids: [0, 0, 0], taken: [3, 4, 4], lastTaken: [7, 9, 10], hands: [9, 1, 3] };
    expect(pointsAfter(lastTrick(first), '9 1 3')).toEqual([0, 4, 4]);
  });

  test('INF-4.4 who made the bid scores double and does not shield a tied player who missed', () => {
    const set = { bids: [5, 0, 0], taken: [4, 2, 5], lastTaken: [7, 8, 10], hands: [9, 1, 3] };
    expect(pointsAfter(lastTrick(set), '9 1 3')).toEqual([10, 2, 0]);
  });
});

describe('5 Match', () => {
  const playOut = (players: number, seed: number): { state: InflationState; dealers: number[] } => {
    const random = new FastRandom(seed);
    const state = inflation.create({ players, options: {}, rules: 1 });
    const out = new Int32Array(inflation.maxLegal);
    const dealers = [];
    while (!isOver(state)) {
      inflation.deal(state, random);
      dealers.push(state.dealer);
      while (state.turn >= 0) {
        inflation.apply(state, state.turn, out[random.below(inflation.legal(state, state.turn, out))]);
      }
    }
    return { state, dealers };
  };

  test.each([3, 4])('INF-5.1 with %i players as many deals, and the dealer moves clockwise', (players) => {
    const { dealers } = playOut(players, 7);
    expect(dealers).toHaveLength(players);
    for (let i = 1; i < players; i++) expect(dealers[i]).toBe((dealers[i - 1] + 1) % players);
  });

  test('INF-5.2 most points of all deals wins', () => {
    const { state } = playOut(4, 11);
    const totals = [0, 1, 2, 3].map((seat) =>
      [0, 1, 2, 3].reduce((sum, deal) => sum + state.sheet[deal * 4 + seat], 0),
    );
    expect(Array.from(state.points)).toEqual(totals);
    const top = Math.max(...totals);
    expect(winnersOf(state, inflation.best)).toEqual([0, 1, 2, 3].filter((seat) => totals[seat] === top));
  });

  test('INF-5.3 ties share the win, and the first dealer is drawn', () => {
    const { state } = playOut(3, 1);
    state.points.set([9, 4, 9]);
    expect(winnersOf(state, inflation.best)).toEqual([0, 2]);
    const dealers = new Set(Array.from({ length: 40 }, (_, seed) => playOut(3, seed).dealers[0]));
    expect([...dealers].sort()).toEqual([0, 1, 2]);
  });
});
