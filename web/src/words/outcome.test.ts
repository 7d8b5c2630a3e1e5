import type { Outcome } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { sayOutcome } from './outcome.ts';
import { makeSay } from './say.ts';

const names = ['You', 'Mia', 'Otto', 'Ren'];
const told = (outcome: Outcome, language: 'en' | 'ja', you = 0): string =>
  sayOutcome(outcome, {
    say: makeSay(language),
    name: (seat) => names[seat],
    isYou: (seat) => seat === you,
  });

describe('how a match ended', () => {
  test.each([
    ['alone', [0], null, 'You win', 'あなたの勝ち'],
    ['alone', [1], null, 'Mia wins', 'Miaの勝ち'],
    ['alone', [0], 'parent', 'You win', 'あなたの勝ち'],
    ['shared', [0, 2], null, 'You share first place', 'あなたは同点1位'],
    ['shared', [1, 2], null, 'Mia and Otto share first place', 'Mia、Ottoが同点1位'],
    ['drawn', [0, 1], null, 'A draw', '引き分け'],
    ['together', [1, 2, 3], 'child', 'The children win', '子の勝ち'],
    ['together', [0, 2, 3], 'child', 'You and the other children win', 'あなたたち子の勝ち'],
  ] as const)('%s, won by %j as %s', (kind, winners, role, en, ja) => {
    expect(told({ kind, winners, role }, 'en')).toBe(en);
    expect(told({ kind, winners, role }, 'ja')).toBe(ja);
  });
});
