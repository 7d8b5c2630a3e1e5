import { consider, FastRandom, isOver, SPECTATOR, Table, whyNot } from '@overtrick/engine';
import { cards } from '@overtrick/testing';
import { describe, expect, test } from 'vitest';
import { everyDecision } from '../../testing/every.ts';
import { escalation } from './index.ts';
import { dealOf, type EscalationTable, read, setupFor, tableWith, write } from './positions.ts';

const open = (players: number, seed: string, options: object = {}): EscalationTable =>
  new Table(escalation, setupFor(players, options), { kind: 'seed', seed, match: 0 });

const observersOf = (table: EscalationTable): number[] => [...Array(table.setup.players).keys(), SPECTATOR];

/** Three players, seat 1 begins; the next cards to draw are known. */
const deal = dealOf(['2 5 5 W 1 1', '3 3 P 9 W 4', '8 7 7 7 2 2'], '13 10 P 6 6 12', 1);

/** Every choice event after the first, as one observer was told it. */
const choices = (table: EscalationTable, observer: number) => table.record(observer).slice(1);

describe('the board', () => {
  test('before the first turn', () => {
    const { now } = tableWith(deal).view(SPECTATOR);
    expect(now.board).toEqual({
      first: 1,
      phase: 'lead',
      total: null,
      middle: [],
      middleSize: 0,
      stacks: [0, 0, 0],
      taken: [0, 0, 0],
      lastTake: null,
      drawPile: 38,
      seen: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0, 10: 0, 11: 0, 12: 0, 13: 0, W: 0, P: 0 },
      copies: {
        1: 5,
        2: 5,
        3: 5,
        4: 5,
        5: 5,
        6: 5,
        7: 5,
        8: 3,
        9: 3,
        10: 3,
        11: 2,
        12: 2,
        13: 2,
        W: 4,
        P: 2,
      },
    });
    expect(now.hand).toEqual([]);
    expect(now.handSizes).toEqual([6, 6, 6]);
  });

  test('shows the middle turn by turn, what it would cost to take it, and what has been seen', () => {
    const table = tableWith(deal, ['play:W=2', 'play:8', 'play:5,5,W', 'pass']);
    const { board } = table.view(2).now;
    expect(board).toMatchObject({
      phase: 'answer',
      total: 15,
      middleSize: 6,
      stacks: [0, 0, 0],
      drawPile: 32,
    });
    expect(board.middle).toEqual([
      { seat: 1, cards: ['W'], value: 2, total: 2 },
      { seat: 2, cards: ['8'], value: 8, total: 8 },
      { seat: 0, cards: ['5', '5', 'W'], value: 5, total: 15 },
      { seat: 1, cards: ['P'], value: null, total: 15 },
    ]);
    expect(board.seen).toMatchObject({ 1: 0, 5: 2, 8: 1, W: 2, P: 1 });
  });

  test('after taking the middle is empty, but what lay there stays seen', () => {
    const table = tableWith(deal, ['play:3,3', 'take']);
    expect(table.view(0).now).toMatchObject({ asked: [2], handSizes: [6, 6, 6] });
    expect(table.view(0).now.board).toMatchObject({
      phase: 'lead',
      total: null,
      middle: [],
      middleSize: 0,
      stacks: [0, 0, 2],
    });
    expect(table.view(0).now.board.seen).toMatchObject({ 3: 2 });
    table.decide(2, 'play:7');
    expect(table.view(0).now.board.middle).toEqual([{ seat: 2, cards: ['7'], value: 7, total: 7 }]);
  });

  test('is the same for everybody, and says nothing of hands and draw pile', () => {
    const table = open(4, 'same');
    const random = new FastRandom('same');
    while (!isOver(table.state)) {
      const boards = observersOf(table).map((observer) => JSON.stringify(table.view(observer).now.board));
      expect(new Set(boards).size).toBe(1);
      const legal = table.legal(table.state.turn);
      table.decide(table.state.turn, legal[random.below(legal.length)]);
    }
  });

  test('the hands that go to the stacks at the end stay unseen', () => {
    const table = open(3, 'end');
    const random = new FastRandom('end');
    while (!isOver(table.state)) {
      const legal = table.legal(table.state.turn);
      table.decide(table.state.turn, legal[random.below(legal.length)]);
    }
    const { board, points, handSizes } = table.view(0).now;
    expect(board.stacks).toEqual(points);
    expect(handSizes).toEqual([0, 0, 0]);
    const played = table.moves
      .map(({ code }) => escalation.cardsOf(escalation.decode(code)))
      .map(({ length }) => length);
    const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
    expect(sum(Object.values(board.seen))).toBe(sum(played));
    expect(sum(played)).toBeLessThan(56);
  });
});

