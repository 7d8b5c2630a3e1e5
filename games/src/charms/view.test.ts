import {
  consider,
  type DealText,
  explain,
  FastRandom,
  isOver,
  SPECTATOR,
  Table,
  whyNot,
} from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { cards } from '../../testing/position.ts';
import { charms } from './index.ts';
import { copy } from './state.ts';

const setupFor = (players: number) => ({ players, options: {}, rules: 1 });
const open = (players: number, seed: string) =>
  new Table(charms, setupFor(players), { kind: 'seed', seed, match: 0 });

/** A table whose first deal is this one. */
function openWith(deal: DealText) {
  const setup = setupFor(deal.hands.length);
  const dealt = charms.parseDeal(setup, deal);
  if (!dealt.ok) throw new Error(explain(dealt.error));
  const game = { ...charms, deal: (state: typeof dealt.value) => copy(dealt.value, state) };
  return new Table(game, setup, { kind: 'seed', seed: 'x', match: 0 });
}

const deal = {
  dealer: 2,
  first: 0,
  flipped: ['3', 'key'],
  trump: 'key',
  redealt: [
    { seat: 2, shown: cards('key key clover clover rabbit rabbit rabbit rabbit rabbit rabbit rabbit 5 6') },
  ],
  hands: [
    cards('coin coin key clover rabbit 1 1 2 3 4 5 7 8'),
    cards('coin coin coin key clover clover 2 2 4 5 6 7 8'),
    cards('key key clover rabbit rabbit 1 3 3 5 6 6 7 8'),
  ],
};
const afterTrick = () => {
  const table = openWith(deal);
  for (const text of ['bid:3', 'bid:4', 'bid:5', 'play:coin+5', 'play:coin+7', 'play:rabbit+8', 'play:8']) {
    const decided = table.decide(table.state.turn, text);
    if (!decided.ok) throw new Error(explain(decided.error));
  }
  return table;
};

const EVERY_DECISION = [
  ...Array.from({ length: 14 }, (_, bid) => bid),
  ...Array.from({ length: 12 }, (_, kind) => 100 + kind),
  ...Array.from({ length: 32 }, (_, pair) => 200 + pair),
];

describe('the board', () => {
  test('before the first card', () => {
    const { board } = openWith(deal).view(SPECTATOR).now;
    expect(board).toEqual({
      dealer: 2,
      phase: 'bid',
      trump: 'key',
      flipped: ['3', 'key'],
      undealt: 23,
      redealt: deal.redealt,
      bids: [null, null, null],
      taken: [0, 0, 0],
      trick: 0,
      leader: 0,
      led: null,
      winning: null,
      shown: [null, null, null],
      played: [[], [], []],
    });
  });

  test('in the second trick', () => {
    const { board } = afterTrick().view(0).now;
    expect(board).toMatchObject({
      phase: 'play',
      bids: [3, 4, 5],
      taken: [0, 1, 0],
      trick: 1,
      leader: 1,
      led: 'coin',
      winning: 1,
      shown: [
        { suit: 'coin', number: '5' },
        { suit: 'coin', number: '8' },
        { suit: 'rabbit', number: '8' },
      ],
      played: [
        ['coin', '5'],
        ['coin', '7', '8'],
        ['rabbit', '8'],
      ],
    });
  });

  test('is the same for everybody, and holds no hand', () => {
    const table = afterTrick();
    const boards = [0, 1, 2, SPECTATOR].map((observer) => JSON.stringify(table.view(observer).now.board));
    expect(new Set(boards).size).toBe(1);
    expect(table.view(SPECTATOR).now.hand).toEqual([]);
  });
});

describe('the record', () => {
  test('a deal tells its open cards and the own hand', () => {
    const table = openWith(deal);
    const setup = {
      dealer: 2,
      first: 0,
      flipped: ['3', 'key'],
      trump: 'key',
      redealt: deal.redealt,
    };
    expect(table.record(1)).toEqual([{ t: 'deal', deal: 0, hand: deal.hands[1], setup }]);
    expect(table.record(SPECTATOR)).toEqual([{ t: 'deal', deal: 0, hand: [], setup }]);
  });

  test('everybody is told of every decision, and of the winner when it ends a trick', () => {
    const table = afterTrick();
    for (const observer of [0, 1, 2, SPECTATOR]) {
      expect(table.record(observer).slice(1)).toEqual([
        { t: 'choice', seat: 0, action: 'bid:3' },
        { t: 'choice', seat: 1, action: 'bid:4' },
        { t: 'choice', seat: 2, action: 'bid:5' },
        { t: 'choice', seat: 0, action: 'play:coin+5' },
        { t: 'choice', seat: 1, action: 'play:coin+7' },
        { t: 'choice', seat: 2, action: 'play:rabbit+8', shows: { trick: 0, winner: 1 } },
        { t: 'choice', seat: 1, action: 'play:8' },
      ]);
    }
  });
});

