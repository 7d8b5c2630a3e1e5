import { describe, expect, it } from 'vitest';
import { bars, columnsOf } from './bars.ts';
import { dots } from './dots.ts';
import { span, ticksOf } from './scale.ts';

describe('an axis', () => {
  it('has round ticks', () => {
    expect(ticksOf(0, 1)).toEqual([0, 0.2, 0.4, 0.6000000000000001, 0.8, 1]);
    expect(ticksOf(-3, 12)).toEqual([0, 5, 10]);
    expect(ticksOf(17, 23)).toEqual([18, 20, 22]);
  });

  it('stays inside its ends', () => {
    const { at } = span(0, 10, 100, 200);
    expect([-5, 0, 5, 10, 99].map(at)).toEqual([100, 100, 150, 200, 200]);
  });
});

describe('columns', () => {
  it('are whole numbers where they fit, and stretches where they do not', () => {
    expect(columnsOf([2, 4, 4])).toEqual([
      { name: '2', count: 1 },
      { name: '3', count: 0 },
      { name: '4', count: 2 },
    ]);
    const wide = columnsOf([0, 9, 10, 99], 10);
    expect(wide).toHaveLength(10);
    expect(wide[0]).toEqual({ name: '0–9', count: 2 });
    expect(wide[9]).toEqual({ name: '90–99', count: 1 });
  });
});

it('writes names so that they cannot break a drawing', () => {
  const drawn = dots('a < b', [{ name: '"x" & y', mean: 1, low: 0, high: 2 }], String, null);
  expect(drawn).toContain('&quot;x&quot; &amp; y');
  expect(drawn).not.toContain('a < b');
  expect(bars('z', [{ name: '<i>', count: 3 }], 'n')).toContain('&lt;i&gt;');
});
