import { expect, test } from 'vitest';
import { GAMES } from './index.ts';

test.each(GAMES.map(({ id }) => id))(
  'the entry of %s gives away the game and its types, and nothing else',
  async (id) => {
    const entry: object = await import(`./${id}/index.ts`);
    expect(Object.keys(entry)).toEqual([id]);
  },
);
