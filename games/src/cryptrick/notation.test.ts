import { checkSetup, type DealText, explain, FastRandom } from '@overtrick/engine';
import { cards } from '@overtrick/testing';
import { describe, expect, test } from 'vitest';
import { everyDecision } from '../../testing/every.ts';
import { makeCard, parseCard } from './deck.ts';
import { cryptrick } from './index.ts';
import { setupFor, sixHanded } from './positions.ts';

const allCards = [...[...'YBRPGK'].flatMap((colour) => [...'123456789'].map((rank) => colour + rank)), 'W'];

describe('cards', () => {
  test('all have their own number and come back as the same text', () => {
    expect(allCards.map(parseCard)).toEqual(Array.from({ length: 55 }, (_, card) => card));
    for (const card of allCards) expect(makeCard(parseCard(card))).toBe(card);
  });

  test.each([
    '',
    'Y',
    '1',
    'Y0',
    'Y10',
    'Y01',
    'y1',
    ' Y1',
    'Y1 ',
    'W1',
    'w',
    'WW',
    'X1',
    'C1',
    'Y1.0',
    'YB1',
  ])('there is no card “%s”', (text) => expect(parseCard(text)).toBe(-1));
});

describe('decisions', () => {
  test('every one is a small integer of its own and comes back as the same text', () => {
    const numbers = new Set<number>();
    for (const text of everyDecision('cryptrick')) {
      const parsed = cryptrick.parseDecision(text);
      if (!parsed.ok) throw new Error(text);
      expect(cryptrick.makeDecision(parsed.value)).toBe(text);
      const code = cryptrick.encode(parsed.value);
      expect(cryptrick.decode(code)).toEqual(parsed.value);
      expect(code).toBeLessThan(320);
      numbers.add(code);
    }
    expect(numbers.size).toBe(2 + 4 * 55);
    expect(cryptrick.parseDecision(cryptrick.example).ok).toBe(true);
  });

  test.each([
    '',
    'Y7',
    'reveal',
    'reveal:',
    'Reveal:Y7',
    ' reveal:Y7',
    'want:Y7',
    'want ',
    'Want',
    'declined',
    'decline:',
    'answer:Y7',
    'bid:3',
    'play:G2\n',
  ])('“%s” is no decision', (text) => {
    const expected = 'reveal:Y7, want, decline, give:R3, play:G2, acquire:Y7';
    expect(cryptrick.parseDecision(text)).toEqual({
      ok: false,
      error: { reason: 'malformed', text, expected },
    });
  });

  test.each(['Y0', 'Y10', 'X3', 'y3', 'WW', 'G2 ', ':G2'])('“%s” is no card to play', (card) => {
    for (const word of ['reveal', 'give', 'play', 'acquire']) {
      expect(cryptrick.parseDecision(`${word}:${card}`)).toEqual({
        ok: false,
        error: { reason: 'unknown-card', card },
      });
    }
  });
});

describe('deals', () => {
  test('come back as they were written, whatever was dealt', () => {
    for (const players of [6, 7, 8, 9]) {
      for (const level of ['calm', 'volatile', 'wild']) {
        const setup = setupFor(players, { level });
        const state = cryptrick.create(setup);
        for (let seed = 0; seed < 20; seed++) {
          state.deal = -1;
          cryptrick.deal(state, new FastRandom(seed));
          const deal = cryptrick.makeDeal(state);
          const read = cryptrick.parseDeal(setup, deal);
          if (!read.ok) throw new Error(explain(read.error));
          expect(read.value).toEqual(state);
          expect(cryptrick.makeDeal(read.value)).toEqual(deal);
        }
      }
    }
  });

  test('the trump card is named, null for white only', () => {
    const setup = setupFor(6);
    const green = cryptrick.parseDeal(setup, sixHanded);
    expect(green.ok && cryptrick.makeDeal(green.value)).toEqual(sixHanded);
    const hands = sixHanded.hands.map((hand) => hand.map((card) => (card === 'W' ? 'K6' : card)));
    hands[0][5] = 'W';
    const white = { ...sixHanded, hands, undealt: cards('G6 W'), revealed: 'W', trump: null };
    const read = cryptrick.parseDeal(setup, white);
    expect(read.ok && cryptrick.makeDeal(read.value)).toEqual(white);
  });

  test('need not name the trump, nor the number of the deal', () => {
    const { trump: _, ...rest } = sixHanded;
    expect(cryptrick.parseDeal(setupFor(6), rest).ok).toBe(true);
    const second = cryptrick.parseDeal(setupFor(6), { ...rest, deal: 2 });
    expect(second.ok && second.value.deal).toBe(2);
  });

  const hands = (seat: number, hand: string): DealText['hands'] => sixHanded.hands.with(seat, cards(hand));
  test.each<[string, Partial<Record<string, unknown>>, string]>([
    ['no number', { deal: 3 }, '“deal” must be a number from 0 to 2.'],
    ['no first', { first: undefined }, '“first” must be a seat from 0 to 5.'],
    ['a wrong first', { first: 6 }, '“first” must be a seat from 0 to 5.'],
    ['no hands', { hands: 'Y1' }, 'there must be 6 hands.'],
    ['too few hands', { hands: sixHanded.hands.slice(1) }, 'there must be 6 hands.'],
    ['a short hand', { hands: hands(1, 'Y4 B2 B3 R2 P1') }, 'hand 1 has 5 cards; there must be 6.'],
    ['an unknown card', { hands: hands(1, 'Y4 B2 B3 R2 P1 X1') }, 'hand 1 has an unknown card "X1".'],
    [
      'a rank too high for six',
      { hands: hands(1, 'Y4 B2 B3 R2 P1 G7') },
      'hand 1 repeats the card G7: the deck has none.',
    ],
    [
      'a card twice',
      { hands: hands(1, 'Y4 B2 B3 R2 P1 Y1') },
      'hand 1 repeats the card Y1: the deck has only 1.',
    ],
    [
      'a third white',
      { hands: hands(5, 'B6 P6 G5 K4 W W') },
      'hand 5 repeats the card W: the deck has only 2.',
    ],
    ['no undealt cards', { undealt: undefined }, '“undealt” is not a list of cards.'],
    ['too few of them', { undealt: ['G6'] }, '“undealt” has 1 cards; there must be 2.'],
    ['one that was dealt', { undealt: ['G6', 'Y1'] }, '“undealt” repeats the card Y1: the deck has only 1.'],
    ['no trump card', { revealed: undefined }, '“revealed” must be one of the undealt cards, not undefined.'],
    ['a dealt trump card', { revealed: 'Y1' }, '“revealed” must be one of the undealt cards, not "Y1".'],
    ['an odd trump card', { revealed: 6 }, '“revealed” must be one of the undealt cards, not 6.'],
    ['another trump', { trump: 'K' }, '“trump” must be "G", because G6 is turned up.'],
    ['no trump', { trump: null }, '“trump” must be "G", because G6 is turned up.'],
  ])('are refused with %s', (_, change, problem) => {
    const deal = { ...sixHanded, ...change } as unknown as DealText;
    expect(cryptrick.parseDeal(setupFor(6), deal)).toEqual({
      ok: false,
      error: { reason: 'bad-deal', problem },
    });
  });
});

