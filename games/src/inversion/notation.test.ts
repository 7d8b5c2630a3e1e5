import { checkOptions, checkSetup, type DealText, explain, FastRandom, type Setup } from '@overtrick/engine';
import { cards } from '@overtrick/testing';
import { describe, expect, test } from 'vitest';
import { deckOf, makeCard, parseCard, SUITS } from './deck.ts';
import { inversion } from './index.ts';
import { suitsOf } from './options.ts';
import { PASS, PLAY } from './rules.ts';

const allCards = SUITS.flatMap((suit) => Array.from({ length: 10 }, (_, i) => `${suit}${i + 1}`));

function setupOf(players: number, options: object = {}): Setup {
  const setup = checkSetup(inversion, players, options);
  if (!setup.ok) throw new Error(explain(setup.error));
  return setup.value;
}

describe('cards', () => {
  test('all fifty have their own number and come back as the same text', () => {
    expect(new Set(allCards.map(parseCard)).size).toBe(50);
    for (const card of allCards) expect(makeCard(parseCard(card))).toBe(card);
  });

  test.each(['', 'C', '5', 'C0', 'C11', 'C05', 'C1 ', ' C1', 'c1', 'X1', 'CC1', 'C1.0', 'C-1', 'H100'])(
    'there is no card “%s”',
    (text) => expect(parseCard(text)).toBe(-1),
  );
});

describe('decisions', () => {
  test('every one comes back as the same text', () => {
    const texts = [
      'pass',
      ...Array.from({ length: 11 }, (_, tricks) => `declare:${tricks}`),
      ...allCards.map((card) => `play:${card}`),
    ];
    for (const text of texts) {
      const parsed = inversion.parseDecision(text);
      expect(parsed.ok && inversion.makeDecision(parsed.value)).toBe(text);
    }
  });

  test('each is a member of the union, and a small integer inside a state', () => {
    const decisions = [
      ['declare:4', { do: 'declare', tricks: 4 }, 4],
      ['declare:99', { do: 'declare', tricks: 99 }, 99],
      ['pass', { do: 'pass' }, PASS],
      ['play:H9', { do: 'play', card: 'H9' }, PLAY + parseCard('H9')],
    ] as const;
    for (const [text, decision, code] of decisions) {
      expect(inversion.parseDecision(text)).toEqual({ ok: true, value: decision });
      expect(inversion.encode(decision)).toBe(code);
      expect(inversion.decode(code)).toEqual(decision);
    }
    expect(inversion.parseDecision(inversion.example).ok).toBe(true);
  });

  test.each([
    '',
    'H9',
    'declare',
    'declare:',
    'declare:x',
    'declare:-1',
    'declare:04',
    'declare:100',
    'declare:4 ',
    'Pass',
    'pass:',
    'play:',
    'play',
    ' play:H9',
    'bid:4',
  ])('“%s” is no decision', (text) => {
    expect(inversion.parseDecision(text)).toEqual({
      ok: false,
      error: { reason: 'malformed', text, expected: 'declare:4, pass, play:H9' },
    });
  });

  test.each(['H11', 'X3', 'H9 ', 'h9', 'H'])('play:%s names a card that does not exist', (card) => {
    expect(inversion.parseDecision(`play:${card}`)).toEqual({
      ok: false,
      error: { reason: 'unknown-card', card },
    });
  });
});

const deal = {
  t: 'deal',
  deal: 0,
  first: 1,
  hands: [cards('C1 C2 C3 C4 C5 S6 S7 S8 S9 H10'), cards('C6 C7 C8 S1 S2 S3 H1 H2 H3 H4')],
  suits: ['C', 'S', 'H'],
  lane: cards('H9 H5 H6 H7 H8 C9 C10 S4 S5 S10'),
};

