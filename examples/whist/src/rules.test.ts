import { consider, type DealText, explain, FastRandom, Table } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { whist } from './index.ts';

const setup = { players: 4, options: {}, rules: 1 };
const suit = (letter: string) => Array.from({ length: 12 }, (_, at) => `${letter}${at + 1}`);
const ONE_SUIT_EACH = { first: 0, hands: ['C', 'D', 'H', 'S'].map(suit) };

/** A match that has just dealt these hands. */
function dealing(deal: DealText) {
  const parsed = whist.parseDeal(setup, deal);
  if (!parsed.ok) throw new Error(explain(parsed.error));
  return parsed.value;
}

function legalOf(state: ReturnType<typeof dealing>): string[] {
  const out = new Int32Array(whist.maxLegal);
  const count = whist.legal(state, state.turn, out);
  return Array.from(out.subarray(0, count), (code) => whist.makeDecision(whist.decode(code)));
}

function play(state: ReturnType<typeof dealing>, ...cards: string[]): void {
  for (const card of cards) {
    expect(legalOf(state)).toContain(`play:${card}`);
    whist.apply(state, state.turn, whist.encode({ do: 'play', card }));
  }
}

/** Two suits between each pair of neighbours: seats 0 and 1 hold C and D, seats 2 and 3 hold H and S. */
const TWO_SUITS_EACH = {
  first: 0,
  hands: [
    [...suit('C').slice(0, 6), ...suit('D').slice(6)],
    [...suit('C').slice(6), ...suit('D').slice(0, 6)],
    [...suit('H').slice(0, 6), ...suit('S').slice(6)],
    [...suit('H').slice(6), ...suit('S').slice(0, 6)],
  ],
};

describe('WHI-1 the deck', () => {
  test('WHI-1.1, 1.2: a deal gives 48 different cards, 12 to each seat', () => {
    const state = whist.create(setup);
    whist.deal(state, new FastRandom('any'));
    const hands = [0, 1, 2, 3].map((seat) => whist.hand(state, seat));
    expect(hands.map((hand) => hand.length)).toEqual([12, 12, 12, 12]);
    expect(new Set(hands.flat())).toEqual(new Set(['C', 'D', 'H', 'S'].flatMap(suit)));
  });

  test.each([
    [{ first: 0, hands: ONE_SUIT_EACH.hands.slice(1) }, 'there must be 4 hands'],
    [{ first: 4, hands: ONE_SUIT_EACH.hands }, '“first” must be a seat'],
    [{ first: 0, hands: ['C', 'C', 'H', 'S'].map(suit) }, 'repeats the card C1'],
    [{ first: 0, hands: [suit('C'), suit('D'), suit('H'), suit('X')] }, 'unknown card "X1"'],
  ])('a deal given by hand is checked: %#', (deal, problem) => {
    const parsed = whist.parseDeal(setup, deal);
    expect(parsed.ok ? '' : explain(parsed.error)).toContain(problem);
  });
});

describe('WHI-2 tricks', () => {
  test('WHI-2.1: any card may be led', () => {
    const state = dealing(TWO_SUITS_EACH);
    expect(legalOf(state)).toEqual(TWO_SUITS_EACH.hands[0].map((card) => `play:${card}`));
  });

  test('WHI-2.2: who holds the led suit must play it, others may play anything', () => {
    const state = dealing(TWO_SUITS_EACH);
    play(state, 'C3');
    expect(legalOf(state)).toEqual(
      suit('C')
        .slice(6)
        .map((card) => `play:${card}`),
    );
    play(state, 'C7');
    expect(legalOf(state)).toHaveLength(12);
  });

  test('WHI-2.2: the refusal names the rule', () => {
    const table = new Table(whist, setup, { kind: 'seed', seed: 'x', match: 0 });
    while (table.legal(table.state.turn).length === table.view(table.state.turn).now.hand.length) {
      table.decide(table.state.turn, table.legal(table.state.turn)[0]);
    }
    const view = table.view(table.state.turn);
    const other = view.now.hand.find((card) => !view.now.choices.some((choice) => choice.card === card));
    const refused = consider(whist, view, `play:${other}`);
    expect(refused).toMatchObject({ ok: false, error: { reason: 'rule', rule: 'WHI-2.2' } });
    expect(table.decide(view.seat, `play:${other}`)).toEqual(refused);
  });

  test('WHI-2.3, 2.4: the highest card of the led suit wins and leads; other suits never win', () => {
    const state = dealing(TWO_SUITS_EACH);
    play(state, 'C3', 'C7', 'S12', 'H12');
    expect(state.turn).toBe(1);
    play(state, 'D2', 'S11', 'H11', 'D7');
    expect(state.turn).toBe(0);
    expect(whist.board(state, 0).taken).toEqual([1, 1, 0, 0]);
  });
});

test('WHI-3.1: one point a trick, and the match is one deal', () => {
  const state = dealing(ONE_SUIT_EACH);
  for (let rank = 1; rank <= 12; rank++) play(state, `C${rank}`, `D${rank}`, `H${rank}`, `S${rank}`);
  expect(Array.from(state.points)).toEqual([12, 0, 0, 0]);
  expect(state.turn).toBe(-1);
});
