import type { Maxim } from '@overtrick/engine';
import type { BoardModule, Talk } from '../games/board.ts';

/** A rule of thumb in the language of the page, cards by their names. */
export function sayMaxim(
  maxim: Maxim,
  tense: 'present' | 'past',
  { words }: BoardModule,
  talk: Talk,
): string {
  const cards = Object.entries(maxim.cards ?? {}).map(([place, card]) => [place, words.card(card, talk)]);
  return talk.say(maxim[tense], { ...maxim.numbers, ...Object.fromEntries(cards) });
}
