import type { Problem } from '@overtrick/api';
import { expect, test } from 'vitest';
import { makeSay } from '../words/say.ts';
import { sayProblem } from './problems.ts';

test('a problem is said in the language of the page, a newer one as the server says it', () => {
  const full = { problem: 'full', message: 'Every seat is taken.' } as const;
  expect(sayProblem(full, makeSay('ja'))).toBe('満席です。');
  const newer: Problem = JSON.parse('{"problem":"raining","message":"It rains. Take an umbrella."}');
  expect(sayProblem(newer, makeSay('ja'))).toBe('It rains. Take an umbrella.');
});

test('a refusal of the engine is explained in the language of the page', () => {
  const refusal = { reason: 'not-your-turn', seat: 1, asked: '0' } as const;
  const said = sayProblem({ problem: 'not-your-turn', message: 'x', refusal }, makeSay('ja'));
  expect(said).toMatch(/[\u3040-\u30ff]/);
});
