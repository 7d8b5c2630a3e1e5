import type { Seat, View } from '@overtrick/engine';
import type { InflationBoard } from '@overtrick/games/inflation';
import { tricksOf } from '../../table/tricks.ts';

/** How the trick on the table stands, or how the last one ended until the next is led. */
export interface Standing {
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

/** Works out what decides. Only compares what the board shows; who wins is the board's word. */
export function standingOf(view: View<InflationBoard>): Standing {
  const { board } = view.now;
  const finished = board.led === null;
  const last = tricksOf(view.past).at(-1);
  const best = finished ? (last?.winner ?? null) : board.winning;
  const played = board.rows.flatMap((row, seat) =>
    row.length > 0 && row.length === board.trick + (finished ? 0 : 1) ? [seat] : [],
  );
  if (best === null || played.length < 2) return { played, best, finished, digit: null, tied: false };
  const rival = played.filter((seat) => seat !== best).reduce((a, b) => (larger(board, b, a) ? b : a));
  const [own, other] = [board.numbers[best], board.numbers[rival]];
  if (own.length > other.length) return { played, best, finished, digit: 0, tied: false };
  const digit = [...own].findIndex((each, at) => each !== other[at]);
  return { played, best, finished, digit: digit < 0 ? null : digit, tied: digit < 0 };
}

const larger = ({ numbers }: InflationBoard, a: Seat, b: Seat) => Number(numbers[a]) > Number(numbers[b]);
