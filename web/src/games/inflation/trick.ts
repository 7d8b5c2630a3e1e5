import type { Seat, View } from '@overtrick/engine';
import { type Inflation, type InflationPreview, inflation } from '@overtrick/games/inflation';

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

/** The trick in progress, with the chosen card in it if there is one; or the last one until the next is led. */
export function trickShown(view: View<Inflation>, preview: InflationPreview | null = null): TrickShown {
  const { board } = view.now;
  if (preview?.do === 'play') {
    const { winning } = preview;
    const tied = winning.by === 'later';
    const played = board.plays.map(({ seat }) => seat);
    return { played, best: winning.seat, finished: false, digit: winning.digit, tied };
  }
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
