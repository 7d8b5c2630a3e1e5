import type { Language, Seat } from '@overtrick/engine';
import type { CryptrickScoring } from '@overtrick/games/cryptrick';
import type { InflationScoring } from '@overtrick/games/inflation';
import type { InversionScoring } from '@overtrick/games/inversion';
import { describe, expect, test } from 'vitest';
import { makeSay } from '../words/say.ts';
import type { Talk } from './board.ts';
import { ending as charms } from './charms/ending.ts';
import { ending as cryptrick } from './cryptrick/ending.tsx';
import { ending as escalation } from './escalation/ending.tsx';
import { ending as inflation } from './inflation/ending.ts';
import { ending as inversion } from './inversion/ending.ts';

/** A voice for tests: seat 0 looks, the others are B, C by their seats. */
function talkIn(language: Language): Talk {
  const say = makeSay(language);
  return {
    say,
    name: (seat: Seat) => (seat === 0 ? say({ en: 'You', ja: 'あなた' }) : 'ABC'[seat]),
    isYou: (seat) => seat === 0,
  };
}
const both = (told: (talk: Talk) => string) => [told(talkIn('en')), told(talkIn('ja'))];

describe('Inflation!', () => {
  const bid = { rule: 'INF-4.1', bid: 3, taken: 3, count: 3, off: 0 };
  test.each<[InflationScoring, string, string]>([
    [{ ...bid, by: 'exact', each: 2, points: 6 }, 'exact: 3 × 2 = 6', 'You took exactly 3: 6 points'],
    [
      { ...bid, by: 'missed', taken: 4, off: 1, each: 1, points: 4 },
      'off by 1: 4 × 1 = 4',
      'You bid 3 and took 4',
    ],
    [
      { ...bid, by: 'most', taken: 5, off: 2, each: 0, points: 0 },
      'off by 2 with the most: 0',
      'You missed with the most: no points',
    ],
    [
      { ...bid, by: 'latest', taken: 5, off: 2, each: 0, points: 0 },
      'off by 2, most and latest: 0',
      'You missed with the most: no points',
    ],
    [
      { ...bid, by: 'spared', taken: 5, off: 2, each: 1, points: 5 },
      'off by 2, most but earlier: 5 × 1 = 5',
      'You bid 3 and took 5',
    ],
  ])('$by', (scoring, formula, verdict) => {
    expect(inflation.scoring(scoring, talkIn('en'))).toBe(formula);
    expect(inflation.verdict(scoring, 0, talkIn('en'))).toBe(verdict);
    expect(inflation.scoring(scoring, talkIn('ja'))).not.toMatch(/[{}]|[a-z]{2}/);
    expect(inflation.verdict(scoring, 0, talkIn('ja'))).not.toMatch(/[{}]|[a-z]{2}/);
  });

  test('a bid missed by one decided it', () => {
    const point = {
      by: 'missed',
      seat: 1,
      deal: 1,
      position: 60,
      bid: 3,
      taken: 4,
      off: 1,
      points: 0,
    } as const;
    expect(both((talk) => inflation.turningPoint?.(point, talk) ?? '')).toEqual([
      'B bid 3 and took 4 in deal 2: off by 1.',
      '第2ディール、Bはビッド3に獲得4。1の差で外しました。',
    ]);
  });
});

test('Charms: points are bad, and it says so', () => {
  const off = { rule: 'CHA-7.1', by: 'off', count: 2, bid: 4, taken: 2, off: 2, points: 3 } as const;
  expect(charms.aim?.en).toBe('Fewest points win');
  expect(both((talk) => charms.scoring(off, talk))).toEqual(['off by 2: 3', '2差: 3']);
  expect(both((talk) => charms.verdict(off, 0, talk))).toEqual([
    'You bid 4 and took 2: 3 bad points',
    'あなたはビッド4で獲得2、失点3',
  ]);
  expect(charms.verdict({ ...off, by: 'exact', bid: 2, off: 0, points: 0 }, 1, talkIn('en'))).toBe(
    'B took exactly 2: no bad points',
  );
});

