import { outcomeOf, sidesOf, Table, type View } from '@overtrick/engine';
import { cards, dealtPosition } from '@overtrick/testing';
import { describe, expect, test } from 'vitest';
import { type Inversion, inversion } from './index.ts';
import { lateTricks } from './positions.ts';

/** Three players; seat 0 begins. The lane is H9 H5 H6 H7 H1 H4 S9 S10 D8 D10. */
const DEAL = {
  first: 0,
  suits: ['C', 'S', 'H', 'D'],
  lane: cards('H9 H5 H6 H7 H1 H4 S9 S10 D8 D10'),
  hands: [
    cards('C1 C2 C3 C4 S1 S3 H8 H2 D1 D2'),
    cards('C5 C6 C7 C10 S2 S4 S6 D3 D4 D5'),
    cards('C8 C9 S5 S7 S8 H3 H10 D6 D7 D9'),
  ],
};

/** A table at which this was decided, seat after seat. */
function played(...decisions: string[]): Table<Inversion> {
  const { state, setup } = dealtPosition(inversion, DEAL);
  const table = new Table(inversion, setup, { kind: 'seed', seed: 'facts', match: 0 }, true, state);
  for (const text of decisions) {
    const decided = table.decide(table.state.turn, text);
    if (!decided.ok) throw new Error(`${text}: ${decided.error.reason}`);
  }
  return table;
}
const viewOf = (...decisions: string[]): View<Inversion> => {
  const table = played(...decisions);
  return table.view(Math.max(0, table.state.turn));
};

const AUCTION = ['declare:3', 'pass', 'pass'];

test('INV-3.3 a card, and the rank that makes eleven with it', () => {
  expect(inversion.face('H8')).toEqual({ suit: 'H', rank: 8, partner: 3 });
  expect(inversion.face('N10')).toEqual({ suit: 'N', rank: 10, partner: 1 });
});

describe('who is winning, and why', () => {
  test('INV-4.1 the highest of the suit', () => {
    expect(viewOf(...AUCTION, 'play:H8').now.board.winning).toEqual({ seat: 0, rule: 'INV-4.1', by: 'suit' });
    const beaten = viewOf(...AUCTION, 'play:H8', 'play:C10').now.board.winning;
    expect(beaten).toEqual({ seat: 0, rule: 'INV-4.1', by: 'suit' });
  });

  test('INV-4.2 after an inversion the highest of what counts', () => {
    const board = viewOf(...AUCTION, 'play:H8', 'play:S2').now.board;
    expect(board.winning).toEqual({ seat: 1, rule: 'INV-4.2', by: 'inverted' });
  });

  test('INV-4.3 example a: follow H9, C9, then S2, which counts as H9: the earlier of two nines', () => {
    const { state } = lateTricks({ lane: 'H9', hands: ['C9', 'S2', 'S8'] }).play('play:C9', 'play:S2');
    expect(inversion.board(state, 0).winning).toEqual({ seat: 0, rule: 'INV-4.3', by: 'earlier' });
  });
});

test('INV-4.4 a finished trick: what counted, the follow card that went with it, who won and why', () => {
  const table = played(...AUCTION, 'play:H8', 'play:S2', 'play:S8');
  expect(inversion.tricks(table.view(2))).toEqual([
    {
      plays: [
        { seat: 0, card: 'H8', counts: 'H8', swapped: false, cards: ['H8'] },
        { seat: 1, card: 'S2', counts: 'H9', swapped: true, cards: ['H9'] },
        { seat: 2, card: 'S8', counts: 'S8', swapped: false, cards: ['S8'] },
      ],
      won: { seat: 1, rule: 'INV-4.2', by: 'inverted' },
      follow: 'S2',
      priority: 'inverted',
    },
  ]);
});

test('INV-5.1, 5.2 how many tricks each side needs', () => {
  expect(viewOf('declare:3').now.board.needs).toBeNull();
  expect(viewOf(...AUCTION).now.board.needs).toEqual([3, 8, 8]);
});

test('INV-2.1 the sides: nobody knows them in the auction, then a parent and the children', () => {
  expect(viewOf('declare:3').now.sides).toBeNull();
  expect(viewOf('declare:3', 'declare:4', 'pass', 'pass').now.sides).toEqual([
    { seats: [0, 2], role: 'child' },
    { seats: [1], role: 'parent' },
  ]);
  const two = inversion.create({ players: 2, options: {}, rules: 1 });
  expect(sidesOf(inversion, two)).toBeNull();
});

describe('how a match ends', () => {
  const ended = (players: number, points: number[], parent = -1) => {
    const state = inversion.create({ players, options: {}, rules: 1 });
    state.points.set(points);
    state.parent = parent;
    return outcomeOf(inversion, state);
  };

  test('INV-5.1 two players: one wins, 5–5 is a draw', () => {
    expect(ended(2, [6, 4])).toEqual({ kind: 'alone', winners: [0], role: null });
    expect(ended(2, [5, 5])).toEqual({ kind: 'drawn', winners: [0, 1], role: null });
  });

  test('INV-5.2 the parent wins alone, the children together', () => {
    expect(ended(4, [0, 1, 0, 0], 1)).toEqual({ kind: 'alone', winners: [1], role: 'parent' });
    expect(ended(4, [1, 0, 1, 1], 1)).toEqual({ kind: 'together', winners: [0, 2, 3], role: 'child' });
  });
});

test('INV-5.2 only the parent is bound by what was declared, and more is as good', () => {
  const state = inversion.create({ players: 3, options: {}, rules: 1 });
  expect(inversion.bids?.(state)).toEqual([]);
  state.parent = 2;
  state.declared.set([2, 0, 4]);
  state.taken.set([3, 4, 3]);
  expect(inversion.bids?.(state)).toEqual([{ seat: 2, bid: 4, taken: 3, off: 1 }]);
  state.taken.set([1, 4, 5]);
  expect(inversion.bids?.(state)).toEqual([{ seat: 2, bid: 4, taken: 5, off: 0 }]);
});

test.each([
  ['the first declarer must open', [], 'INV-2.3'],
  ['declare more, or pass', ['declare:3'], 'INV-2.1'],
  ['bound to the suit, but another card makes eleven', [...AUCTION], 'INV-3.3'],
  ['without the suit any card', [...AUCTION, 'play:H8'], 'INV-3.4'],
  ['bound to the suit of the follow card', [...AUCTION, 'play:H8', 'play:C5'], 'INV-3.2'],
])('the rule that applies now: %s', (_, decisions, rule) => {
  expect(inversion.ruleNow(viewOf(...decisions))).toBe(rule);
});

test('INV-1.3 the lane is known to all from the beginning, then what is played', () => {
  const view = played(...AUCTION, 'play:H8').view(1);
  const known = [...DEAL.hands[1], ...DEAL.lane, 'H8'];
  expect([...inversion.knownCards(view)].sort()).toEqual([...known].sort());
});

test('INV-1.1 the deck of a set-up has the suits in use', () => {
  expect(inversion.deck({ players: 2, options: {}, rules: 1 })).toHaveLength(30);
  const deck = inversion.deck({ players: 3, options: { suits: ['N', 'D', 'H', 'S'] }, rules: 1 });
  expect(deck).toHaveLength(40);
  expect(deck).toContain('N10');
  expect(deck).not.toContain('C1');
});
