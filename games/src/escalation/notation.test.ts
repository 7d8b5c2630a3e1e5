import { explain } from '@overtrick/engine';
import { cards } from '@overtrick/testing';
import { describe, expect, test } from 'vitest';
import { escalation } from './index.ts';
import { dealOf, setupFor } from './positions.ts';

/** What people are told about a text that is no decision. */
function told(text: string, language: 'en' | 'ja' = 'en'): string {
  const parsed = escalation.parseDecision(text);
  return parsed.ok ? 'fine' : explain(parsed.error, language);
}

describe('decisions', () => {
  test('every set of cards has one text and one integer', () => {
    const integers = new Set<number>();
    for (let value = 1; value <= 13; value++) {
      for (let naturals = 0; naturals <= 6; naturals++) {
        for (let wilds = naturals === 0 ? 1 : 0; naturals + wilds <= 6; wilds++) {
          const set = [...Array<string>(naturals).fill(`${value}`), ...Array<string>(wilds).fill('W')];
          const text = `play:${set.join(',')}${naturals === 0 ? `=${value}` : ''}`;
          const parsed = escalation.parseDecision(text);
          if (!parsed.ok) throw new Error(explain(parsed.error));
          expect(escalation.makeDecision(parsed.value)).toBe(text);
          integers.add(escalation.encode(parsed.value));
          expect(escalation.decode(escalation.encode(parsed.value))).toEqual(parsed.value);
        }
      }
    }
    for (const text of ['take', 'pass']) {
      const parsed = escalation.parseDecision(text);
      if (!parsed.ok) throw new Error(explain(parsed.error));
      expect(escalation.makeDecision(parsed.value)).toBe(text);
      integers.add(escalation.encode(parsed.value));
      expect(escalation.decode(escalation.encode(parsed.value))).toEqual(parsed.value);
    }
    // 27 pairs of naturals and wilds with one to six cards, for each value.
    expect(integers.size).toBe(13 * 27 + 2);
    expect(Math.max(...integers)).toBeLessThan(1024);
  });

  test.each([
    ['play:W,5', 'play:5,W'],
    ['play:5,W,5', 'play:5,5,W'],
    ['play:5=5', 'play:5'],
    ['play:5,W=5', 'play:5,W'],
    ['play:5,W=6', 'play:5,W'],
    ['play:5,W=', 'play:5,W'],
    ['play:W', 'play:W=6'],
    ['play:W,W', 'play:W,W=6'],
    ['play:W,W=', 'play:W,W=6'],
    ['play:W=0', 'play:W=6'],
    ['play:W=14', 'play:W=6'],
    ['play:W=W', 'play:W=6'],
    ['play:W=P', 'play:W=6'],
    ['play:W=07', 'play:W=6'],
    ['play:P', 'pass'],
    ['play:P,P', 'play:5,5,W, play:W=6, pass, take'],
    ['play:5,P', 'play:5,5,W, play:W=6, pass, take'],
    ['play:5,5,5,5,5,5,5', 'play:5,5,W, play:W=6, pass, take, 6 cards at most'],
    ['play:W,W,W,W,W,W,W=1', 'play:5,5,W, play:W=6, pass, take, 6 cards at most'],
  ])('“%s” is told its form: %s', (text, expected) => {
    expect(escalation.parseDecision(text)).toEqual({
      ok: false,
      error: { reason: 'malformed', text, expected },
    });
  });

  test.each([
    '',
    'play',
    'play:',
    'play:=5',
    'play:5,',
    'play:,5',
    'Pass',
    'pass ',
    ' take',
    'take:1',
    'bid:3',
    '5',
  ])('“%s” is malformed', (text) => {
    expect(told(text)).toBe(
      `“${text}” is not a decision of this game. Write for example play:5,5,W, play:W=6, pass, take.`,
    );
  });

  test.each([
    ['play:14', '14'],
    ['play:0', '0'],
    ['play:05', '05'],
    ['play: 5', ' 5'],
    ['play:5, 5', ' 5'],
    ['play:w', 'w'],
    ['play:5,X,14', 'X'],
  ])('“%s” names no card', (text, card) => {
    expect(escalation.parseDecision(text)).toEqual({ ok: false, error: { reason: 'unknown-card', card } });
  });

  test.each(['play:3,4', 'play:5,6,W', 'play:W,3,4', 'play:1,1,1,1,1,1,2'])(
    '“%s” mixes values, which ESC-2.1 forbids',
    (text) => {
      expect(told(text)).toContain('(ESC-2.1)');
      expect(told(text, 'ja')).toContain('（ESC-2.1）');
    },
  );
});

