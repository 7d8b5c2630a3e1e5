import { expect, it } from 'vitest';
import { distance, nearest } from './nearest.ts';

it.each([
  ['', '', 0],
  ['play', 'play', 0],
  ['paly', 'play', 1],
  ['kitten', 'sitting', 3],
  ['verfy', 'verify', 1],
])('%s is %s after %i changes', (a, b, changes) => {
  expect(distance(a, b)).toBe(changes);
});

it('knows what was meant', () => {
  const words = ['inflation', 'charms', 'inversion', 'escalation', 'cryptrick'];
  expect(nearest('inflaton', words)).toBe('inflation');
  expect(nearest('Charm', words)).toBe('charms');
  expect(nearest('inv', words)).toBe('inversion');
  expect(nearest('in', words)).toBeUndefined();
  expect(nearest('chess', words)).toBeUndefined();
});
