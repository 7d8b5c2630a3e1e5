import { describe, expect, test } from 'vitest';
import { cryptrickDeal } from './cryptrick.ts';
import { dice } from './dice.ts';
import { escalationDeal } from './escalation.ts';
import { inversionDeal } from './inversion.ts';
import { deal, naive } from './naive.ts';
import { perft } from './perft.ts';

describe('perft', () => {
  test('depth 0 is 1, bids multiply', () => {
    const table = naive('inflation', deal('inflation', 3, {}, dice(1)));
    expect([0, 1, 2, 3].map((depth) => perft(table, depth))).toEqual([1, 13, 169, 2197]);
  });

  test('every leader’s card counts once for every auction', () => {
    const table = naive('charms', { ...deal('charms', 3, {}, dice(2), 0) });
    const hand = table.hands()[0];
    const suits = new Set(hand.filter((card) => Number.isNaN(Number(card)))).size;
    expect(perft(table, 4)).toBe(2197 * suits * (new Set(hand).size - suits));
  });

  test('an auction: higher or pass, and 10 ends it', () => {
    const hands = [['H1', 'H4', 'C2', 'C3'], ['S1'], ['S2']];
    const table = inversionDeal({ deal: 0, first: 0, hands, suits: [], lane: ['H9'] });
    // 1 to 9 leave 10 − n higher ones and the pass; after 10 the parent leads H1, H4 or C2.
    expect(perft(table, 2)).toBe(10 + 9 + 8 + 7 + 6 + 5 + 4 + 3 + 2 + 3);
  });

  test('sequences that end before N do not count', () => {
    const table = escalationDeal({ deal: 0, first: 0, hands: [['1', '1'], ['2']], deck: [] });
    // `1` is followed by `2` or `take`; `1,1` ends the deal at once.
    expect([1, 2, 3, 4].map((depth) => perft(table, depth))).toEqual([2, 2, 1, 0]);
  });

  test('simultaneous answers multiply', () => {
    const table = cryptrickDeal({
      deal: 0,
      first: 0,
      hands: [['Y2', 'Y4'], ['R2'], ['R4'], ['B2'], ['B4'], ['P2']],
      level: 'calm',
      scoring: 'product',
      blocks: [1, 3, 5, 7, 9],
      ...{ blocksPerCard: {}, colours: [], ranks: [], whites: 2, white: 10, acquisitions: 3 },
      undealt: [],
      revealed: 'W',
      trump: null,
    });
    expect(perft(table, 6)).toBe(2 * 2 ** 5);
    expect(perft(table, 7)).toBe(2 * 2 ** 5);
  });
});
