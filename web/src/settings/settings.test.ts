import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const read = (stored: object) => readSettings(JSON.stringify(stored));

test('what an older version called speed becomes motion and pace, and the rest is kept', () => {
  expect(read({ speed: 'slow', sound: true })).toMatchObject({ motion: 'full', pace: 'slow', sound: true });
  expect(read({ speed: 'fast' })).toMatchObject({ motion: 'full', pace: 'fast' });
  expect(read({ speed: 'off' })).toMatchObject({ motion: 'off', pace: 'fast' });
  expect(read({ speed: 'off' })).not.toHaveProperty('speed');
});

test('what was chosen since then counts', () => {
  expect(read({ speed: 'off', motion: 'reduced', pace: 'slow' })).toMatchObject({
    motion: 'reduced',
    pace: 'slow',
  });
});

test('whatever makes no sense is as it was at first', () => {
  const first = readSettings(null);
  expect(first).toMatchObject({ motion: 'full', pace: 'normal', waitForMe: false });
  for (const text of ['null', '7', '"off"', '[]', '{', '{"motion":"wild","pace":3,"waitForMe":"yes"}'])
    expect(readSettings(text)).toEqual(first);
});
