import { explain, FastRandom, outcomeOf, SPECTATOR, Table } from '@overtrick/engine';
import { cards } from '@overtrick/testing';
import { describe, expect, test } from 'vitest';
import { inflation } from './index.ts';

const setup = { players: 3, options: {}, rules: 1 };
const hands = [
  cards('7 6 3 5 10 6 9 9 8 8 2 1'),
  cards('7 7 4 4 5 5 10 10 9 9 3 2'),
  cards('10 10 10 8 8 8 6 6 5 5 4 3'),
];

/** Seat 2 deals, all bid (3, 4, 5), then these cards, each by the seat in turn. */
function tableAfter(played: string, bids = '3 4 5') {
  const start = inflation.parseDeal(setup, { dealer: 2, first: 0, hands });
  if (!start.ok) throw new Error(explain(start.error));
  const table = new Table(inflation, setup, { kind: 'seed', seed: 'x', match: 0 }, true, start.value);
  const decisions = [
    ...cards(bids).map((bid) => `bid:${bid}`),
    ...cards(played).map((card) => `play:${card}`),
  ];
  for (const text of decisions) {
    const decided = table.decide(table.state.turn, text);
    if (!decided.ok) throw new Error(`${text}: ${explain(decided.error)}`);
  }
  return table;
}
const viewAfter = (played: string, seat = 0) => tableAfter(played).view(seat);

describe('a card and the deck', () => {
  test('INF-1.1 a card is its number; one 1, two 2s, … ten 10s', () => {
    expect(inflation.face('10')).toEqual({ rank: 10 });
    const deck = inflation.deck(setup);
    expect(deck).toHaveLength(55);
    expect(deck.slice(0, 6)).toEqual(['1', '2', '2', '3', '3', '3']);
    expect(deck.filter((card) => card === '10')).toHaveLength(10);
  });

  test('INF-1.2 known are the own hand and the rows, never what was set aside', () => {
    expect([...inflation.knownCards(viewAfter('7 7', 2))].sort()).toEqual([...hands[2], '7', '7'].sort());
    // An own card is known once, in the hand or in the row.
    expect([...inflation.knownCards(viewAfter('7', 0))].sort()).toEqual([...hands[0]].sort());
    expect(inflation.knownCards(viewAfter('7 7 3', SPECTATOR))).toEqual(['7', '7', '3']);
  });
});

describe('a card of the hand is a play', () => {
  test('the last one that is chosen', () => {
    const view = viewAfter('');
    expect(inflation.decisionWith(view, ['7', '10'])).toEqual({ do: 'play', card: '10' });
    expect(inflation.decisionWith(view, [])).toBeNull();
    expect(inflation.cardsOf({ do: 'play', card: '10' })).toEqual(['10']);
    expect(inflation.cardsOf({ do: 'bid', tricks: 3 })).toEqual([]);
  });
});

describe('the number that a row makes', () => {
  /** What everybody was told of the numbers of a seat. */
  const numbers = (played: string, of: number): (string | undefined)[] =>
    viewAfter(played).past.flatMap((event) =>
      event.t === 'choice' && event.seat === of && event.decision?.do === 'play' ? [event.shows?.number] : [],
    );

  test('INF-3.4 7, then 6, then 3: 367', () => {
    expect(numbers('7 7 3  4 4 6  3', 0)).toEqual(['7', '67', '367']);
  });
  test('INF-3.5 5, then 10: 105; a 6 next covers the 1: 605', () => {
    expect(numbers('5 5 5  10 10 10  7 6', 2)).toEqual(['5', '105', '605']);
  });
  test('a bid makes none', () => {
    expect(viewAfter('').past.at(-1)).not.toHaveProperty('shows');
  });
});

describe('who wins and why (INF-3.6)', () => {
  const winning = (played: string) => viewAfter(played).now.board.winning;

  test('nobody before the lead; the lead alone is compared with nothing', () => {
    expect(winning('')).toBeNull();
    expect(winning('7')).toEqual({ seat: 0, rule: 'INF-3.6', by: 'largest', digit: null });
  });
  test('of equal numbers the later one, and no digit decides', () => {
    expect(winning('7 7')).toEqual({ seat: 1, rule: 'INF-3.6', by: 'later', digit: null });
  });
  test('47 is more than 43: the second digit decides', () => {
    expect(winning('7 7 3  4 4')).toEqual({ seat: 1, rule: 'INF-3.6', by: 'largest', digit: 1 });
  });
  test('a longer number is larger by its first digit', () => {
    expect(winning('7 7 3  4 4 3  10 10 10  2 10')).toMatchObject({ seat: 2, by: 'largest', digit: 0 });
  });
  test('when all have played nobody has the next one yet', () => {
    expect(winning('7 7 3')).toBeNull();
    expect(viewAfter('7 7 3').now.board.plays).toEqual([]);
  });
  test('the cards of the trick lie in the order of play, with the numbers they made', () => {
    expect(viewAfter('7 7 3  4 4').now.board.plays).toEqual([
      { seat: 1, cards: ['4'], number: '47' },
      { seat: 2, cards: ['4'], number: '43' },
    ]);
  });
});

