import { fillIn, type Language } from '@overtrick/engine';
import { BOARD_WORDS } from './words.ts';

/** A word of the boards in a language, with values in its places. */
export function say(
  key: keyof typeof BOARD_WORDS,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fillIn(BOARD_WORDS[key][language], values);
}
