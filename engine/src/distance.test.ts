import { expect, it } from 'vitest';
import { distance } from './distance.ts';

it.each([
  ['', '', 0],
  ['play', 'play', 0],
  ['paly', 'play', 1],
  ['kitten', 'sitting', 3],
  ['verfy', 'verify', 1],
])('%s is %s after %i changes', (a, b, changes) => {
  expect(distance(a, b)).toBe(changes);
});
