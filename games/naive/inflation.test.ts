import { describe, expect, test } from 'vitest';
import { inflationDeal, reading } from './inflation.ts';
import { decide } from './match.ts';

function table(...hands: string[]) {
  return inflationDeal({ deal: 0, first: 0, hands: hands.map((hand) => hand.split(' ')) });
}

/** Seat 0 takes the first trick, seat 1 the second and last. */
function oneTrickEach(bids: [number, number, number]) {
  const deal = table('9 1', '8 7', '1 2');
  decide(deal, ...bids.map((bid) => `bid:${bid}`));
  decide(deal, 'play:9', 'play:8', 'play:1', 'play:1', 'play:7', 'play:2');
  return deal;
}

describe('Inflation!', () => {
  test('INF-2.2 everybody may bid 0 to 12, from the dealer’s left', () => {
    const deal = inflationDeal({ deal: 0, first: 2, hands: [['1'], ['2'], ['3']] });
    expect(deal.actors()).toEqual([2]);
    expect(deal.legal(2).slice(0, 5)).toEqual(['bid:0', 'bid:1', 'bid:10', 'bid:11', 'bid:12']);
    expect(deal.legal(2)).toHaveLength(13);
    expect(deal.legal(0)).toEqual([]);
    expect(deal.why(2, 'bid:13')).toBe('INF-2.2');
  });

  test('INF-3.3 a follower who holds the led number must play it', () => {
    const deal = table('7 3', '7 5', '2 4');
    decide(deal, 'bid:0', 'bid:0', 'bid:0');
    expect(deal.legal(0)).toEqual(['play:3', 'play:7']);
    decide(deal, 'play:7');
    expect(deal.legal(1)).toEqual(['play:7']);
    expect(deal.why(1, 'play:5')).toBe('INF-3.3');
    expect(deal.why(1, 'play:2')).toBe('card');
    decide(deal, 'play:7');
    expect(deal.legal(2)).toEqual(['play:2', 'play:4']);
  });

  test('INF-3.3 the led card counts, not the leader’s whole number', () => {
    const deal = table('7 6', '5 7', '2 6');
    decide(deal, 'bid:0', 'bid:0', 'bid:0', 'play:7', 'play:7', 'play:2');
    expect(deal.lines().at(-1)).toEqual({ t: 'trick', trick: 0, winner: 1 });
    decide(deal, 'play:5');
    expect(deal.legal(2)).toEqual(['play:6']);
  });

  test('INF-3.4 a row grows on the left: 7, then 6, then 3', () => {
    expect(reading(['7'])).toBe(7n);
    expect(reading(['6', '7'])).toBe(67n);
    expect(reading(['3', '6', '7'])).toBe(367n);
  });

  test('INF-3.5 a 10 shows both digits until it is covered', () => {
    expect(reading(['10', '5'])).toBe(105n);
    expect(reading(['6', '10', '5'])).toBe(605n);
    expect(reading(['10', '10', '9', '9', '9', '9', '9', '9', '9', '9', '9', '8'])).toBe(1009999999998n);
  });

  test('INF-3.6 equal numbers: the later one wins', () => {
    const deal = table('7', '7', '2');
    decide(deal, 'bid:0', 'bid:0', 'bid:0', 'play:7', 'play:7', 'play:2');
    expect(deal.lines().slice(-2)).toEqual([
      { t: 'trick', trick: 0, winner: 1 },
      { t: 'dealEnd', deal: 0, scores: [0, 0, 0] },
    ]);
  });

  test('INF-4.1 a bid made is worth 2 a trick', () => {
    expect(oneTrickEach([1, 1, 0]).scores()).toEqual([2, 2, 0]);
  });

  test('INF-4.2 and INF-4.3 the most tricks without the bid are worth nothing, fewer 1 each', () => {
    const deal = table('9 8 1', '2 4 7', '1 3 2');
    decide(deal, 'bid:3', 'bid:3', 'bid:3');
    decide(deal, 'play:9', 'play:2', 'play:1', 'play:8', 'play:4', 'play:3', 'play:1', 'play:7', 'play:2');
    // Rows 189, 742, 231: two tricks for seat 0, one for seat 1.
    expect(deal.scores()).toEqual([0, 1, 0]);
  });

  test('INF-4.4 of several who missed with the most, only the latest scores 0', () => {
    expect(oneTrickEach([0, 2, 0]).scores()).toEqual([1, 0, 0]);
  });

  test('INF-4.4 who made the bid is no shield for a tied player who missed', () => {
    expect(oneTrickEach([0, 1, 0]).scores()).toEqual([0, 2, 0]);
    expect(oneTrickEach([1, 0, 0]).scores()).toEqual([2, 0, 0]);
  });
});
