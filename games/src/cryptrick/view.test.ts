import { consider, FastRandom, isOver, type Observer, SPECTATOR, Table, whyNot } from '@overtrick/engine';
import { cards } from '@overtrick/testing';
import { describe, expect, test } from 'vitest';
import { everyDecision } from '../../testing/every.ts';
import { cryptrick } from './index.ts';
import { nobody, plays, read, setupFor, sixHanded, wantedBy, write } from './positions.ts';

const OBSERVERS: readonly Observer[] = [0, 1, 2, 3, 4, 5, SPECTATOR];
const chance = { kind: 'seed', seed: 'view', match: 0 } as const;

function opened(level = 'calm') {
  const setup = setupFor(6, { level });
  const deal =
    level === 'calm'
      ? sixHanded
      : {
          ...sixHanded,
          hands: sixHanded.hands.with(0, cards('Y1 Y2 W W R1 W')),
          undealt: cards('G6 K6 Y3 B1'),
        };
  const start = cryptrick.parseDeal(setup, deal);
  if (!start.ok) throw new Error('this deal should be right');
  return new Table(cryptrick, setup, chance, true, start.value);
}
function played(...calls: string[]) {
  return play(opened(), ...calls);
}
function play(table: ReturnType<typeof opened>, ...calls: string[]) {
  for (const call of calls) {
    const decided = table.decide(table.state.turn, call);
    if (!decided.ok) throw new Error(`${call} by seat ${table.state.turn} is refused`);
  }
  return table;
}
const boardOf = (table: ReturnType<typeof opened>, observer: Observer) => table.view(observer).now.board;
const last = (table: ReturnType<typeof opened>) => OBSERVERS.map((observer) => table.record(observer).at(-1));
const everybody = (text: string, event: object) => Array(7).fill({ ...event, decision: read(text) });
/** What each observer is told when only some of them see the decision. */
const only = (observers: number[], text: string, event: object) =>
  OBSERVERS.map((observer) => (observers.includes(observer) ? { ...event, decision: read(text) } : event));

/** CRY-5.1, for a table that multiplies. */
const worth = (blocks: number, colours: number, points: number, oneMore: number) => ({
  ...{ blocks, colours, by: blocks < 4 ? 'product' : 'count', points, oneMore },
  ...{ atRisk: blocks === 3, collapsed: blocks > 3 },
});
const NOTHING = worth(0, 0, 0, 1);
const ONE = worth(1, 1, 1, 4);

