import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeSay } from '../words/say.ts';
import { sayProblem } from './problems.ts';
import { PROBLEMS } from './problemWords.ts';

const SERVER = new URL('../../../server/src', import.meta.url);

/** What only programs, hosts and the server itself meet. */
const NEVER_ON_A_PAGE = [
  ...['admin-token', 'no-admin', 'bad-token', 'bad-key', 'method', 'no-such-door'],
  ...['not-json', 'not-http', 'cut-off', 'made', 'moved-on', 'watched'],
];

/** Every name that the server's sources give a problem. */
function namesOfProblems(): Set<string> {
  const names = new Set<string>();
  for (const file of readdirSync(SERVER, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const source = readFileSync(new URL(file, SERVER), 'utf8');
    for (const [, name] of source.matchAll(/(?:\bno\(\s*\d{3},|\bproblem:)\s*'([a-z-]+)'/g)) names.add(name);
  }
  return names;
}

test('whatever the server refuses, the page says it in both languages', () => {
  const names = namesOfProblems();
  expect(names.size).toBeGreaterThan(50);
  const unknown = [...names].filter((name) => !(name in PROBLEMS) && !NEVER_ON_A_PAGE.includes(name));
  expect(unknown).toEqual([]);
});

test('no words are kept for what the server never says; only a lost line is ours', () => {
  const names = namesOfProblems();
  expect(Object.keys(PROBLEMS).filter((name) => !names.has(name))).toEqual(['no-answer']);
});

test('a problem is said in the language of the page, a newer one as the server says it', () => {
  const full = { problem: 'full', message: 'Every seat is taken.' };
  expect(sayProblem(full, makeSay('ja'))).toBe('満席です。観戦はできます。');
  const newer = { problem: 'raining', message: 'It rains. Take an umbrella.' };
  expect(sayProblem(newer, makeSay('ja'))).toBe('It rains. Take an umbrella.');
});

test('a refusal of the engine is explained in the language of the page', () => {
  const refusal = { reason: 'not-your-turn', seat: 1, asked: '0' } as const;
  const said = sayProblem({ problem: 'not-your-turn', message: 'x', refusal }, makeSay('ja'));
  expect(said).toMatch(/[\u3040-\u30ff]/);
});
