import { explain, FastRandom, outcomeOf, SPECTATOR, Table } from '@overtrick/engine';
import { cards } from '@overtrick/testing';
import { describe, expect, test } from 'vitest';
import { type CharmsDuty, charms } from './index.ts';

const setup = { players: 3, options: {}, rules: 1 };
/** Seat 2 has no coin. */
const hands = [
  cards('coin coin key clover rabbit 1 1 2 3 4 5 7 8'),
  cards('coin coin coin key clover clover 2 2 4 5 6 7 8'),
  cards('key key clover rabbit rabbit 1 3 3 5 6 6 7 8'),
];
/** Seat 1 takes the first with coin 8, seat 2 the second with trump, seat 0 the third as the later of two equals. */
const FIRST = 'coin+5 coin+8 clover+7';
const SECOND = '2 key 7';
const THIRD = 'rabbit rabbit 7';

/** Seat 2 deals, key is trump, all bid (3, 4, 5), then these cards, each by the seat in turn. */
function tableAfter(played: string, bids = '3 4 5') {
  const redealt = [{ seat: 1, shown: cards('coin key 1 2 2 4 4 5 6 6 7 7 8') }];
  const deal = { dealer: 2, first: 0, flipped: ['3', 'key'], redealt, hands };
  const start = charms.parseDeal(setup, deal);
  if (!start.ok) throw new Error(explain(start.error));
  const table = new Table(charms, setup, { kind: 'seed', seed: 'x', match: 0 }, true, start.value);
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
  test('CHA-1.1 a card is a suit or a number; 8 of each suit, 4 of each number', () => {
    expect(charms.face('rabbit')).toEqual({ kind: 'suit', suit: 'rabbit' });
    expect(charms.face('8')).toEqual({ kind: 'number', number: 8 });
    const deck = charms.deck(setup);
    expect(deck).toHaveLength(64);
    for (const suit of ['coin', 'key', 'clover', 'rabbit']) {
      expect(deck.filter((card) => card === suit)).toHaveLength(8);
    }
    for (let number = 1; number <= 8; number++) {
      expect(deck.filter((card) => card === String(number))).toHaveLength(4);
    }
  });

  test('CHA-1.3, 2.1 known are the own hand, what was played and turned up; a hand dealt again is not', () => {
    const turned = ['3', 'key'];
    const sorted = (known: readonly string[]) => [...known].sort();
    expect(sorted(charms.knownCards(viewAfter('', 0)))).toEqual(sorted([...hands[0], ...turned]));
    expect(sorted(charms.knownCards(viewAfter('coin+5 coin+8', 2)))).toEqual(
      sorted([...hands[2], 'coin', '5', 'coin', '8', ...turned]),
    );
    // An own card is known once, in the hand or on its pile.
    expect(sorted(charms.knownCards(viewAfter('coin+5', 0)))).toEqual(sorted([...hands[0], ...turned]));
    expect(sorted(charms.knownCards(viewAfter(`${FIRST} 2`, SPECTATOR)))).toEqual(
      sorted(['coin', '5', 'coin', '8', 'clover', '7', '2', ...turned]),
    );
  });
});

describe('what somebody means who chooses cards', () => {
  const first = viewAfter('coin+5', 1);

  test('nothing without a card', () => {
    expect(charms.decisionWith(first, [])).toBeNull();
  });
  test('CHA-4.1 in the first trick a suit goes with a number, so that a reason is about the suit', () => {
    expect(charms.decisionWith(first, ['key'])).toEqual({ do: 'pair', suit: 'key', number: '2' });
    expect(charms.decisionWith(first, ['7'])).toEqual({ do: 'pair', suit: 'coin', number: '7' });
  });
  test('CHA-4.1 the other kind that is chosen already goes along', () => {
    expect(charms.decisionWith(first, ['5', 'key'])).toEqual({ do: 'pair', suit: 'key', number: '5' });
    expect(charms.decisionWith(first, ['coin', '5', '7'])).toEqual({ do: 'pair', suit: 'coin', number: '7' });
  });
  test('CHA-5.1 later a card is played alone', () => {
    expect(charms.decisionWith(viewAfter(FIRST, 1), ['key'])).toEqual({ do: 'play', card: 'key' });
  });
  test('CHA-3.1 before the bids it is a play that comes too early', () => {
    const bidding = tableAfter('', '').view(0);
    expect(charms.decisionWith(bidding, ['key'])).toEqual({ do: 'play', card: 'key' });
  });
  test('the cards of a decision', () => {
    expect(charms.cardsOf({ do: 'pair', suit: 'key', number: '5' })).toEqual(['key', '5']);
    expect(charms.cardsOf({ do: 'play', card: '5' })).toEqual(['5']);
    expect(charms.cardsOf({ do: 'bid', tricks: 3 })).toEqual([]);
  });
});

