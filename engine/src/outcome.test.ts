import { expect, test } from 'vitest';
import { evenChance } from './outcome.ts';

test('among equals every player wins as often, or every side', () => {
  expect(evenChance({}, 4)).toBe(0.25);
  expect(evenChance({ sides: 2 }, 4)).toBe(0.5);
});
