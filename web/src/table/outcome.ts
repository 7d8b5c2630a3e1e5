import type { View } from '@overtrick/engine';
import type { Talk } from '../games/board.ts';
import { sayOutcome } from '../words/outcome.ts';
import { T } from './words.ts';

/** Who won the match, in a few words. */
export function headline({ now: { outcome } }: View, talk: Talk): string {
  return outcome ? sayOutcome(outcome, talk) : '';
}

/** Whether the person who looks won; a draw is nobody's win. */
export function haveYouWon({ now: { outcome } }: View, { isYou }: Talk): boolean {
  return outcome !== null && outcome.kind !== 'drawn' && outcome.winners.some(isYou);
}

/** The points of all seats so far, for people who do not see the sheet. */
export function standings({ now: { points } }: View, { say, name }: Talk): string {
  return say(T.standings, { points: points.map((sum, seat) => `${name(seat)} ${sum}`).join(say(T.comma)) });
}
