import type { MatchEvent, Seat, View } from '@overtrick/engine';
import type { InversionBoard, InversionPlay } from '@overtrick/games/inversion';
import { tricksOf } from '../../table/tricks.ts';

/** The trick that the table shows: the one in progress, or for a moment the one that has just ended. */
export interface TrickShown {
  /** Counted from 0. */
  readonly number: number;
  readonly leader: Seat;
  readonly plays: readonly InversionPlay[];
  /** The card in the lane that is followed now; null when the lane is empty. */
  readonly follow: string | null;
  readonly inverted: boolean;
  readonly winning: Seat | null;
  readonly finished: boolean;
}

/** What to show. Of a finished trick the board itself knows nothing any more; the record does. */
export function trickShown({ now, past }: View<InversionBoard>, settling: boolean): TrickShown {
  const { board, over } = now;
  const ended = board.plays.length === 0 && (settling || over) ? lastTrick(past) : null;
  return (
    ended ?? {
      number: board.trick,
      leader: board.leader,
      plays: board.plays,
      follow: board.follow,
      inverted: board.priority === 'inverted',
      winning: board.winning,
      finished: false,
    }
  );
}

/** The last finished trick, as it lay when it was taken. */
export function lastTrick(past: readonly MatchEvent[]): TrickShown | null {
  const tricks = tricksOf(past);
  const trick = tricks.at(-1);
  if (!trick) return null;
  const plays = trick.plays.map(({ seat, action = '', shows }) => {
    const card = action.slice('play:'.length);
    const swapped = typeof shows?.counts === 'string';
    return { seat, card, counts: swapped ? String(shows?.counts) : card, swapped };
  });
  const took = trick.plays.at(-1)?.shows?.took;
  return {
    number: tricks.length - 1,
    leader: plays[0].seat,
    plays,
    follow: typeof took === 'string' ? took : null,
    inverted: plays.some(({ swapped }) => swapped),
    winning: trick.winner,
    finished: true,
  };
}