describe('options', () => {
  test('have their defaults', () => {
    expect(setupFor(7).options).toEqual({ level: 'calm', scoring: 'product', blocks: [1, 3, 5, 7, 9] });
  });

  test.each([
    [{ level: 'hot' }, 'level'],
    [{ scoring: 'double' }, 'scoring'],
    [{ blocks: [0] }, 'blocks'],
    [{ blocks: [10] }, 'blocks'],
    [{ blocks: [1, 1] }, 'blocks'],
    [{ blocks: '1' }, 'blocks'],
    [{ blocksPerCard: { 1: 0 } }, 'blocksPerCard'],
    [{ blocksPerCard: { 10: 1 } }, 'blocksPerCard'],
    [{ colours: ['W'] }, 'colours'],
    [{ ranks: [0] }, 'ranks'],
    [{ whites: 5 }, 'whites'],
    [{ white: 11 }, 'white'],
    [{ acquisitions: 0 }, 'acquisitions'],
  ])('%j is refused', (options, option) => {
    expect(checkSetup(cryptrick, 6, options)).toMatchObject({
      ok: false,
      error: { reason: 'bad-option', option },
    });
  });

  test('the deck must be large enough, and the answer says what to do', () => {
    const small = checkSetup(cryptrick, 6, { colours: ['Y', 'B', 'R', 'P', 'G'] });
    expect(!small.ok && explain(small.error)).toContain(
      '6 players need at least 37 cards and these are 32; add ranks, colours or whites.',
    );
    expect(checkSetup(cryptrick, 6, { whites: 0 }).ok).toBe(false);
    expect(checkSetup(cryptrick, 6, { whites: 1 }).ok).toBe(true);
    expect(checkSetup(cryptrick, 9, { ranks: [1, 2, 3, 4, 5, 6, 7, 8] }).ok).toBe(false);
  });

  test('there are no more acquisition cards than players', () => {
    const many = checkSetup(cryptrick, 6, { acquisitions: 7 });
    expect(!many.ok && explain(many.error)).toContain('6 players can use at most 6; take fewer.');
    expect(checkSetup(cryptrick, 7, { acquisitions: 7 }).ok).toBe(true);
  });

  test('those added later stand in a set-up only where they are not the default', () => {
    const usual = {
      whites: 4,
      white: 10,
      acquisitions: 3,
      ranks: [1, 2, 3, 4, 5, 6, 7],
      colours: ['Y', 'B', 'R', 'P', 'G', 'K'],
      blocksPerCard: { 9: 1 },
    };
    expect(setupFor(7, { level: 'volatile', ...usual }).options).toEqual(
      setupFor(7, { level: 'volatile' }).options,
    );
    expect(setupFor(7, usual).options).toEqual({ ...setupFor(7).options, whites: 4 });
  });

  test('are all marked as reconstructed', () => {
    expect(cryptrick.options.map(({ key, reconstructed }) => [key, reconstructed])).toEqual([
      ['level', true],
      ['scoring', true],
      ['blocks', true],
      ['blocksPerCard', true],
      ['colours', true],
      ['ranks', true],
      ['whites', true],
      ['white', true],
      ['acquisitions', true],
    ]);
  });
});

describe('the rules page', async () => {
  const { chapters } = await cryptrick.page();
  const rules = chapters.flatMap((chapter) => chapter.rules);

  test('has every numbered rule once, in order', () => {
    const sections = [4, 5, 4, 4, 2];
    const numbers = sections.flatMap((count, section) =>
      Array.from({ length: count }, (_, rule) => `CRY-${section + 1}.${rule + 1}`),
    );
    expect(rules.map(({ number }) => number)).toEqual(numbers);
  });

  test('every reason belongs to a rule of the page', () => {
    const numbers = new Set(rules.map(({ number }) => number));
    for (const number of Object.keys(cryptrick.reasons)) expect(numbers.has(number), number).toBe(true);
  });
});