describe('who wins and why', () => {
  const winning = (played: string) => viewAfter(played).now.board.winning;

  test('nobody before the lead and after the last play', () => {
    expect(winning('')).toBeNull();
    expect(winning(FIRST)).toBeNull();
  });
  test('CHA-6.1 the highest number beside the led suit', () => {
    expect(winning('coin+5')).toEqual({ seat: 0, rule: 'CHA-6.1', by: 'led' });
    expect(winning('coin+5 coin+8')).toEqual({ seat: 1, rule: 'CHA-6.1', by: 'led' });
  });
  test('CHA-6.1 trump beats the led suit, which a number leads as well (CHA-5.2)', () => {
    expect(winning(`${FIRST} 2 key`)).toEqual({ seat: 2, rule: 'CHA-6.1', by: 'trump' });
  });
  test('CHA-6.1 led trump is trump', () => {
    expect(winning('key+1')).toEqual({ seat: 0, rule: 'CHA-6.1', by: 'trump' });
  });
  test('CHA-6.2 of two equal ones the later', () => {
    expect(winning(`${FIRST} ${SECOND} rabbit rabbit`)).toEqual({ seat: 0, rule: 'CHA-6.2', by: 'later' });
  });
  test('CHA-6.1 what everybody shows counts beside trump, beside the led suit, or not at all', () => {
    expect(viewAfter('coin+5 coin+8').now.board.plays).toEqual([
      { seat: 0, cards: ['coin', '5'], beside: 'led' },
      { seat: 1, cards: ['coin', '8'], beside: 'led' },
    ]);
    expect(viewAfter(`${FIRST} ${SECOND} rabbit`).now.board.plays).toEqual([
      { seat: 2, cards: ['rabbit', '7'], beside: 'led' },
    ]);
  });
});

describe('finished tricks', () => {
  test('CHA-6.1 what everybody showed in the order of play, cards of earlier tricks included', () => {
    expect(charms.tricks(viewAfter('coin+5 coin+8'))).toEqual([]);
    // One more card is led since: it does not change what was shown.
    const tricks = charms.tricks(viewAfter(`${FIRST} ${SECOND} ${THIRD} 1`, SPECTATOR));
    expect(tricks).toEqual([
      {
        led: 'coin',
        plays: [
          { seat: 0, cards: ['coin', '5'], beside: 'led' },
          { seat: 1, cards: ['coin', '8'], beside: 'led' },
          { seat: 2, cards: ['clover', '7'], beside: null },
        ],
        won: { seat: 1, rule: 'CHA-6.1', by: 'led' },
      },
      {
        led: 'coin',
        plays: [
          { seat: 1, cards: ['coin', '2'], beside: 'led' },
          { seat: 2, cards: ['key', '7'], beside: 'trump' },
          { seat: 0, cards: ['coin', '7'], beside: 'led' },
        ],
        won: { seat: 2, rule: 'CHA-6.1', by: 'trump' },
      },
      {
        led: 'rabbit',
        plays: [
          { seat: 2, cards: ['rabbit', '7'], beside: 'led' },
          { seat: 0, cards: ['rabbit', '7'], beside: 'led' },
          { seat: 1, cards: ['coin', '7'], beside: null },
        ],
        won: { seat: 0, rule: 'CHA-6.2', by: 'later' },
      },
    ]);
  });
});

describe('what a play shows', () => {
  const last = (played: string) => viewAfter(played, SPECTATOR).past.at(-1);

  test('CHA-5.2 the pair of its seat, and the suit that it leads, also with a number', () => {
    expect(last('coin+5')).toMatchObject({ shows: { pair: { suit: 'coin', number: '5' }, led: 'coin' } });
    expect(last(`${FIRST} 2`)).toMatchObject({ shows: { pair: { suit: 'coin', number: '2' }, led: 'coin' } });
    expect(last(`${FIRST} 2 key`)).toHaveProperty('shows', { pair: { suit: 'key', number: '7' } });
  });
  test('CHA-6.1 at the end of a trick who won it, and with what', () => {
    expect(last(`${FIRST} ${SECOND}`)).toHaveProperty('shows', {
      pair: { suit: 'coin', number: '7' },
      trick: 1,
      winner: 2,
      winningPair: { suit: 'key', number: '7' },
    });
  });
  test('a bid shows nothing', () => {
    expect(last('')).not.toHaveProperty('shows');
  });
});

