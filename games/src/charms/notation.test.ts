import { type DealText, explain, FastRandom } from '@overtrick/engine';
import { cards } from '@overtrick/testing';
import { describe, expect, test } from 'vitest';
import { charms } from './index.ts';

const setup = { players: 3, options: {}, rules: 1 };
const SUITS = ['coin', 'key', 'clover', 'rabbit'];
const NUMBERS = ['1', '2', '3', '4', '5', '6', '7', '8'];

describe('decisions', () => {
  test('every one has one text, and an integer of its own', () => {
    const texts = [
      ...Array.from({ length: 14 }, (_, bid) => `bid:${bid}`),
      ...[...SUITS, ...NUMBERS].map((card) => `play:${card}`),
      ...SUITS.flatMap((suit) => NUMBERS.map((number) => `play:${suit}+${number}`)),
    ];
    const integers = texts.map((text) => {
      const parsed = charms.parseDecision(text);
      if (!parsed.ok) throw new Error(explain(parsed.error));
      expect(charms.makeDecision(parsed.value)).toBe(text);
      const code = charms.encode(parsed.value);
      expect(charms.decode(code)).toEqual(parsed.value);
      return code;
    });
    expect(new Set(integers).size).toBe(texts.length);
  });

  test.each([
    ['bid:3', { do: 'bid', tricks: 3 }],
    ['play:key+5', { do: 'pair', suit: 'key', number: '5' }],
    ['play:key', { do: 'play', card: 'key' }],
    ['play:5', { do: 'play', card: '5' }],
  ])('“%s” says what is done', (text, decision) => {
    expect(charms.parseDecision(text)).toEqual({ ok: true, value: decision });
  });

  test.each([
    '',
    'bid',
    'bid:',
    'bid:-1',
    'bid:03',
    'bid:1.5',
    'bid:100',
    'bid:x',
    ' bid:3',
    'bid:3 ',
    'play',
    'play:',
    'play:+',
    'play:key+',
    'play:+5',
    'play:key+5+6',
    'play:5+key',
    'play:key+coin',
    'play:5+5',
    'pass',
    'xplay:key',
  ])('“%s” is malformed', (text) => {
    expect(charms.parseDecision(text)).toMatchObject({ ok: false, error: { reason: 'malformed', text } });
  });

  test.each([
    ['play:0', '0'],
    ['play:9', '9'],
    ['play:Key', 'Key'],
    ['play: key', ' key'],
    ['play:key+9', '9'],
    ['play:foot+5', 'foot'],
    ['play:foot+9', 'foot'],
  ])('“%s” names no card', (text, card) => {
    expect(charms.parseDecision(text)).toEqual({ ok: false, error: { reason: 'unknown-card', card } });
  });
});

/** Seat 0 and seat 2 were dealt again: seat 0 (first to be checked) twice. */
const deal: DealText = {
  dealer: 2,
  first: 0,
  flipped: ['3', 'key'],
  trump: 'key',
  redealt: [
    { seat: 0, shown: cards('coin key 1 1 2 2 3 3 4 4 6 6 8') },
    { seat: 0, shown: cards('coin coin coin coin coin key key key clover clover rabbit 7 8') },
    { seat: 2, shown: cards('rabbit rabbit rabbit rabbit rabbit rabbit clover clover clover key key 5 6') },
  ],
  hands: [
    cards('coin coin key clover rabbit 1 1 2 3 4 5 7 8'),
    cards('coin coin coin key clover clover 2 2 4 5 6 7 8'),
    cards('key key clover rabbit rabbit 1 3 3 5 6 6 7 8'),
  ],
};

