import type { Seat, View } from '@overtrick/engine';
import { type Charms, type CharmsSuit, type CharmsWinning, charms } from '@overtrick/games/charms';

/** How a seat stands in the trick: what it shows wins, is beaten, counts for nothing, or may still change. */
export type PlayState = 'best' | 'beaten' | 'off' | 'waiting';

/** How the trick on the table stands; for a moment, and after the last one, how it ended. */
export interface TrickShown {
  readonly leader: Seat | null;
  readonly led: CharmsSuit | null;
  readonly finished: boolean;
  readonly best: Seat | null;
  /** What makes the best one best: beside trump, beside the led suit, or later of two equal ones (CHA-6). */
  readonly why: CharmsWinning['by'] | null;
  stateOf(seat: Seat): PlayState | null;
}

/** The trick in progress, or the last one while it is looked at. */
export function trickShown(view: View<Charms>, settling: boolean): TrickShown {
  const { now } = view;
  const { board } = now;
  const finished = board.led === null && board.phase === 'play' && (settling || now.asked.length === 0);
  const last = finished ? charms.tricks(view).at(-1) : undefined;
  const plays = last?.plays ?? board.plays;
  const winning = last?.won ?? board.winning;
  return {
    leader: plays.at(0)?.seat ?? null,
    led: last?.led ?? board.led,
    finished: last !== undefined,
    best: winning?.seat ?? null,
    why: winning?.by ?? null,
    stateOf(seat) {
      if (plays.length === 0) return null;
      const play = plays.find((each) => each.seat === seat);
      if (!play) return 'waiting';
      if (seat === winning?.seat) return 'best';
      return play.beside === null ? 'off' : 'beaten';
    },
  };
}
