import { expect, test } from 'vitest';
import { makeSay } from './say.ts';

const words = { en: '{name} has {count} {count:trick|tricks}.', ja: '{name}は{count}トリック。' } as const;

test.each([
  [0, 'Mia has 0 tricks.'],
  [1, 'Mia has 1 trick.'],
  [2, 'Mia has 2 tricks.'],
])('a number chooses its word: %i', (count, sentence) => {
  expect(makeSay('en')(words, { name: 'Mia', count })).toBe(sentence);
});

test('Japanese says it in its own way', () => {
  expect(makeSay('ja')(words, { name: 'ミア', count: 2 })).toBe('ミアは2トリック。');
});

test('a place without a value stays visible, so that it is noticed', () => {
  expect(makeSay('en')({ en: '{who}', ja: '{who}' })).toBe('{who}');
});

test.each([
  [7, 'Play a 7'],
  [8, 'Play an 8'],
  [10, 'Play a 10'],
  [11, 'Play an 11'],
  [18, 'Play an 18'],
  [81, 'Play an 81'],
  [110, 'Play a 110'],
])('a number has its article: %i', (led, sentence) => {
  expect(makeSay('en')({ en: 'Play {an led}', ja: '{led}を出す' }, { led })).toBe(sentence);
});
