import { expect, it } from 'vitest';
import { nearest } from './nearest.ts';

it('knows what was meant', () => {
  const words = ['inflation', 'charms', 'inversion', 'escalation', 'cryptrick'];
  expect(nearest('inflaton', words)).toBe('inflation');
  expect(nearest('Charm', words)).toBe('charms');
  expect(nearest('inv', words)).toBe('inversion');
  expect(nearest('in', words)).toBeUndefined();
  expect(nearest('chess', words)).toBeUndefined();
});
