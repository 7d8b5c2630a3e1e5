import { expect, test } from 'vitest';
import { heatOf } from './heat.ts';

test('the table heats up with the total and never burns', () => {
  const heats = [null, 1, 6, 12, 21, 42, 90].map(heatOf);
  expect(heats[0]).toBe(0);
  expect([...heats].sort((a, b) => a - b)).toEqual(heats);
  expect(heats.at(-1)).toBeLessThanOrEqual(1);
});
