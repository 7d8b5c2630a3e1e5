import { expect, test } from 'vitest';
import type { MatchEntry } from '../store/matches.ts';
import { makeSay } from '../words/say.ts';
import { ending } from './ending.ts';

const sitters: MatchEntry['sitters'] = [
  { name: '', kind: 'human' },
  { name: 'Mia', kind: 'bot' },
  { name: 'Otto', kind: 'bot' },
];

test.each([
  [[0], 'You won'],
  [[0, 2], 'Shared win'],
  [[1, 0], 'Shared win'],
  [[1], 'Mia won'],
  [[1, 2], 'Mia and Otto won'],
])('won by seats %j', (winners, said) => {
  expect(ending({ winners, sitters }, makeSay('en'))).toBe(said);
});
