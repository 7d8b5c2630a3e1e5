import type { Seat, View } from '@overtrick/engine';
import type { CharmsBoard } from '@overtrick/games/charms';
import { trickNow } from '../../table/tricks.ts';

/** How a seat stands in the trick: what it shows wins, is beaten, counts for nothing, or may still change. */
export type Place = 'best' | 'beaten' | 'off' | 'waiting';

/** How the trick on the table stands; for a moment, and after the last one, how it ended. */
export interface Standing {
  readonly leader: Seat | null;
  readonly led: string | null;
  readonly finished: boolean;
  readonly best: Seat | null;
  /** What makes the best one best: beside trump, beside the led suit, or later of two equal ones (CHA-6). */
  readonly why: 'trump' | 'led' | 'tie' | null;
  placeOf(seat: Seat): Place | null;
}

/** Only says in words what the board shows; who wins is the board's word. */
export function standingOf({ now, past }: View<CharmsBoard>, settling: boolean): Standing {
  const { board } = now;
  const between = board.led === null && !settling && now.asked.length > 0;
  const plays = board.phase === 'bid' || between ? [] : trickNow(past);
  const leader = plays.at(0)?.seat ?? null;
  const finished = leader !== null && board.led === null;
  const winner: unknown = plays.at(-1)?.shows?.winner;
  const best = finished ? (typeof winner === 'number' ? winner : null) : board.winning;
  const led = board.led ?? (leader === null ? null : (board.shown[leader]?.suit ?? null));
  const played = new Set(plays.map(({ seat }) => seat));
  return { leader, led, finished, best, why: why(), placeOf };

  function why(): Standing['why'] {
    const pair = best === null ? null : board.shown[best];
    if (!pair) return null;
    const equal = ({ suit, number }: typeof pair) => suit === pair.suit && number === pair.number;
    const tie = [...played].some((seat) => {
      const other = board.shown[seat];
      return seat !== best && other !== null && equal(other);
    });
    return tie ? 'tie' : pair.suit === board.trump ? 'trump' : 'led';
  }

  function placeOf(seat: Seat): Place | null {
    if (leader === null) return null;
    if (!played.has(seat)) return 'waiting';
    if (seat === best) return 'best';
    const suit = board.shown[seat]?.suit;
    return suit === board.trump || suit === led ? 'beaten' : 'off';
  }
}
