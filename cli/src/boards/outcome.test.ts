import type { Outcome } from '@overtrick/engine';
import { expect, test } from 'vitest';
import { sayOutcome } from './outcome.ts';

const names = ['You', 'B', 'C'];

test.each<[Outcome, string, string]>([
  [{ kind: 'alone', winners: [1], role: null }, 'First place: B.', '1位: B。'],
  [{ kind: 'shared', winners: [0, 1], role: null }, 'First place, shared: You, B.', '同点1位: You, B。'],
  [{ kind: 'drawn', winners: [0, 1], role: null }, 'A draw.', '引き分け。'],
  [{ kind: 'alone', winners: [0], role: 'parent' }, 'First place: You.', '1位: You。'],
  [{ kind: 'together', winners: [1, 2], role: 'child' }, 'The children win: B, C.', '子の勝ち: B, C。'],
])('%j', (outcome, en, ja) => {
  expect(sayOutcome(outcome, names, 'en')).toBe(en);
  expect(sayOutcome(outcome, names, 'ja')).toBe(ja);
});