describe('what a play would make', () => {
  test('its number, and how the trick would then stand', () => {
    const view = viewAfter('7 7 3  4 4', 0);
    expect(inflation.preview(view, { do: 'play', card: '6' })).toEqual({
      do: 'play',
      card: '6',
      number: '67',
      winning: { seat: 0, rule: 'INF-3.6', by: 'largest', digit: 0 },
    });
    expect(inflation.preview(view, { do: 'play', card: '3' })).toMatchObject({
      number: '37',
      winning: { seat: 1, by: 'largest', digit: 1 },
    });
    expect(inflation.preview(viewAfter('', 0), { do: 'play', card: '10' })).toMatchObject({
      number: '10',
      winning: { seat: 0, by: 'largest', digit: null },
    });
    expect(inflation.preview(view, { do: 'bid', tricks: 4 })).toEqual({
      do: 'bid',
      tricks: 4,
      stakes: { exact: 8, each: 1, most: 0 },
    });
  });
});

describe('finished tricks', () => {
  test('what everybody laid in the order of play, the numbers it made, and who took it', () => {
    expect(inflation.tricks(viewAfter('7 7'))).toEqual([]);
    // A third trick is under way.
    expect(inflation.tricks(viewAfter('7 7 3  4 4 3  10', SPECTATOR))).toEqual([
      {
        plays: [
          { seat: 0, cards: ['7'], number: '7' },
          { seat: 1, cards: ['7'], number: '7' },
          { seat: 2, cards: ['3'], number: '3' },
        ],
        won: { seat: 1, rule: 'INF-3.6', by: 'later', digit: null },
      },
      {
        plays: [
          { seat: 1, cards: ['4'], number: '47' },
          { seat: 2, cards: ['4'], number: '43' },
          { seat: 0, cards: ['3'], number: '37' },
        ],
        won: { seat: 1, rule: 'INF-3.6', by: 'largest', digit: 1 },
      },
    ]);
  });
});

describe('bids and tricks', () => {
  test('INF-2.1 only who has bid is bound', () => {
    const { state } = tableAfter('', '0 4');
    expect(inflation.bids?.(state)).toEqual([
      { seat: 0, bid: 0, taken: 0, off: 0 },
      { seat: 1, bid: 4, taken: 0, off: 4 },
    ]);
  });
  test('INF-4.1 off by what is missing, or too much', () => {
    const { state } = tableAfter('7 7 3  4 4 3', '0 1 5');
    expect(inflation.bids?.(state)).toEqual([
      { seat: 0, bid: 0, taken: 0, off: 0 },
      { seat: 1, bid: 1, taken: 2, off: 1 },
      { seat: 2, bid: 5, taken: 0, off: 5 },
    ]);
  });
});

describe('the rule that applies now', () => {
  test.each([
    ['bidding', tableAfter('', '3').view(1), 'INF-2.1'],
    ['any card may be led', viewAfter('', 0), 'INF-3.2'],
    ['the led number is followed', viewAfter('7', 1), 'INF-3.3'],
    ['also for who waits', viewAfter('7', 2), 'INF-3.3'],
  ])('%s', (_, view, rule) => {
    expect(inflation.ruleNow(view)).toBe(rule);
  });

  test('a whole match leads to bids, lead, follow, and to the points of a deal and of the match', () => {
    const table = new Table(inflation, setup, { kind: 'seed', seed: 'rule', match: 0 }, true);
    const random = new FastRandom('rule');
    const met = new Set<string>();
    for (;;) {
      const view = table.view(SPECTATOR);
      met.add(inflation.ruleNow(view));
      if (view.now.over) break;
      const choices = table.choices(table.state.turn);
      if (choices.length === 0) table.dealNext();
      else table.decide(table.state.turn, choices[random.below(choices.length)]);
    }
    expect([...met]).toEqual(['INF-2.1', 'INF-3.2', 'INF-3.3', 'INF-4.1', 'INF-5.2']);
  });
});

test('INF-5.3 ties share the win', () => {
  const { state } = tableAfter('');
  state.points.set([9, 4, 9]);
  expect(outcomeOf(inflation, state)).toEqual({ kind: 'shared', winners: [0, 2], role: null });
});
