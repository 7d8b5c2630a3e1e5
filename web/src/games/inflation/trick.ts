import type { Seat, View } from '@overtrick/engine';
import { type Inflation, inflation } from '@overtrick/games/inflation';

/** How the trick on the table stands, or how the last one ended until the next is led. */
export interface TrickShown {
  /** Seats whose newest note belongs to this trick. */
  readonly played: readonly Seat[];
  /** Who has the largest number of them. */
  readonly best: Seat | null;
  readonly finished: boolean;
  /** Counted from the left of the best number: the digit that made it larger. Null while there is no comparison. */
  readonly digit: number | null;
  /** Equal numbers: the later one wins (INF-3.6). */
  readonly tied: boolean;
}

/** The trick in progress, or the last one until the next is led. */
export function trickShown(view: View<Inflation>): TrickShown {
  const { board } = view.now;
  const finished = board.led === null;
  const last = finished ? inflation.tricks(view).at(-1) : undefined;
  const winning = finished ? (last?.won ?? null) : board.winning;
  return {
    played: (last?.plays ?? board.plays).map(({ seat }) => seat),
    best: winning?.seat ?? null,
    finished,
    digit: winning?.digit ?? null,
    tied: winning?.by === 'later',
  };
}
