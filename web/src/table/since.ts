import type { View } from '@overtrick/engine';
import type { BoardWords, Talk } from '../games/board.ts';

/**
 * What happened in this deal since the person who looks last decided, one line an event: that decision itself while nobody has
 * answered it. A spectator is told of the whole deal.
 */
export function linesSince(view: View, words: BoardWords, talk: Talk): readonly string[] {
  const { past } = view;
  const begun = past.findLastIndex((event) => event.t === 'deal');
  const own = past.findLastIndex((event) => event.t === 'choice' && event.seat === view.seat);
  const linesFrom = (from: number) =>
    past.slice(from).flatMap((event, i) => {
      const line = event.t === 'choice' ? words.event(event, talk, past.slice(0, from + i)) : '';
      return line === '' ? [] : [line];
    });
  const since = linesFrom(Math.max(begun, own) + 1);
  return since.length > 0 || own <= begun ? since : linesFrom(own);
}
