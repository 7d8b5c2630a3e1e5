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
import { cards } from '@overtrick/testing';
import { describe, expect, test } from 'vitest';
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

/** A decision in the notation. */
function read(text: string) {
  const parsed = charms.parseDecision(text);
  if (!parsed.ok) throw new Error(explain(parsed.error));
  return parsed.value;
}

const EVERY_CODE = [
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
      plays: [],
      winning: null,
      duty: null,
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
      plays: [{ seat: 1, cards: ['coin', '8'], beside: 'led' }],
      winning: { seat: 1, rule: 'CHA-6.1', by: 'led' },
      duty: null,
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

  test('is the same for everybody but for the duty of who is asked, and holds no hand', () => {
    const table = afterTrick();
    const views = [0, 1, 2, SPECTATOR].map((observer) => table.view(observer).now.board);
    expect(views.map(({ duty }) => duty)).toEqual([null, null, 'free', null]);
    const boards = views.map((board) => JSON.stringify({ ...board, duty: null }));
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
        told(0, 'bid:3'),
        told(1, 'bid:4'),
        told(2, 'bid:5'),
        told(0, 'play:coin+5', { pair: { suit: 'coin', number: '5' }, led: 'coin' }),
        told(1, 'play:coin+7', { pair: { suit: 'coin', number: '7' } }),
        told(2, 'play:rabbit+8', {
          pair: { suit: 'rabbit', number: '8' },
          trick: 0,
          winner: 1,
          winningPair: { suit: 'coin', number: '7' },
        }),
        told(1, 'play:8', { pair: { suit: 'coin', number: '8' }, led: 'coin' }),
      ]);
    }
    function told(seat: number, text: string, shows?: object) {
      return { t: 'choice', seat, decision: read(text), ...(shows && { shows }) };
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
          for (const code of EVERY_CODE) {
            const why = charms.whyNot(table.state, turn, code);
            expect(charms.whyNot(state, turn, code)).toEqual(why);
            expect(why === null).toBe(out.subarray(0, count).includes(code));
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
    const why = (text: string, eyes = seat) => whyNot(charms, table.view(eyes), read(text));
    expect(why('play:key+5')).toMatchObject({ ok: false, error: { reason: 'rule', rule: 'CHA-5.1' } });
    expect(why('play:coin')).toEqual({ ok: false, error: { reason: 'not-in-hand', card: 'coin' } });
    expect(why('play:key').ok).toBe(true);
    expect(why('play:8', 0)).toMatchObject({ ok: false, error: { reason: 'not-your-turn' } });
  });

  test('previews the pair that a play would show', () => {
    const table = afterTrick();
    const see = (text: string, at = table) => {
      const seen = consider(charms, at.view(at.state.turn), read(text));
      return seen.ok ? seen.value : explain(seen.error);
    };
    const trump = { seat: 2, rule: 'CHA-6.1', by: 'trump' };
    const led = { seat: 1, rule: 'CHA-6.1', by: 'led' };
    const key = { do: 'play', card: 'key', suit: 'key', number: '8', covers: 'suit', led: 'coin' };
    expect(see('play:key')).toEqual({ ...key, winning: trump });
    expect(see('play:clover')).toMatchObject({ suit: 'clover', number: '8', winning: led });
    const one = { do: 'play', card: '1', suit: 'rabbit', number: '1', covers: 'number', led: 'coin' };
    expect(see('play:1')).toEqual({ ...one, winning: led });
    table.decide(2, 'play:1');
    const later = { seat: 0, rule: 'CHA-6.2', by: 'later' };
    const eight = { do: 'play', card: '8', suit: 'coin', number: '8', covers: 'number', led: 'coin' };
    expect(see('play:8')).toEqual({ ...eight, winning: later });
    expect(see('play:7')).toMatchObject({ suit: 'coin', number: '7', winning: led });
    const fresh = openWith(deal);
    expect(see('bid:3', fresh)).toEqual({ do: 'bid', tricks: 3, stakes: [0, 1, 3, 5] });
    for (const bid of ['bid:3', 'bid:4', 'bid:5']) fresh.decide(fresh.state.turn, bid);
    const pair = { do: 'pair', suit: 'clover', number: '2', led: 'clover' };
    expect(see('play:clover+2', fresh)).toEqual({ ...pair, winning: { ...led, seat: 0 } });
  });

  test('previews what then happens', () => {
    const table = open(4, 'preview');
    const random = new FastRandom('preview');
    let plays = 0;
    while (table.state.deal === 0) {
      const seat = table.state.turn;
      const choices = table.choices(seat);
      const decision = choices[random.below(choices.length)];
      const foreseen = consider(charms, table.view(seat), decision);
      table.decide(seat, decision);
      if (!foreseen.ok || foreseen.value.do === 'bid' || table.state.deal > 0) continue;
      plays++;
      const view = table.view(seat);
      const { board } = view.now;
      const { suit, number, winning, led } = foreseen.value;
      expect({ suit, number }).toEqual(board.shown[seat]);
      const ended = board.led === null ? charms.tricks(view).at(-1) : undefined;
      expect({ led, winning }).toEqual(
        ended ? { led: ended.led, winning: ended.won } : { led: board.led, winning: board.winning },
      );
    }
    // All but the last card of the deal.
    expect(plays).toBe(4 * 12 - 1);
  });
});

describe('the page', () => {
  test('every reason is a rule of the page, and every rule has both languages', async () => {
    const { chapters } = await charms.page();
    const rules = chapters.flatMap((chapter) => chapter.rules);
    const numbers = rules.map((rule) => rule.number);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const rule of Object.keys(charms.reasons)) expect(numbers).toContain(rule);
    for (const { words } of rules) expect(words.en && words.ja).toBeTruthy();
  });
});
