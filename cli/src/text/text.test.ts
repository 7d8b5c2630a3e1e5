import { describe, expect, it } from 'vitest';
import { groupDigits } from './digits.ts';
import { grid } from './grid.ts';
import { COLOURED, PLAIN, paintFor } from './paint.ts';
import { bare, pad, widthOf, wrap } from './width.ts';

describe('digits', () => {
  it.each([
    ['7', '7'],
    ['367', '367'],
    ['1234', '1,234'],
    ['109876543210', '109,876,543,210'],
    ['-1234', '-1,234'],
    ['', ''],
    ['H9', 'H9'],
  ])('%s is written %s', (digits, grouped) => {
    expect(groupDigits(digits)).toBe(grouped);
  });
});

describe('width', () => {
  it('counts columns, not letters: kana take two, colours none', () => {
    expect(widthOf('abc')).toBe(3);
    expect(widthOf('席')).toBe(2);
    expect(widthOf(COLOURED.red('席a'))).toBe(3);
    expect(pad('席', 4)).toBe('席  ');
    expect(pad('7', 3, 'left')).toBe('  7');
  });

  it('breaks lines between words, and Japanese anywhere but before a full stop', () => {
    expect(wrap('one two three', 8)).toEqual(['one two', 'three']);
    expect(wrap('one two', 8, '    ')).toEqual(['    one', '    two']);
    expect(wrap('カードを出す。', 12)).toEqual(['カードを出', 'す。']);
    expect(wrap('', 8)).toEqual([]);
  });
});

describe('paint', () => {
  it('is only for terminals, and not where NO_COLOR asks for none', () => {
    expect(paintFor(true, {})).toBe(COLOURED);
    expect(paintFor(true, { NO_COLOR: '' })).toBe(COLOURED);
    expect(paintFor(true, { NO_COLOR: '1' })).toBe(PLAIN);
    expect(paintFor(true, { TERM: 'dumb' })).toBe(PLAIN);
    expect(paintFor(false, {})).toBe(PLAIN);
    expect(bare(COLOURED.bold(COLOURED.red('x')))).toBe('x');
  });
});

it('lays a grid with numbers on the right', () => {
  const rows = [
    ['Ada', '7'],
    ['席', '12'],
  ];
  expect(grid([{ title: 'name' }, { title: 'n', side: 'right' }], rows, PLAIN)).toEqual([
    'name   n',
    'Ada    7',
    '席    12',
  ]);
});