describe('deals', () => {
  test.each([2, 3, 4])('with %i players a dealt one comes back as the same text', (players) => {
    for (const options of [{}, { suits: ['N', 'D', 'S', 'H', 'C'].slice(0, players + 1) }]) {
      const setup = setupOf(players, options);
      const state = inversion.create(setup);
      inversion.deal(state, new FastRandom('round trip'));
      const text = inversion.makeDeal(state);
      const parsed = inversion.parseDeal(setup, JSON.parse(JSON.stringify(text)) as DealText);
      expect(parsed).toEqual({ ok: true, value: state });
      expect(text.suits).toEqual(suitsOf(setup));
    }
  });

  test('hands are in the order of the deck, the lane as it lies', () => {
    const parsed = inversion.parseDeal(setupOf(2), {
      ...deal,
      hands: deal.hands.map((hand) => [...hand].reverse()),
    });
    expect(parsed.ok && inversion.makeDeal(parsed.value)).toEqual({
      first: 1,
      hands: deal.hands,
      suits: ['C', 'S', 'H'],
      lane: deal.lane,
    });
  });

  test('the suits may be named in any order or not at all, the deal’s number may be left out', () => {
    const { suits, deal: _, ...bare } = deal;
    expect(inversion.parseDeal(setupOf(2), bare).ok).toBe(true);
    expect(inversion.parseDeal(setupOf(2), { ...deal, suits: [...suits].reverse() }).ok).toBe(true);
  });

  const [mine, theirs] = deal.hands;
  const suitsProblem = '“suits” must be C, S, H, as the option says.';
  test.each<[string, object, string]>([
    ['a deal that does not exist', { deal: 1 }, '“deal” must be a number from 0 to 0.'],
    ['no first seat', { first: undefined }, '“first” must be a seat from 0 to 1.'],
    ['a first seat that does not exist', { first: 2 }, '“first” must be a seat from 0 to 1.'],
    ['other suits', { suits: ['C', 'S', 'N'] }, suitsProblem],
    ['too few suits', { suits: ['C', 'S'] }, suitsProblem],
    ['a suit twice', { suits: ['C', 'S', 'S'] }, suitsProblem],
    ['suits that are no list', { suits: 'CSH' }, suitsProblem],
    ['too few hands', { hands: [mine] }, 'there must be 2 hands.'],
    ['a short hand', { hands: [mine, theirs.slice(1)] }, 'hand 1 has 9 cards; there must be 10.'],
    ['a long hand', { hands: [[...mine, 'C6'], theirs] }, 'hand 0 has 11 cards; there must be 10.'],
    [
      'a card that does not exist',
      { hands: [mine, [...theirs.slice(1), 'H11']] },
      'hand 1 has an unknown card "H11".',
    ],
    [
      'a card of a suit not in use',
      { hands: [mine, [...theirs.slice(1), 'D4']] },
      'hand 1 has an unknown card "D4".',
    ],
    ['a number for a card', { hands: [mine, [...theirs.slice(1), 9]] }, 'hand 1 has an unknown card 9.'],
    [
      'a card twice',
      { hands: [mine, [...theirs.slice(1), 'C1']] },
      'hand 1 repeats the card C1: the deck has only 1.',
    ],
    ['no lane', { lane: undefined }, 'the lane is not a list of cards.'],
    ['a short lane', { lane: deal.lane.slice(1) }, 'the lane has 9 cards; there must be 10.'],
    [
      'a card both in a hand and in the lane',
      { lane: [...deal.lane.slice(1), 'C1'] },
      'the lane repeats the card C1: the deck has only 1.',
    ],
    [
      'an unknown card in the lane',
      { lane: [...deal.lane.slice(1), 'N1'] },
      'the lane has an unknown card "N1".',
    ],
  ])('%s is refused', (_, wrong, problem) => {
    expect(inversion.parseDeal(setupOf(2), { ...deal, ...wrong })).toEqual({
      ok: false,
      error: { reason: 'bad-deal', problem },
    });
  });
});

describe('options', () => {
  test('as many suits as players and one more; the first ones unless told', () => {
    for (const players of [2, 3, 4]) {
      expect(checkOptions(inversion.options, players, {})).toEqual({
        ok: true,
        value: { suits: ['C', 'S', 'H', 'D', 'N'].slice(0, players + 1) },
      });
    }
    expect(suitsOf({ players: 3, options: {}, rules: 1 })).toEqual(['C', 'S', 'H', 'D']);
    expect(suitsOf(setupOf(2, { suits: ['N', 'H', 'D'] }))).toEqual(['N', 'H', 'D']);
  });

  test.each([[['C', 'S']], [['C', 'S', 'H', 'D']], [['C', 'S', 'S']], [['C', 'S', 'X']], ['CSH'], [3]])(
    'suits %j are refused with two players',
    (suits) => {
      expect(checkOptions(inversion.options, 2, { suits })).toMatchObject({
        ok: false,
        error: { reason: 'bad-option', option: 'suits' },
      });
    },
  );

  test('the deck is made of the chosen suits', () => {
    expect(Array.from(deckOf(['N', 'C']), makeCard)).toEqual(
      ['N', 'C'].flatMap((suit) => allCards.filter((card) => card.startsWith(suit))),
    );
  });
});

describe('the rules in words', async () => {
  const { chapters: written } = await inversion.page();
  const numbers = written.flatMap((chapter) => chapter.rules.map((rule) => rule.number));

  test('every rule of the page once, in order', () => {
    const chapters = [3, 3, 8, 5, 2];
    expect(numbers).toEqual(
      chapters.flatMap((count, at) => Array.from({ length: count }, (_, i) => `INV-${at + 1}.${i + 1}`)),
    );
  });

  test('every reason names a rule of the page, in both languages', () => {
    for (const [rule, words] of Object.entries(inversion.reasons)) {
      expect(numbers).toContain(rule);
      expect(words.en.length).toBeGreaterThan(10);
      expect(words.ja.length).toBeGreaterThan(5);
    }
  });
});