describe('what the led suit asks, and the rule that applies now', () => {
  test.each([
    ['CHA-4.2 the leader plays any', '', 0, 'lead', 'CHA-4.2'],
    ['CHA-4.3 who holds the led suit must play it', 'coin+5', 1, 'show', 'CHA-4.3'],
    ['CHA-4.3 otherwise any suit', 'coin+5 coin+8', 2, 'free', 'CHA-4.3'],
    ['CHA-5.2 the leader may play any card', FIRST, 1, 'lead', 'CHA-5.2'],
    ['CHA-5.2 somebody else leads', FIRST, 0, null, 'CHA-5.2'],
    ['CHA-5.3 not shown, and held', `${FIRST} ${SECOND} rabbit`, 0, 'show', 'CHA-5.3'],
    ['CHA-5.3 somebody else follows', `${FIRST} ${SECOND} rabbit`, 1, null, 'CHA-5.3'],
    ['CHA-5.4 shown: never another suit', `${FIRST} 2 key`, 0, 'keep', 'CHA-5.4'],
    ['CHA-5.6 neither shown nor held', `${FIRST} 2`, 2, 'free', 'CHA-5.6'],
  ] as const)('%s', (_, played, seat, duty, rule) => {
    const view = viewAfter(played, seat);
    expect(view.now.board.duty).toBe(duty);
    expect(charms.ruleNow(view)).toBe(rule);
  });

  test('CHA-3.1 while bidding it asks nothing', () => {
    const view = tableAfter('', '3').view(1);
    expect(view.now.board.duty).toBeNull();
    expect(charms.ruleNow(view)).toBe('CHA-3.1');
  });

  const matches = Array.from({ length: 6 }, (_, match) => {
    const chance = { kind: 'seed', seed: 'duty', match } as const;
    const table = new Table(charms, { ...setup, players: 4 }, chance, true);
    const random = new FastRandom(match);
    const views = [];
    for (;;) {
      const seat = table.state.turn;
      views.push(table.view(seat < 0 ? SPECTATOR : seat));
      if (views[views.length - 1].now.over) return views;
      const choices = table.choices(seat);
      if (choices.length === 0) table.dealNext();
      else table.decide(seat, choices[random.below(choices.length)]);
    }
  }).flat();

  test('CHA-5.3 to 5.6 whoever is asked may play what its duty says, and nothing else', () => {
    const met = new Set<CharmsDuty>();
    for (const { now, seat } of matches) {
      const { duty, led, shown, trick } = now.board;
      if (duty === null || trick === 0) continue;
      met.add(duty);
      const may = now.choices.flatMap(charms.cardsOf);
      const isNumber = (card: string) => charms.face(card).kind === 'number';
      const allowed = now.hand.filter(
        (card) =>
          duty === 'lead' ||
          duty === 'free' ||
          duty === 'uncover' ||
          card === led ||
          (duty === 'keep' && isNumber(card)),
      );
      expect(new Set(may)).toEqual(new Set(allowed));
      expect(duty === 'lead').toBe(led === null);
      if (duty !== 'lead') expect(duty === 'keep' || duty === 'uncover').toBe(shown[seat]?.suit === led);
      if (duty === 'uncover') expect(now.hand.some((card) => isNumber(card) || card === led)).toBe(false);
    }
    expect([...met].sort()).toEqual(['free', 'keep', 'lead', 'show', 'uncover']);
  });

  test('whole matches lead to every rule of a phase', () => {
    const met = new Set(matches.map((view) => charms.ruleNow(view)));
    const rules = '3.1 4.2 4.3 5.2 5.3 5.4 5.5 5.6 7.1 7.2'.split(' ').map((number) => `CHA-${number}`);
    expect([...met].sort()).toEqual(rules);
  });
});

describe('bids and tricks', () => {
  test('CHA-3.1 only who has bid is bound', () => {
    expect(charms.bids?.(tableAfter('', '0').state)).toEqual([{ seat: 0, bid: 0, taken: 0, off: 0 }]);
  });
  test('CHA-7.1 off by what is missing, or too much', () => {
    expect(charms.bids?.(tableAfter(`${FIRST} ${SECOND}`, '3 0 1').state)).toEqual([
      { seat: 0, bid: 3, taken: 0, off: 3 },
      { seat: 1, bid: 0, taken: 1, off: 1 },
      { seat: 2, bid: 1, taken: 1, off: 0 },
    ]);
  });
});

test('CHA-7.3 ties share the win', () => {
  const { state } = tableAfter('');
  state.points.set([9, 4, 4]);
  expect(outcomeOf(charms, state)).toEqual({ kind: 'shared', winners: [1, 2], role: null });
});
