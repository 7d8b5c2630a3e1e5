import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SIZES } from './regions.ts';

test('what varies with the size of a table ends at every drawing', () => {
  const sheet = readFileSync(new URL('../look/drawing.css', import.meta.url), 'utf8');
  const reset = [...sheet.matchAll(/(--[a-z-]+): initial;/g)].map(([, name]) => name);
  expect(reset).toEqual([...SIZES]);
});
