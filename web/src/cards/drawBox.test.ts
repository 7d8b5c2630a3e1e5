import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COVERED, drawBox } from './drawBox.tsx';

it.each(COVERED)(
  'the printed box of %s is the one the drawing makes; after a change run `npm run boxes -w web`',
  (game) => {
    expect(readFileSync(new URL(`../games/${game}/cards/box.svg`, import.meta.url), 'utf8')).toBe(
      drawBox(game),
    );
  },
);
