import { SPECTATOR } from '@overtrick/engine';
import { cards } from '@overtrick/testing';
import { describe, expect, test } from 'vitest';
import { escalation } from './index.ts';
import { dealOf, lateHands, read, setupFor, tableWith } from './positions.ts';

/** The worked example: A 2; B 3,3; C 8; D 12; A 5,5,W; B pass; C 7,7,7; D takes all twelve cards. */
const EXAMPLE = dealOf(['2 5 5 W 1 1', '3 3 P 9 1 1', '8 7 7 7 4 1', '12 4 9 6 6 6']);
const TURNS = ['play:2', 'play:3,3', 'play:8', 'play:12', 'play:5,5,W', 'pass', 'play:7,7,7', 'take'];

const viewOf = (hands: readonly string[], decisions: readonly string[], seat: number) =>
  tableWith(dealOf(hands), decisions).view(seat);

test('a card is a number, a wild or a pass card', () => {
  expect(escalation.face('13')).toEqual({ kind: 'number', value: 13 });
  expect(escalation.face('W')).toEqual({ kind: 'wild' });
  expect(escalation.face('P')).toEqual({ kind: 'pass' });
});

describe('the deck', () => {
  test('ESC-1.1, 1.2 has 54 number cards, four of them wild, and 2 pass cards', () => {
    const deck = escalation.deck(setupFor(4));
    const count = (card: string): number => deck.filter((each) => each === card).length;
    expect(deck).toHaveLength(56);
    expect(cards('1 7 8 10 11 13 W P').map(count)).toEqual([5, 5, 3, 3, 2, 2, 4, 2]);
    expect([deck[0], deck.at(-1)]).toEqual(['1', 'P']);
  });

  test('ESC-1.2 has the copies that the table wants', () => {
    expect(escalation.deck(setupFor(2, { copies: { 13: 54 } }))).toEqual([
      ...Array<string>(54).fill('13'),
      'P',
      'P',
    ]);
  });
});

describe('decisions', () => {
  test('ESC-2.1, 2.2 a set has one value, and its total is value × cards', () => {
    expect(read('play:5,5,W')).toEqual({ do: 'play', cards: ['5', '5', 'W'], value: 5, total: 15 });
    expect(read('play:W,W=6')).toEqual({ do: 'play', cards: ['W', 'W'], value: 6, total: 12 });
  });

  test('a pass uses its card, taking uses none', () => {
    expect(escalation.cardsOf(read('pass'))).toEqual(['P']);
    expect(escalation.cardsOf(read('take'))).toEqual([]);
    expect(escalation.cardsOf(read('play:5,5,W'))).toEqual(['5', '5', 'W']);
  });
});

describe('touching cards means', () => {
  const meant = (chosen: string, view: ReturnType<typeof viewOf>): string | null => {
    const decision = escalation.decisionWith(view, cards(chosen));
    return decision && escalation.makeDecision(decision);
  };
  const view = viewOf(['6 1 1 1 1 1', '5 W 8 P 2 13'], ['play:6'], 1);

  test('the set they would be, allowed or not, wilds last and alone as 7 (ESC-2.2)', () => {
    expect(meant('2', view)).toBe('play:2');
    expect(meant('W 8', view)).toBe('play:8,W');
    expect(meant('W', view)).toBe('play:W=7');
    expect(meant('P', view)).toBe('pass');
  });

  test('another beginning, when the last one can be played', () => {
    expect(meant('8 13', view)).toBeNull();
    expect(meant('8 P', view)).toBeNull();
    expect(meant('', view)).toBeNull();
  });

  test('the last one alone, when it cannot', () => {
    const low = viewOf(['6 6 1 1 1 1', '5 13 8 1 2 13'], ['play:6,6'], 1);
    expect(meant('13 8', low)).toBe('play:8');
  });
});

