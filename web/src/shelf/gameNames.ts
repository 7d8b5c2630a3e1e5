import { GAMES } from '../look/games.ts';
import { listOf } from '../words/list.ts';
import type { Say } from '../words/say.ts';
import { SHELF } from './shelf.ts';

/** The games of the shelf in a row, by the names they have in the language of the page. */
export const gameNames = (say: Say): string =>
  listOf(
    GAMES.map((game) => say(SHELF[game].name)),
    say,
  );
