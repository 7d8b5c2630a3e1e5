import type { View } from '@overtrick/engine';
import type { Talk } from '../games/board.ts';
import { outcomeOf, sayOutcome } from '../words/outcome.ts';
import { T } from './words.ts';

/** Who won the match, in a few words. */
export function headline({ game, players, now: { winners } }: View, talk: Talk): string {
  return sayOutcome(outcomeOf(game, players, winners), talk);
}

/** Whether the person who looks won; a draw is nobody's win. */
export function haveYouWon({ game, players, now: { winners } }: View, { isYou }: Talk): boolean {
  return outcomeOf(game, players, winners).kind !== 'drawn' && winners.some(isYou);
}

/** The points of all seats so far, for people who do not see the sheet. */
export function standings({ now: { points } }: View, { say, name }: Talk): string {
  return say(T.standings, { points: points.map((sum, seat) => `${name(seat)} ${sum}`).join(say(T.comma)) });
}