describe('deals', () => {
  const setup = setupFor(2, { rounds: 'each-starts' });
  const deal = dealOf(['5 W 5 P 13 1', '2 2 2 2 2 12'], '7 7 W 3', 1);

  test('come back as they were written, hands in order', () => {
    const parsed = escalation.parseDeal(setup, { ...deal, deal: 1 });
    if (!parsed.ok) throw new Error(explain(parsed.error));
    expect(parsed.value.deal).toBe(1);
    expect(parsed.value.turn).toBe(1);
    expect(escalation.makeDeal(parsed.value)).toEqual({
      first: 1,
      hands: [cards('1 5 5 13 W P'), cards('2 2 2 2 2 12')],
      deck: deal.deck,
    });
    expect(deal.deck.length).toBe(44);
  });

  const [one, two] = deal.hands;
  const [, ...shorter] = deal.deck;
  test.each([
    [{ ...deal, hands: [one] }, 'there must be 2 hands'],
    [{ ...deal, hands: [one, two, two] }, 'there must be 2 hands'],
    [{ ...deal, hands: [one.slice(1), two] }, 'hand 0 has 5 cards; there must be 6'],
    [{ ...deal, hands: [one, [...two.slice(1), '14']] }, 'hand 1 has an unknown card "14"'],
    [
      { ...deal, hands: [one, [...two.slice(1), '13']], deck: [...shorter, '13'] },
      'deck repeats the card 13: the deck has only 2',
    ],
    [
      { ...deal, hands: [['P', 'P', 'P', '1', '1', '1'], two] },
      'hand 0 repeats the card P: the deck has only 2',
    ],
    [{ ...deal, deck: shorter }, 'deck has 43 cards; there must be 44'],
    [{ ...deal, deck: [...deal.deck, '1'] }, 'deck has 45 cards; there must be 44'],
    [{ ...deal, deck: ['2', ...shorter] }, 'deck repeats the card 2: the deck has only 5'],
    [{ ...deal, deck: ['7 ', ...shorter] }, 'deck has an unknown card "7 "'],
    [{ ...deal, deck: [7, ...shorter] }, 'deck has an unknown card 7'],
    [{ ...deal, deck: undefined }, 'deck is not a list of cards'],
    [{ ...deal, first: 2 }, '“first” must be a seat from 0 to 1'],
    [{ ...deal, first: undefined }, '“first” must be a seat from 0 to 1'],
    [{ ...deal, deal: 2 }, '“deal” must be a number from 0 to 1'],
    [{ ...deal, deal: -1 }, '“deal” must be a number from 0 to 1'],
  ])('a wrong one is refused (%#)', (wrong, message) => {
    const parsed = escalation.parseDeal(setup, wrong);
    expect(parsed.ok ? 'fine' : explain(parsed.error)).toContain(message);
  });

  test('a deal is checked against the copies of its table', () => {
    const wilds = setupFor(2, { copies: { W: 54 } });
    const parsed = escalation.parseDeal(wilds, deal);
    expect(parsed.ok ? 'fine' : explain(parsed.error)).toContain(
      'hand 0 repeats the card 5: the deck has none',
    );
    const all = dealOf(['W W W W W W', 'W W P W W W'], '', 0, { copies: { W: 54 } });
    expect(escalation.parseDeal(wilds, all).ok).toBe(true);
  });
});

describe('words', () => {
  test('every rule that forbids has a reason, and every rule is on the page', async () => {
    expect(Object.keys(escalation.reasons)).toEqual(['ESC-2.1', 'ESC-2.2', 'ESC-2.6', 'ESC-2.7']);
    const { chapters } = await escalation.page();
    const numbers = chapters.flatMap((chapter) => chapter.rules.map((rule) => rule.number));
    expect(numbers).toEqual(
      cards('1.1 1.2 1.3 2.1 2.2 2.3 2.4 2.5 2.6 2.7 3.1 3.2 3.3 4.1 4.2').map((number) => `ESC-${number}`),
    );
  });
});
