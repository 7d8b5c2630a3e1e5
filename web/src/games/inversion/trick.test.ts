import { consider } from '@overtrick/engine';
import { inversion } from '@overtrick/games/inversion';
import { describe, expect, test } from 'vitest';
import { talkIn } from '../testTable.ts';
import { ghostOf } from './preview.ts';
import { sidesOf, tallyOf } from './sides.ts';
import { FOUR, tableWith } from './testTable.ts';
import { trickShown } from './trick.ts';
import { whyWinning, whyWould } from './whyWords.ts';

const shown = (decisions: string, settling = true) => trickShown(tableWith(3, decisions).view(0), settling);
const why = (decisions: string, eyes = 0) => [
  whyWinning(shown(decisions), talkIn('en', eyes)),
  whyWinning(shown(decisions), talkIn('ja', eyes)),
];

describe('the trick on the table', () => {
  test('is the one in progress', () => {
    expect(shown(`${FOUR} H8 S2`)).toEqual({
      number: 0,
      leader: 0,
      plays: [
        { seat: 0, card: 'H8', counts: 'H8', swapped: false },
        { seat: 1, card: 'S2', counts: 'H9', swapped: true },
      ],
      follow: 'S2',
      inverted: true,
      winning: { seat: 1, rule: 'INV-4.2', by: 'inverted' },
      finished: false,
    });
  });
  test('stays as it was taken until it has settled, with what counted and what lay in the lane', () => {
    const ended = shown(`${FOUR} H8 S2 S8`);
    expect(ended).toMatchObject({
      number: 0,
      leader: 0,
      follow: 'S2',
      inverted: true,
      winning: { seat: 1, rule: 'INV-4.2', by: 'inverted' },
      finished: true,
    });
    expect(ended.plays.map(({ counts }) => counts)).toEqual(['H8', 'H9', 'S8']);
    expect(shown(`${FOUR} H8 S2 S8`, false)).toMatchObject({
      number: 1,
      leader: 1,
      plays: [],
      follow: 'H5',
      inverted: false,
      finished: false,
    });
  });
  test('is not looked for in the auction', () => {
    expect(shown(FOUR)).toMatchObject({ number: 0, plays: [], finished: false });
    expect(shown('declare:4 pass')).toMatchObject({ number: 0, plays: [], finished: false });
  });
});

describe('who wins and why', () => {
  test('before the lead', () => {
    expect(why(FOUR)).toEqual(['You lead this trick.', 'あなたのリードです。']);
    expect(why(FOUR, 1)).toEqual(['A leads this trick.', 'Aのリードです。']);
  });
  test('INV-4.1: the suit', () => {
    expect(why(`${FOUR} H8`)).toEqual(['You are winning: highest heart.', 'あなたが優勢: ハートの最高。']);
    expect(why(`${FOUR} H8 S4 H10`)).toEqual(['C takes it: highest heart.', 'Cが獲得: ハートの最高。']);
  });
  test('INV-4.1: nobody has the suit', () => {
    const table = tableWith(2, 'S3');
    const trick = trickShown(table.view(0), false);
    expect(whyWinning(trick, talkIn('en'))).toBe('You are winning: no club, so the highest card.');
    expect(whyWinning(trick, talkIn('ja'))).toBe('あなたが優勢: クラブがないので最高の数。');
  });
  test('INV-4.2: after a swap', () => {
    expect(why(`${FOUR} H8 S2`)).toEqual([
      'B is winning: highest card after a swap.',
      'Bが優勢: 交換後なので最高の数。',
    ]);
    expect(why(`${FOUR} H8 S2 S8`, 1)).toEqual([
      'You take it: highest card after a swap.',
      'あなたが獲得: 交換後なので最高の数。',
    ]);
  });
  test('INV-4.3: of equals the earlier one', () => {
    const trick = trickShown(tableWith(2, 'S3 H3').view(0), true);
    expect(whyWinning(trick, talkIn('en'))).toBe('You take it: two 3s, the earlier one.');
    expect(whyWinning(trick, talkIn('ja'))).toBe('あなたが獲得: 3どうしなので先のほう。');
  });
});

describe('whether a chosen card would win and why', () => {
  const would = (decisions: string, seat: number, card: string) => {
    const view = tableWith(3, decisions).view(seat);
    const facts = consider(inversion, view, { do: 'play', card });
    const preview = facts.ok ? facts.value : null;
    const ghost = ghostOf({ cards: [0], options: [], decision: { do: 'play', card }, preview });
    if (ghost === null) throw new Error('it should be legal');
    return (['en', 'ja'] as const).map((language) => whyWould(ghost, seat, talkIn(language, seat)));
  };
  test('by suit', () => {
    expect(would(`${FOUR} H8 S4`, 2, 'H10')).toEqual([
      'You would be winning: highest heart.',
      'あなたが優勢になります: ハートの最高。',
    ]);
  });
  test('by a swap', () => {
    expect(would(`${FOUR} H8`, 1, 'S2')).toEqual([
      'You would be winning: highest card after a swap.',
      'あなたが優勢になります: 交換後なので最高の数。',
    ]);
  });
  test('not', () => {
    expect(would(`${FOUR} H8`, 1, 'C10')).toEqual(['You would not be winning.', '勝ちにはなりません。']);
  });
});

describe('the two sides', () => {
  test('there are none in the auction, and what was declared is the bid', () => {
    const view = tableWith(3, 'declare:4').view(0);
    expect(sidesOf(view, [0, 1, 2])).toBeNull();
    expect(tallyOf(view, 0)).toEqual({ bid: 4 });
    expect(tallyOf(view, 1)).toEqual({});
  });
  test('INV-5.2: exactly one of them can get what it needs', () => {
    const view = tableWith(3, `${FOUR} H8 S4 H10`).view(1);
    expect(sidesOf(view, [1, 2, 0])).toEqual([
      { seats: [0], taken: 0, need: 4 },
      { seats: [1, 2], taken: 1, need: 7 },
    ]);
    expect(tallyOf(view, 0)).toEqual({ bid: 4, taken: 0 });
    expect(tallyOf(view, 2)).toEqual({ taken: 1 });
  });
  test('INV-5.1: two players race each other', () => {
    expect(sidesOf(tableWith(2, 'S3 H4').view(1), [1, 0])).toEqual([
      { seats: [1], taken: 1, need: 6 },
      { seats: [0], taken: 0, need: 6 },
    ]);
  });
});