describe('the board', () => {
  const start = {
    first: 0,
    phase: 'reveal',
    trick: 0,
    lead: 0,
    sale: null,
    seller: null,
    buyer: null,
    offered: null,
    gift: null,
    answers: Array(6).fill(null),
    cards: [],
    acquisitions: 3,
    order: [],
    places: [],
    spoils: [],
    taken: Array(6).fill([]),
    values: Array(6).fill(NOTHING),
    collapse: 4,
    blocksByRank: [0, 1, 0, 1, 0, 1, 0, 1, 0, 1],
    gone: [],
    revealed: 'G6',
    trump: 'G',
    undealt: 1,
  };

  test('at the start', () => {
    for (const observer of OBSERVERS) expect(boardOf(opened(), observer)).toEqual(start);
  });

  test('at level wild the trump card is hidden until trick 1 is over', () => {
    const table = opened('wild');
    for (const observer of OBSERVERS) {
      expect(boardOf(table, observer)).toEqual({ ...start, revealed: null, trump: null, undealt: 4 });
    }
    play(table, 'reveal:Y2', ...nobody(), ...plays('Y4 Y5 K2 Y6 K4'));
    expect(boardOf(table, 1)).toMatchObject({ phase: 'acquire', revealed: null, trump: null, undealt: 4 });
    play(table, 'acquire:Y5');
    for (const observer of OBSERVERS) {
      expect(boardOf(table, observer)).toMatchObject({ trick: 1, revealed: 'G6', trump: 'G', undealt: 3 });
    }
  });

  test('while answers come in, each seat sees its own', () => {
    const table = played('reveal:Y2');
    table.decide(4, 'want');
    table.decide(2, 'decline');
    const answers = [null, null, 'hidden', null, 'hidden', null];
    const sale = { seat: 0, card: 'Y2' };
    const asking = { ...start, phase: 'answer', sale, seller: 0, offered: 'Y2' };
    for (const observer of [0, 1, 3, 5, SPECTATOR]) {
      expect(boardOf(table, observer)).toEqual({ ...asking, answers });
    }
    expect(boardOf(table, 4).answers).toEqual([null, null, 'hidden', null, 'want', null]);
    expect(boardOf(table, 2).answers).toEqual([null, null, 'decline', null, 'hidden', null]);
  });

  test('when all are in, everybody sees all', () => {
    const table = played('reveal:Y2', ...wantedBy(0, [1, 4]));
    const answers = [null, 'want', 'decline', 'decline', 'want', 'decline'];
    for (const observer of OBSERVERS) {
      expect(boardOf(table, observer)).toEqual({
        ...start,
        phase: 'give',
        sale: { seat: 0, card: 'Y2' },
        seller: 0,
        buyer: 4,
        offered: 'Y2',
        answers,
      });
    }
  });

  test('in a trick, and while cards are acquired', () => {
    const table = played('reveal:Y2', ...wantedBy(0, [4]), 'give:K3', ...plays('K5 Y3'));
    const answers = [null, 'decline', 'decline', 'decline', 'want', 'decline'];
    const sale = { seat: 0, card: 'Y2' };
    const bought = { ...start, phase: 'play', lead: 4, sale, seller: 0, buyer: 4, answers };
    const gift = (observer: Observer) => ({ from: 4, to: 0, card: [0, 4].includes(observer) ? 'K3' : null });
    const trick = [
      { seat: 4, card: 'Y2' },
      { seat: 5, card: 'K5' },
      { seat: 0, card: 'Y3' },
    ];
    for (const observer of OBSERVERS) {
      expect(boardOf(table, observer)).toEqual({
        ...bought,
        gift: gift(observer),
        cards: trick,
        order: [0, 4, 5],
        places: [
          { seat: 0, rule: 'CRY-3.3', by: 'led' },
          { seat: 4, rule: 'CRY-3.3', by: 'led' },
          { seat: 5, rule: 'CRY-3.4', by: 'rest' },
        ],
        spoils: ['Y3', 'K5'],
      });
    }
    play(table, ...plays('Y4 Y5 P3'), 'acquire:P3', 'acquire:Y3');
    expect(boardOf(table, 3)).toEqual({
      ...bought,
      phase: 'acquire',
      gift: gift(3),
      cards: [...trick, { seat: 1, card: 'Y4' }, { seat: 2, card: 'Y5' }, { seat: 3, card: 'P3' }],
      order: [2, 1, 0],
      places: [2, 1, 0].map((seat) => ({ seat, rule: 'CRY-3.3', by: 'led' })),
      spoils: ['Y5', 'K5'],
      taken: [[], ['Y3'], ['P3'], [], [], []],
      values: [NOTHING, ONE, ONE, NOTHING, NOTHING, NOTHING],
      gone: cards('Y2 Y4'),
    });
    play(table, 'acquire:K5', 'acquire:Y5');
    expect(boardOf(table, 3)).toEqual({
      ...start,
      trick: 1,
      lead: 2,
      taken: [['K5'], ['Y3'], ['Y5', 'P3'], [], [], []],
      values: [ONE, ONE, worth(2, 2, 4, 9), NOTHING, NOTHING, NOTHING],
      gone: cards('Y2 Y4'),
    });
  });

  test('when the deal is over', () => {
    const table = opened();
    const random = new FastRandom('over');
    while (table.state.turn >= 0) {
      const legal = table.legal(table.state.turn);
      play(table, legal[random.below(legal.length)]);
    }
    const { board } = table.view(SPECTATOR).now;
    expect(board).toMatchObject({ phase: 'done', trick: 6, cards: [], spoils: [], offered: null });
    expect([...board.gone, ...board.taken.flat()].length).toBe(36);
    expect(board.values.map(({ points }) => points)).toEqual(table.view(0).now.sheet[0]);
  });
});

