import type { View } from '@overtrick/engine';
import type { Talk } from '../games/board.ts';
import { listOf } from '../words/list.ts';
import { T } from './words.ts';

/** Who won the match, in a few words. */
export function headline({ now: { winners } }: View, { say, name, isYou }: Talk): string {
  if (winners.some(isYou)) return say(winners.length > 1 ? T.youShare : T.youWin);
  if (winners.length === 1) return say(T.wins, { name: name(winners[0]) });
  return say(T.share, { names: listOf(winners.map(name), say) });
}

/** The points of all seats so far, for people who do not see the sheet. */
export function standings({ now: { points } }: View, { say, name }: Talk): string {
  return say(T.standings, { points: points.map((sum, seat) => `${name(seat)} ${sum}`).join(say(T.comma)) });
}