describe('what was taken', () => {
  test('the worked example: D has taken all twelve cards, in the order they were laid', () => {
    const { board } = tableWith(EXAMPLE, TURNS).view(SPECTATOR).now;
    expect(board.lastTake?.seat).toBe(3);
    expect(board.lastTake?.cards).toEqual(cards('2 3 3 8 12 5 5 W P 7 7 7'));
    expect(board.lastTake?.plays.map(({ seat, total }) => [seat, total])).toEqual([
      [0, 2],
      [1, 6],
      [2, 8],
      [3, 12],
      [0, 15],
      [1, 15],
      [2, 21],
    ]);
    expect(board.taken).toEqual([0, 0, 0, 12]);
  });

  test('everybody is told which cards they were', () => {
    const table = tableWith(EXAMPLE, TURNS);
    for (const observer of [0, 1, 2, 3, SPECTATOR]) {
      expect(table.record(observer).at(-1)).toMatchObject({
        shows: { took: 12, cards: cards('2 3 3 8 12 5 5 W P 7 7 7') },
      });
    }
  });

  test('once somebody leads, it is no longer news, but stays counted', () => {
    const { board } = tableWith(EXAMPLE, [...TURNS, 'play:4']).view(0).now;
    expect(board.lastTake).toBeNull();
    expect(board.taken).toEqual([0, 0, 0, 12]);
  });

  test('a second take does not have the cards of the first', () => {
    const { board } = viewOf(['2 1 1 1 1 5', '9 3 3 3 2 2'], ['play:2', 'take', 'play:9', 'take'], 0).now;
    expect(board.lastTake).toMatchObject({ seat: 0, cards: ['9'] });
    expect(board.taken).toEqual([1, 1]);
  });

  test('ESC-3.3 the hands of the end are in the stacks, but were not taken', () => {
    const { state } = lateHands(['2 5 5 5', '9 1 1', '10 3 3 3 3']).play(
      'play:2',
      'play:9',
      'take',
      'play:10',
      'play:5,5,5',
    );
    expect(escalation.board(state, SPECTATOR)).toMatchObject({ stacks: [0, 2, 6], taken: [0, 0, 2] });
    const copy = escalation.create(setupFor(3));
    escalation.copy(state, copy);
    expect(escalation.board(copy, SPECTATOR).taken).toEqual([0, 0, 2]);
  });
});

test('the known cards are the own hand and all that was played', () => {
  const table = tableWith(EXAMPLE, ['play:2', 'play:3,3', 'play:8', 'take']);
  expect([...escalation.knownCards(table.view(3))].sort()).toEqual(cards('12 2 3 3 4 6 6 6 8 9'));
  expect([...escalation.knownCards(table.view(SPECTATOR))].sort()).toEqual(cards('2 3 3 8'));
});

describe('the rule that applies now', () => {
  test.each([
    ['ESC-2.1', 'a lead', '5 5 W 7 7 13', []],
    ['ESC-2.1', 'somebody can go over the total', '5 5 W 7 7 13', ['play:12']],
    ['ESC-2.3', 'only a pass card saves from taking', '5 1 1 P 2 2', ['play:12']],
    ['ESC-2.4', 'nothing is left but to take', '5 1 1 3 2 2', ['play:12']],
    ['ESC-2.4', 'who took leads', '5 1 1 3 2 2', ['play:12', 'take']],
  ])('%s: %s', (rule, _, hand, decisions) => {
    const table = tableWith(dealOf(['12 1 1 1 6 6', hand]), decisions);
    expect(escalation.ruleNow(table.view(table.state.turn))).toBe(rule);
  });

  test('ESC-2.1 for those who wait', () => {
    expect(escalation.ruleNow(viewOf(['12 1 1 1 6 6', '5 1 1 3 2 2'], ['play:12'], 0))).toBe('ESC-2.1');
  });
});

test('there are no tricks', () => {
  expect(escalation.tricks(tableWith(EXAMPLE, TURNS).view(0))).toEqual([]);
});