describe('what is told', () => {
  test('a deal: who begins, the trump card and how many stay hidden; the own hand alone', () => {
    const table = opened();
    const setup = { first: 0, revealed: 'G6', trump: 'G', undealt: 1 };
    for (const observer of OBSERVERS) {
      const hand = observer === SPECTATOR ? [] : sixHanded.hands[observer];
      expect(table.record(observer)).toEqual([{ t: 'deal', deal: 0, hand, setup }]);
    }
    const wild = opened('wild');
    expect(wild.record(3)[0]).toMatchObject({ setup: { first: 0, revealed: null, trump: null, undealt: 4 } });
  });

  test('a revealed card, to everybody', () => {
    expect(last(played('reveal:Y2'))).toEqual(everybody('reveal:Y2', { t: 'choice', seat: 0 }));
  });

  test('an answer, only to who gave it; all of them with the last one', () => {
    const table = played('reveal:Y2');
    table.decide(4, 'want');
    expect(last(table)).toEqual(only([4], 'want', { t: 'choice', seat: 4, shows: { asked: 'answer' } }));
    for (const seat of [1, 2, 3]) table.decide(seat, 'decline');
    expect(last(table)).toEqual(only([3], 'decline', { t: 'choice', seat: 3, shows: { asked: 'answer' } }));
    table.decide(5, 'decline');
    const sale = { seat: 0, card: 'Y2' };
    const shows = { asked: 'answer', sale, wants: [4], buyer: 4 };
    expect(last(table)).toEqual(only([5], 'decline', { t: 'choice', seat: 5, shows }));
    expect(last(played('reveal:Y2', ...nobody()))).toEqual(
      only([5], 'decline', { t: 'choice', seat: 5, shows: { ...shows, wants: [], buyer: null } }),
    );
  });

  test('a gift, only to the two of it', () => {
    const table = played('reveal:Y2', ...wantedBy(0, [4]), 'give:K3');
    const shows = { asked: 'give', sale: { seat: 0, card: 'Y2' } };
    expect(last(table)).toEqual(only([0, 4], 'give:K3', { t: 'choice', seat: 4, shows }));
  });

  test('a card, and with the last one who acquires', () => {
    const table = played('reveal:Y2', ...nobody(), ...plays('Y4 Y5 G2 Y6'));
    expect(last(table)).toEqual(everybody('play:Y6', { t: 'choice', seat: 4 }));
    play(table, 'play:K5');
    const shows = { trick: 0, winner: 3, order: [3, 4, 2] };
    expect(last(table)).toEqual(everybody('play:K5', { t: 'choice', seat: 5, shows }));
    play(table, 'acquire:Y5');
    expect(last(table)).toEqual(
      everybody('acquire:Y5', { t: 'choice', seat: 3, shows: { value: ONE, collapses: false } }),
    );
  });

  test('the trump card of level wild, with the last acquisition of trick 1 or with its last card', () => {
    const table = play(opened('wild'), 'reveal:Y2', ...nobody(), ...plays('Y4 Y5 K2 Y6 K4'), 'acquire:Y5');
    const shows = { revealed: 'G6', trump: 'G' };
    expect(last(table)).toEqual(
      everybody('acquire:Y5', { t: 'choice', seat: 4, shows: { value: ONE, collapses: false, ...shows } }),
    );
    const setup = setupFor(6, { level: 'wild', blocks: [] });
    const start = cryptrick.parseDeal(setup, cryptrick.makeDeal(opened('wild').state));
    if (!start.ok) throw new Error('this deal should be right');
    const without = new Table(cryptrick, setup, chance, true, start.value);
    play(without, 'reveal:Y2', ...nobody(), ...plays('Y4 Y5 K2 Y6 K4'));
    expect(last(without)).toEqual(
      everybody('play:K4', {
        t: 'choice',
        seat: 5,
        shows: { trick: 0, winner: 4, order: [4, 2, 1], ...shows },
      }),
    );
  });
});

