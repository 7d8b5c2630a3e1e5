import { expect, test } from 'vitest';
import { listOf } from './list.ts';
import { makeSay } from './say.ts';

test.each([
  ['en', [], ''],
  ['en', ['Mia'], 'Mia'],
  ['en', ['Mia', 'Otto'], 'Mia and Otto'],
  ['en', ['Mia', 'Otto', 'Ren'], 'Mia, Otto and Ren'],
  ['ja', ['ミア', 'オットー', 'レン'], 'ミア、オットー、レン'],
] as const)('names in a row, %s: %j', (language, names, listed) => {
  expect(listOf(names, makeSay(language))).toBe(listed);
});
