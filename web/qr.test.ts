import { expect, test } from 'vitest';
import { qrGrid } from './qr.mjs';

/** Made once and read back by jsQR; every row as a number in base 36. */
const KNOWN =
  'judmn a5vsx el3z1 ejrrx eiy59 a5yyp jvfy7 2l8g ipfwk 2a2g1 142af h7oiq jxxt7 3ha3t c1awn 5rcmi dwa2g 1y5b jvqkz a6t5k el3ar ejk44 ek8bd a7hay jvvoj';

test('the address of a table is a code that phones read', () => {
  const rows = qrGrid('http://10.0.0.2:8080/').map((row: number[]) =>
    Number.parseInt(row.join(''), 2).toString(36),
  );
  expect(rows.join(' ')).toBe(KNOWN);
});

test.each([1, 17, 18, 33, 53, 78, 106])('%i bytes fit into the smallest code that holds them', (length) => {
  const size = qrGrid('x'.repeat(length)).length;
  expect((size - 17) % 4).toBe(0);
  expect(size).toBeLessThanOrEqual(37);
});

test('a text that is too long is refused', () => {
  expect(() => qrGrid('x'.repeat(107))).toThrow(/too long/);
});