describe('recall', () => {
  test.each([6, 9])('reads a board back at every moment, with %i players', (players) => {
    for (const level of ['calm', 'wild']) {
      const setup = setupFor(players, { level });
      const table = new Table(cryptrick, setup, { kind: 'seed', seed: level, match: players });
      const random = new FastRandom(level);
      const out = new Int32Array(cryptrick.maxLegal);
      for (let i = 0; !isOver(table.state); i++) {
        const { asked } = table.view(SPECTATOR).now;
        for (const observer of [SPECTATOR, asked[random.below(asked.length)], random.below(players)]) {
          const view = table.view(observer);
          const state = cryptrick.recall(view);
          expect(cryptrick.board(state, observer)).toEqual(view.now.board);
          expect([state.turn, state.deal, state.acquired]).toEqual([
            table.state.turn,
            table.state.deal,
            view.now.board.phase === 'acquire' ? table.state.acquired : 0,
          ]);
          expect(cryptrick.actors(state)).toBe(cryptrick.actors(table.state));
          if (observer === SPECTATOR) continue;
          expect(cryptrick.hand(state, observer)).toEqual(view.now.hand);
          if (!asked.includes(observer)) continue;
          const count = cryptrick.legal(state, observer, out);
          const legal = Array.from(out.subarray(0, count), write);
          expect(legal.sort()).toEqual(view.now.choices.map((choice) => cryptrick.makeDecision(choice)));
          if (i % 15 !== 0) continue;
          for (const text of everyDecision('cryptrick')) {
            const answer = whyNot(cryptrick, view, read(text));
            const check = table.check(observer, text);
            if (JSON.stringify(answer) !== JSON.stringify(check)) expect(answer, text).toEqual(check);
          }
        }
        const seat = asked[random.below(asked.length)];
        const legal = table.legal(seat);
        table.decide(seat, legal[random.below(legal.length)]);
      }
      const end = cryptrick.recall(table.view(0));
      expect([end.points, end.sheet, end.turn]).toEqual([table.state.points, table.state.sheet, -1]);
    }
  });

  test('the other hands stay empty', () => {
    const state = cryptrick.recall(opened().view(1));
    const sizes = Array.from({ length: 7 }, (_, seat) => cryptrick.hand(state, seat).length);
    expect(sizes).toEqual([0, 6, 0, 0, 0, 0, 0]);
  });
});

describe('preview', () => {
  const value = (table: ReturnType<typeof opened>, text: string, seat = table.state.turn) => {
    const answer = consider(cryptrick, table.view(seat), read(text));
    return answer.ok ? answer.value : answer.error;
  };

  test('a card to reveal: what would be led, and whether it carries a block', () => {
    expect(value(opened(), 'reveal:Y2')).toEqual({ do: 'reveal', card: 'Y2', blocks: 0 });
    expect(value(opened(), 'reveal:Y3')).toEqual({ do: 'reveal', card: 'Y3', blocks: 1 });
  });

  test('an answer: who would buy before you', () => {
    const table = played('reveal:Y2');
    expect(value(table, 'want', 3)).toEqual({ do: 'want', nearer: [5, 4] });
    expect(value(table, 'decline', 5)).toEqual({ do: 'decline', nearer: [] });
  });

  test('a gift: to whom, and what you lead', () => {
    const table = played('reveal:Y2', ...wantedBy(0, [4]));
    expect(value(table, 'give:K3')).toEqual({ do: 'give', card: 'K3', to: 0, leads: 'Y2' });
  });

  test('a card to play: the acquisition order so far', () => {
    const table = played('reveal:Y2', ...nobody());
    expect(value(table, 'play:Y4')).toEqual({
      ...{ do: 'play', card: 'Y4', blocks: 0, order: [1, 0], place: 1 },
      places: [1, 0].map((seat) => ({ seat, rule: 'CRY-3.3', by: 'led' })),
    });
    play(table, ...plays('Y4 Y5'));
    expect(value(table, 'play:G2')).toMatchObject({ order: [3, 2, 1], place: 1, blocks: 0 });
    expect(value(table, 'play:P3')).toMatchObject({ order: [2, 1, 0], place: null, blocks: 1 });
    expect(value(table, 'play:Y1')).toEqual({ reason: 'not-in-hand', card: 'Y1' });
  });

  test('a card to acquire: blocks, colours, points, and the collapse', () => {
    const table = played('reveal:Y2', ...nobody(), ...plays('Y4 Y5 G2 Y6 K5'));
    expect(value(table, 'acquire:K5')).toEqual({ do: 'acquire', card: 'K5', value: ONE });
    const rich = play(opened(), 'reveal:Y2', ...nobody(), ...plays('Y4 Y5 G2 Y6 K5'));
    for (const card of cards('Y1 B1 R1')) {
      cryptrick.apply(rich.state, 3, cryptrick.encode(read(`acquire:${card}`)));
    }
    rich.state.turn = 3;
    expect(value(rich, 'acquire:K5')).toEqual({ do: 'acquire', card: 'K5', value: worth(4, 4, 4, 5) });
  });
});