describe('what is told', () => {
  test('the deal: who begins, the own hand, how many cards there are to draw', () => {
    const table = tableWith(deal);
    const setup = { first: 1, drawPile: 38 };
    expect(table.record(0)).toEqual([{ t: 'deal', deal: 0, hand: cards('1 1 2 5 5 W'), setup }]);
    expect(table.record(SPECTATOR)).toEqual([{ t: 'deal', deal: 0, hand: [], setup }]);
  });

  test('a play: its total to all, the drawn cards to the one who drew, their number to the others', () => {
    const table = tableWith(deal, ['play:3,3']);
    const event = { t: 'choice', seat: 1, decision: read('play:3,3') };
    // The draw pile has 13 before 10; the order of drawing is not told.
    expect(choices(table, 1)).toEqual([{ ...event, shows: { total: 6, draws: 2, drew: ['10', '13'] } }]);
    for (const observer of [0, 2, SPECTATOR]) {
      expect(choices(table, observer)).toEqual([{ ...event, shows: { total: 6, draws: 2 } }]);
    }
  });

  test('a pass: the total that stays, and one card drawn', () => {
    const table = tableWith(deal, ['play:3,3', 'play:8', 'play:5,5', 'pass']);
    expect(table.record(1).at(-1)).toEqual({
      t: 'choice',
      seat: 1,
      decision: { do: 'pass' },
      shows: { total: 10, draws: 1, drew: ['12'] },
    });
    expect(table.record(2).at(-1)).toMatchObject({
      decision: { do: 'pass' },
      shows: { total: 10, draws: 1 },
    });
  });

  test('taking: how many cards and which, the same to all', () => {
    const table = tableWith(deal, ['play:3,3', 'take']);
    for (const observer of observersOf(table)) {
      expect(table.record(observer).at(-1)).toEqual({
        t: 'choice',
        seat: 2,
        decision: { do: 'take' },
        shows: { took: 2, cards: ['3', '3'] },
      });
    }
  });

  test('nothing is drawn from an empty pile, and the end has the points', () => {
    const table = open(2, 'last');
    const random = new FastRandom('last');
    while (!isOver(table.state)) {
      const empty = table.view(0).now.board.drawPile === 0;
      const seat = table.state.turn;
      const legal = table.legal(seat);
      const decided = table.decide(seat, legal[random.below(legal.length)]);
      if (!decided.ok) throw new Error(decided.error.reason);
      if (empty) expect(decided.value.shows?.draws ?? 0).toBe(0);
      if (empty) expect(decided.value.shows).not.toHaveProperty('drew');
    }
    expect(table.record(SPECTATOR).at(-1)).toMatchObject({
      dealEnd: Array.from(table.state.points),
      end: { scores: Array.from(table.state.points) },
    });
  });
});

describe('recall', () => {
  test.each([
    [2, {}],
    [4, {}],
    [6, { rounds: 'each-starts' }],
    [3, { copies: { 7: 20, 8: 4, W: 30 } }],
  ])('%i players %o: the same board, legal decisions and reasons from a view alone', (players, options) => {
    const table = open(players, 'recall', options);
    const random = new FastRandom('recall');
    for (let i = 0; !isOver(table.state); i++) {
      const seat = table.state.turn;
      const view = table.view(seat);
      const state = escalation.recall(view);
      expect(escalation.board(state, seat)).toEqual(view.now.board);
      expect(escalation.hand(state, seat)).toEqual(view.now.hand);
      const out = new Int32Array(escalation.maxLegal);
      const count = escalation.legal(state, seat, out);
      expect(Array.from(out.subarray(0, count), write).sort()).toEqual(
        view.now.choices.map((choice) => escalation.makeDecision(choice)),
      );
      if (i % 5 === 0) {
        for (const text of [...everyDecision('escalation'), 'play:8,W', 'play:W=9']) {
          const check = table.check(seat, text);
          expect(whyNot(escalation, view, read(text)), text).toEqual(check);
        }
      }
      table.decide(seat, view.now.choices[random.below(view.now.choices.length)]);
    }
  });

  test('other hands and the draw pile stay empty', () => {
    const table = tableWith(deal, ['play:3,3']);
    const state = escalation.recall(table.view(2));
    expect(Array.from(state.held)).toEqual([0, 0, 6]);
    expect(Math.max(...state.deck)).toBe(0);
    expect(Array.from(escalation.recall(table.view(SPECTATOR)).held)).toEqual([0, 0, 0]);
  });
});

describe('preview', () => {
  test('a set: its total, what comes back, whether it ends the deal', () => {
    const table = tableWith(deal, ['play:3,3', 'play:8']);
    expect(consider(escalation, table.view(0), read('play:5,5,W'))).toEqual({
      ok: true,
      value: { do: 'play', cards: ['5', '5', 'W'], total: 15, draws: 3, ends: false },
    });
    expect(consider(escalation, table.view(0), read('play:W,W=7'))).toMatchObject({
      error: { reason: 'not-in-hand' },
    });
  });

  test('a pass: the total that stays', () => {
    const table = tableWith(deal, ['play:3,3', 'play:8', 'play:5,5']);
    expect(consider(escalation, table.view(1), read('pass'))).toEqual({
      ok: true,
      value: { do: 'pass', cards: ['P'], total: 10, draws: 1, ends: false },
    });
  });

  test('taking: how many cards, and the stack they make', () => {
    const table = tableWith(deal, ['play:3,3', 'take', 'play:7', 'play:5,5']);
    expect(consider(escalation, table.view(1), read('take'))).toEqual({
      ok: true,
      value: { do: 'take', takes: 3, stack: 3 },
    });
    table.decide(1, 'take');
    table.decide(1, 'play:4');
    expect(consider(escalation, table.view(2), read('take'))).toEqual({
      ok: true,
      value: { do: 'take', takes: 1, stack: 3 },
    });
  });

  test('says the truth at every moment', () => {
    const table = open(3, 'preview');
    const random = new FastRandom('preview');
    while (!isOver(table.state)) {
      const seat = table.state.turn;
      const before = table.view(seat).now;
      const decision = before.choices[random.below(before.choices.length)];
      const foreseen = consider(escalation, table.view(seat), decision);
      if (!foreseen.ok) throw new Error(foreseen.error.reason);
      table.decide(seat, decision);
      const after = table.view(seat).now;
      if (decision.do === 'take') {
        expect(foreseen.value).toEqual({
          do: 'take',
          takes: before.board.middleSize,
          stack: after.board.stacks[seat],
        });
      } else {
        expect(foreseen.value).toMatchObject({
          total: after.board.total,
          draws: before.board.drawPile - after.board.drawPile,
          ends: after.over,
        });
      }
    }
  });
});
