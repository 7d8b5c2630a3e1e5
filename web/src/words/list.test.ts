import { expect, test } from 'vitest';
import { inOneBreath, listOf } from './list.ts';
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

test.each([
  ['en', [], ''],
  ['en', ['Mia plays 7.'], 'Mia plays 7.'],
  ['en', ['Mia plays 7.', '', 'You play 8. You take it.'], 'Mia plays 7, you play 8. You take it.'],
  [
    'ja',
    ['ミアは7を出しました。', 'あなたは8を出しました。'],
    'ミアは7を出しました、あなたは8を出しました。',
  ],
] as const)('a round in one breath, %s: %j', (language, sentences, said) => {
  expect(inOneBreath(sentences, makeSay(language))).toBe(said);
});