describe('a view alone', () => {
  test.each([3, 4])('gives back the state as far as it is known (%i players)', (players) => {
    const table = open(players, 'recall');
    const random = new FastRandom('recall');
    const observers = [...Array(players).keys(), SPECTATOR];
    const out = new Int32Array(charms.maxLegal);
    const again = new Int32Array(charms.maxLegal);
    while (!isOver(table.state)) {
      const { turn } = table.state;
      for (const observer of observers) {
        const view = table.view(observer);
        const state = charms.recall(view);
        expect(charms.board(state, observer)).toEqual(view.now.board);
        expect(charms.hand(state, (observer + 1) % players)).toEqual([]);
        if (observer === turn) {
          expect(charms.hand(state, observer)).toEqual(view.now.hand);
          const count = charms.legal(table.state, turn, out);
          expect(charms.legal(state, turn, again)).toBe(count);
          expect(again.subarray(0, count)).toEqual(out.subarray(0, count));
          for (const decision of EVERY_DECISION) {
            const why = charms.whyNot(table.state, turn, decision);
            expect(charms.whyNot(state, turn, decision)).toEqual(why);
            expect(why === null).toBe(out.subarray(0, count).includes(decision));
          }
        }
        expect({ ...state, hand: 0, kinds: 0 }).toEqual({ ...table.state, hand: 0, kinds: 0 });
      }
      const legal = table.legal(turn);
      table.decide(turn, legal[random.below(legal.length)]);
    }
  });

  test('says why not, in words', () => {
    const table = afterTrick();
    const seat = table.state.turn;
    expect(seat).toBe(2);
    const why = (text: string) => whyNot(charms, table.view(seat), text);
    expect(why('play:key+5')).toMatchObject({ ok: false, error: { reason: 'rule', rule: 'CHA-5.1' } });
    expect(why('play:coin')).toMatchObject({ ok: false, error: { reason: 'not-in-hand', card: 'coin' } });
    expect(why('play:key').ok).toBe(true);
    expect(whyNot(charms, table.view(0), 'play:8')).toMatchObject({ error: { reason: 'not-your-turn' } });
  });

  test('previews the pair that a play would show', () => {
    const table = afterTrick();
    const see = (text: string) => {
      const seen = consider(charms, table.view(table.state.turn), text);
      return seen.ok ? seen.value : explain(seen.error);
    };
    expect(see('play:key')).toEqual({ suit: 'key', number: '8', covers: 'suit', led: 'coin', winning: true });
    expect(see('play:clover')).toMatchObject({ suit: 'clover', number: '8', winning: false });
    expect(see('play:1')).toEqual({
      suit: 'rabbit',
      number: '1',
      covers: 'number',
      led: 'coin',
      winning: false,
    });
    table.decide(2, 'play:1');
    expect(see('play:8')).toEqual({
      suit: 'coin',
      number: '8',
      covers: 'number',
      led: 'coin',
      winning: true,
    });
    expect(see('play:7')).toMatchObject({ suit: 'coin', number: '7', winning: false });
    const fresh = openWith(deal);
    expect(consider(charms, fresh.view(0), 'bid:3')).toEqual({ ok: true, value: { bid: 3 } });
    for (const bid of ['bid:3', 'bid:4', 'bid:5']) fresh.decide(fresh.state.turn, bid);
    expect(consider(charms, fresh.view(0), 'play:clover+2')).toEqual({
      ok: true,
      value: { suit: 'clover', number: '2', covers: null, led: 'clover', winning: true },
    });
  });

  test('previews what then happens', () => {
    const table = open(4, 'preview');
    const random = new FastRandom('preview');
    while (table.state.deal === 0) {
      const seat = table.state.turn;
      const legal = table.legal(seat);
      const text = legal[random.below(legal.length)];
      const foreseen = consider(charms, table.view(seat), text);
      table.decide(seat, text);
      if (!text.startsWith('play:') || table.state.deal > 0 || !foreseen.ok) continue;
      const { board } = table.view(seat).now;
      const { suit, number, winning, led } = foreseen.value;
      expect({ suit, number }).toEqual(board.shown[seat]);
      const last = table.record(seat).at(-1);
      const ended = last?.t === 'choice' ? last.shows : undefined;
      if (ended) expect(winning).toBe(ended.winner === seat);
      else expect({ led, winning }).toEqual({ led: board.led, winning: board.winning === seat });
    }
  });
});

describe('the page', () => {
  test('every reason is a rule of the page, and every rule has both languages', () => {
    const rules = charms.page.chapters.flatMap((chapter) => chapter.rules);
    const numbers = rules.map((rule) => rule.number);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const rule of Object.keys(charms.reasons)) expect(numbers).toContain(rule);
    for (const { words } of rules) expect(words.en && words.ja).toBeTruthy();
  });
});