describe('deals', () => {
  test('come back as they were written, in the order of the deck', () => {
    const parsed = charms.parseDeal(setup, deal);
    if (!parsed.ok) throw new Error(explain(parsed.error));
    const made = charms.makeDeal(parsed.value);
    expect(made).toMatchObject({
      dealer: 2,
      first: 0,
      flipped: ['3', 'key'],
      trump: 'key',
      hands: deal.hands,
    });
    expect(made.redealt).toEqual([
      { seat: 0, shown: cards('coin key 1 1 2 2 3 3 4 4 6 6 8') },
      { seat: 0, shown: cards('coin coin coin coin coin key key key clover clover rabbit 7 8') },
      { seat: 2, shown: cards('key key clover clover clover rabbit rabbit rabbit rabbit rabbit rabbit 5 6') },
    ]);
    expect(charms.parseDeal(setup, made)).toEqual(parsed);
  });

  test('“first”, “trump”, “redealt” and “deal” may be left out', () => {
    const { dealer, flipped, hands } = deal;
    const parsed = charms.parseDeal(setup, { dealer, flipped, hands });
    if (!parsed.ok) throw new Error(explain(parsed.error));
    expect(parsed.value.deal).toBe(0);
    expect(parsed.value.turn).toBe(0);
    expect(charms.makeDeal(parsed.value)).toEqual({ ...deal, redealt: [] });
  });

  test.each([3, 4])('every deal of the game is accepted, redeals included (%i players)', (players) => {
    const setupOf = { players, options: {}, rules: 1 };
    const state = charms.create(setupOf);
    let redeals = 0;
    for (let i = 0; i < 500; i++) {
      state.deal = -1;
      charms.deal(state, new FastRandom(i));
      redeals += state.redealt.length;
      const parsed = charms.parseDeal(setupOf, charms.makeDeal(state));
      expect(parsed).toEqual({ ok: true, value: state });
    }
    expect(redeals).toBeGreaterThan(5);
  });

  const [first, second, third] = deal.hands as string[][];
  const redealt = deal.redealt as { seat: number; shown: string[] }[];
  const withHand = (hand: string): DealText => ({
    ...deal,
    redealt: [],
    hands: [cards(hand), second, third],
  });
  const withRedeals = (...redeals: unknown[]): DealText => ({ ...deal, redealt: redeals });
  const without = (key: string): DealText => {
    const { [key]: _, ...rest } = deal;
    return rest as DealText;
  };
  test.each<[string, DealText]>([
    ['there must be 3 hands', { ...deal, hands: [first, second] }],
    ['there must be 3 hands', { ...deal, hands: 'none' } as unknown as DealText],
    ['hand 0 has 12 cards; there must be 13', withHand(first.slice(1).join(' '))],
    ['hand 0 has an unknown card "9"', withHand([...first.slice(1), '9'].join(' '))],
    [
      'hand 2 repeats the card 1: the deck has only 4',
      withHand('coin coin key clover rabbit 1 1 1 1 4 5 7 8'),
    ],
    ['hand 0 has fewer than 3 suit cards', withHand('coin coin 1 1 2 2 3 4 4 5 7 7 8')],
    [
      'or fewer than 3 number cards',
      withHand('coin coin coin key key key clover clover clover rabbit rabbit 1 1'),
    ],
    ['“dealer” must be a seat from 0 to 2', { ...deal, dealer: 3 }],
    ['“dealer” must be a seat from 0 to 2', without('dealer')],
    ['“first” must be 0, left of the dealer', { ...deal, first: 2 }],
    ['“deal” must be a number from 0 to 3', { ...deal, deal: 4 }],
    ['“flipped” is not a list of cards', without('flipped')],
    ['“flipped” has an unknown card "9"', { ...deal, flipped: ['9', 'key'] }],
    ['“flipped” repeats the card 3: the deck has only 4', { ...deal, flipped: ['3', '3', 'key'] }],
    ['“flipped” must end with a suit card', { ...deal, flipped: ['3', '4'] }],
    ['“flipped” must end with a suit card', { ...deal, flipped: [] }],
    ['“flipped” goes on after the suit card key', { ...deal, flipped: ['key', '4'] }],
    ['“flipped” goes on after the suit card coin', { ...deal, flipped: ['coin', 'key'] }],
    ['“trump” must be key', { ...deal, trump: 'coin' }],
    ['“redealt” is not a list', { ...deal, redealt: {} }],
    ['“redealt 0 seat” must be a seat from 0 to 2', withRedeals({ shown: first })],
    ['“redealt 1 seat” must be a seat from 0 to 2', withRedeals(redealt[0], null)],
    ['redealt 0 is not a list of cards', withRedeals({ seat: 0 })],
    ['redealt 0 has 2 cards; there must be 13', withRedeals({ seat: 0, shown: ['key', '4'] })],
    ['redealt 0 has an unknown card "joker"', withRedeals({ seat: 0, shown: [...first.slice(1), 'joker'] })],
    ['redealt 0 is a good hand', withRedeals({ seat: 0, shown: first })],
    ['redealt 1 is out of turn', withRedeals(redealt[2], redealt[0])],
    [
      'redealt 0 repeats the card coin: the deck has only 8',
      withRedeals({ seat: 0, shown: cards('coin coin coin coin coin coin coin coin coin key key 1 1') }),
    ],
    [
      'hand 1 beside redealt 0 repeats the card coin: the deck has only 8',
      withRedeals({ seat: 0, shown: cards('coin coin coin coin coin coin key key key clover clover 1 1') }),
    ],
    [
      // Seat 2 was checked after seat 0: its first hand lay beside the hand that seat 0 showed.
      'hand 2 beside redealt 0 repeats the card rabbit: the deck has only 8',
      withRedeals(
        { seat: 0, shown: cards('rabbit rabbit rabbit coin coin coin key key clover clover clover 1 1') },
        redealt[2],
      ),
    ],
  ])('a wrong one is refused: %s', (message, wrong) => {
    const parsed = charms.parseDeal(setup, wrong);
    expect(parsed.ok ? 'fine' : explain(parsed.error)).toContain(message);
  });

  test('a hand that was redealt earlier may hold what a later one showed only if the deck has it twice', () => {
    // Seat 2 shows 6 rabbits while seat 0 has its final hand: 2 more fit, 3 do not.
    const hands = [cards('rabbit rabbit rabbit coin coin 1 1 2 3 4 5 7 8'), second, third];
    const parsed = charms.parseDeal(setup, { ...deal, hands, redealt: [redealt[2]] });
    expect(parsed.ok ? 'fine' : explain(parsed.error)).toContain(
      'hand 0 beside redealt 0 repeats the card rabbit',
    );
    const fits = [cards('rabbit rabbit coin coin coin 1 1 2 3 4 5 7 8'), second, third];
    expect(charms.parseDeal(setup, { ...deal, hands: fits, redealt: [redealt[2]] }).ok).toBe(true);
  });
});
