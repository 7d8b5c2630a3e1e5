import { expect, test } from 'vitest';
import { hintOf } from './hint.ts';

const advice = (...chances: readonly number[]) =>
  chances.map((chance, at) => ({ decision: { do: `d${at}` }, chance, trust: 1 / (at + 1) }));

test('the first is the hint, with its chance in percent', () => {
  expect(hintOf(advice(0.616, 0.4))).toEqual({ decision: { do: 'd0' }, percent: 62, reason: null });
});

test('where all are as good no figure is said', () => {
  expect(hintOf(advice(0.501, 0.499))).toEqual({ decision: { do: 'd0' }, percent: null, reason: null });
});

test('without advice there is none', () => expect(hintOf([])).toBe('none'));
