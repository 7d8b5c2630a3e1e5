import type { Seat, View } from '@overtrick/engine';
import {
  type Inversion,
  type InversionPlay,
  type InversionWinning,
  inversion,
} from '@overtrick/games/inversion';

/** The trick that the table shows: the one in progress, or for a moment the one that has just ended. */
export interface TrickShown {
  /** Counted from 0. */
  readonly number: number;
  readonly leader: Seat;
  readonly plays: readonly InversionPlay[];
  /** The card in the lane that is followed now; null when the lane is empty. */
  readonly follow: string | null;
  readonly inverted: boolean;
  readonly winning: InversionWinning | null;
  readonly finished: boolean;
}

/** What a card is called while it moves: between the hand, the lane and a place. */
export const pieceOf = (card: string): string => `card-${card}`;

/** The keys of what its winner takes when the table goes on to the next trick. */
export function sweptTo(seat: Seat, view: View<Inversion>, trick: TrickShown): string | undefined {
  const last = trick.finished ? undefined : inversion.tricks(view).at(-1);
  if (last?.won.seat !== seat) return undefined;
  return [last.follow, ...last.plays.map(({ counts }) => counts)].map(pieceOf).join(' ');
}

/** What to show. Of a finished trick the board itself knows nothing any more; the record does. */
export function trickShown(view: View<Inversion>, settling: boolean): TrickShown {
  const { board, over } = view.now;
  const ended = board.plays.length === 0 && (settling || over) ? lastTrick(view) : null;
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
function lastTrick(view: View<Inversion>): TrickShown | null {
  const tricks = inversion.tricks(view);
  const trick = tricks.at(-1);
  if (!trick) return null;
  const { plays, follow, priority, won } = trick;
  return {
    number: tricks.length - 1,
    leader: plays[0].seat,
    plays,
    follow,
    inverted: priority === 'inverted',
    winning: won,
    finished: true,
  };
}
