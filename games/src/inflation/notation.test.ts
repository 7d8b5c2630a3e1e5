import { explain } from '@overtrick/engine';
import { cards } from '@overtrick/testing';
import { describe, expect, test } from 'vitest';
import { inflation } from './index.ts';

const setup = { players: 3, options: {}, rules: 1 };
const deal = {
  dealer: 2,
  first: 0,
  hands: [
    cards('7 6 3 5 10 6 9 9 8 8 2 1'),
    cards('7 7 4 4 5 5 10 10 9 9 3 2'),
    cards('10 10 10 8 8 8 6 6 5 5 4 3'),
  ],
};

describe('decisions', () => {
  test('every one has one text, and an integer of its own', () => {
    const texts = [
      ...Array.from({ length: 14 }, (_, bid) => `bid:${bid}`),
      ...Array.from({ length: 10 }, (_, i) => `play:${i + 1}`),
    ];
    const integers = texts.map((text) => {
      const parsed = inflation.parseDecision(text);
      if (!parsed.ok) throw new Error(explain(parsed.error));
      expect(inflation.makeDecision(parsed.value)).toBe(text);
      const code = inflation.encode(parsed.value);
      expect(inflation.decode(code)).toEqual(parsed.value);
      return code;
    });
    expect(new Set(integers).size).toBe(texts.length);
  });

  test.each([
    ['bid:0', { do: 'bid', tricks: 0 }],
    ['play:10', { do: 'play', card: '10' }],
  ])('“%s” says what is done', (text, decision) => {
    expect(inflation.parseDecision(text)).toEqual({ ok: true, value: decision });
  });

  test.each(['', 'bid', 'bid:', 'bid:-1', 'bid:03', 'bid:1.5', 'bid:x', ' bid:3', 'bid:3 ', 'play', 'take'])(
    '“%s” is malformed',
    (text) => {
      expect(inflation.parseDecision(text)).toMatchObject({ ok: false, error: { reason: 'malformed' } });
    },
  );

  test.each(['play:0', 'play:11', 'play:H9', 'play:07', 'play: 7'])('“%s” names no card', (text) => {
    expect(inflation.parseDecision(text)).toMatchObject({
      ok: false,
      error: { reason: 'unknown-card', card: text.slice(5) },
    });
  });
});

describe('deals', () => {
  test('come back as they were written', () => {
    const parsed = inflation.parseDeal(setup, deal);
    if (!parsed.ok) throw new Error(explain(parsed.error));
    const made = inflation.makeDeal(parsed.value);
    const sorted = deal.hands.map((hand) => [...hand].sort((a, b) => Number(a) - Number(b)));
    expect(made).toEqual({ dealer: 2, first: 0, hands: sorted });
  });

  const [first, ...others] = deal.hands;
  test.each([
    [{ ...deal, hands: others }, 'there must be 3 hands'],
    [{ ...deal, hands: [first.slice(1), ...others] }, 'hand 0 has 11 cards; there must be 12'],
    [{ ...deal, hands: [[...first.slice(1), '11'], ...others] }, 'unknown card "11"'],
    [
      { ...deal, hands: [[...first.slice(0, 11), '2'], ...others] },
      'repeats the card 2: the deck has only 2',
    ],
    [{ ...deal, dealer: 3 }, '“dealer” must be a seat from 0 to 2'],
    [{ ...deal, dealer: undefined }, '“dealer” must be a seat'],
    [{ ...deal, first: 1 }, '“first” must be 0'],
    [{ ...deal, deal: 3 }, '“deal” must be a number from 0 to 2'],
  ])('a wrong one is refused (%#)', (wrong, message) => {
    const parsed = inflation.parseDeal(setup, wrong);
    expect(parsed.ok ? 'fine' : explain(parsed.error)).toContain(message);
  });
});
