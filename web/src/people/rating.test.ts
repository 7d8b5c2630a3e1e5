import { expect, test } from 'vitest';
import { sayRating } from './rating.ts';

test.each([
  [0, '0.0'],
  [-0.04, '0.0'],
  [12.26, '12.3'],
  [-3.21, '−3.2'],
])('a rating of %f reads %s', (ordinal, text) => {
  expect(sayRating({ ordinal })).toBe(text);
});
