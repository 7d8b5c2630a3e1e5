import { describe, expect, test } from 'vitest';
import { grouped, inWords } from './number.ts';

describe('a number in words', () => {
  test.each([
    ['7', '7', '7'],
    ['605', '605', '605'],
    ['9367', '9 thousand 367', '9367'],
    ['1000000', '1 million', '100万'],
    ['100000005', '100 million 5', '1億5'],
    ['1040506070809', '1 trillion 40 billion 506 million 70 thousand 809', '1兆405億607万809'],
  ])('%s', (digits, en, ja) => {
    expect(inWords(digits, 'en')).toBe(en);
    expect(inWords(digits, 'ja')).toBe(ja);
  });

  test('digits are grouped as each language counts', () => {
    expect(grouped('1234567', 'en')).toBe('1,234,567');
    expect(grouped('1234567', 'ja')).toBe('123\u20094567');
  });
});