describe('Inversion says who won and why, and no points', () => {
  const parent: InversionScoring = {
    rule: 'INV-5.2',
    by: 'parent',
    count: 2,
    taken: 2,
    needed: 3,
    ended: 'lost',
    points: 0,
  };
  test.each<[Partial<InversionScoring>, Seat, string]>([
    [{}, 0, 'You lost: needed 3, took 2'],
    [{ taken: 4, ended: 'won' }, 1, 'B won: needed 3, took 4'],
    [{ by: 'child', taken: 8, needed: 8, ended: 'won' }, 0, 'Your side won: needed 8, took 8'],
    [{ by: 'child', taken: 7, needed: 8 }, 2, 'The children lost: needed 8, took 7'],
    [{ by: 'tricks', taken: 6, needed: 6, ended: 'won' }, 0, 'You won: 6 of 10 tricks'],
    [{ by: 'tricks', taken: 5, needed: 6, ended: 'drawn' }, 0, 'A draw: 5 tricks each'],
  ])('%o, seat %i', (change, seat, verdict) => {
    expect(inversion.verdict({ ...parent, ...change }, seat, talkIn('en'))).toBe(verdict);
    expect(inversion.verdict({ ...parent, ...change }, seat, talkIn('ja'))).not.toMatch(/[{}]|[a-z]{2}/);
  });
  test('in place of points', () => {
    expect(both((talk) => inversion.standing?.(parent, talk) ?? '')).toEqual(['lost', '負け']);
  });
  test('an inverted trick decided it', () => {
    const point = {
      by: 'child',
      seat: 1,
      deal: 0,
      position: 40,
      taken: 8,
      needed: 8,
      trick: 9,
      swapped: true,
    } as const;
    expect(both((talk) => inversion.turningPoint?.(point, talk) ?? '')).toEqual([
      'B took trick 10: the children had the 8 they needed. A swap had turned that trick.',
      'Bが第10トリックを取り、子が必要な8に届きました。反転のトリックでした。',
    ]);
  });
});

test('Escalation!: fewest cards win', () => {
  const held = { rule: 'ESC-3.3', by: 'hand', count: 15, taken: 12, left: 3, points: 15 } as const;
  expect(escalation.aim?.en).toBe('Fewest cards win');
  expect(both((talk) => escalation.scoring(held, talk))).toEqual([
    'took 12 + 3 in hand = 15',
    '引き取り12 + 手札3 = 15',
  ]);
  expect(escalation.verdict({ ...held, by: 'out', points: 1 }, 0, talkIn('en'))).toBe(
    'You went out with 1 card',
  );
  const pile = { by: 'pile', seat: 0, deal: 0, position: 9, cards: 12 } as const;
  expect(escalation.turningPoint?.(pile, talkIn('en'))).toBe('You took the largest pile: 12 cards.');
});

describe('Cryptrick', () => {
  const value = { rule: 'CRY-5.1', count: 3, blocks: 3, colours: 2 };
  test.each<[CryptrickScoring, string, string]>([
    [{ ...value, by: 'product', points: 6 }, '3×2 = 6', 'You had 3 blocks in 2 colours: 6 points'],
    [{ ...value, by: 'sum', points: 5 }, '3+2 = 5', 'You had 3 blocks in 2 colours: 5 points'],
    [
      { ...value, by: 'count', blocks: 4, count: 4, points: 4 },
      'crashed: 4',
      'You crashed with 4 blocks: 4 points',
    ],
    [
      { ...value, by: 'crash', blocks: 4, count: 4, points: 0 },
      'crashed: 0',
      'You crashed with 4 blocks: 0 points',
    ],
  ])('$by', (scoring, formula, verdict) => {
    expect(cryptrick.scoring(scoring, talkIn('en'))).toBe(formula);
    expect(cryptrick.verdict(scoring, 0, talkIn('en'))).toBe(verdict);
    expect(cryptrick.verdict(scoring, 0, talkIn('ja'))).not.toMatch(/[{}]|[a-z]{2}/);
  });
  test('a crash decided it', () => {
    const crash = { by: 'crash', seat: 2, deal: 2, position: 80, card: 'Y7', before: 9, after: 4 } as const;
    expect(both((talk) => cryptrick.turningPoint?.(crash, talk) ?? '')).toEqual([
      'C crashed in deal 3: 9 points became 4.',
      '第3ディール、Cが暴落し、9点が4点になりました。',
    ]);
  });
});
