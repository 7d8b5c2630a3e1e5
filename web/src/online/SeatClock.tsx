import type { Seat } from '@overtrick/engine';
import { useSay } from '../words/SayContext.tsx';
import { type ClocksProps, SHORT, useServerTime } from './Clocks.tsx';
import { sayTime, splitTime } from './clock.ts';
import { O } from './tableWords.ts';

type SeatClockProps = ClocksProps & { readonly seat: Seat };

/** The clock of one seat: what is left of the turn while it is asked, else what is in reserve. */
export function SeatClock({ known, ahead, seat }: SeatClockProps) {
  const say = useSay();
  const { kind, deadline, bank, away } = known.room.seats[seat];
  const now = useServerTime(ahead, deadline !== null);
  if (kind !== 'person' || away || (deadline === null && bank === null)) return null;
  // The own time runs in the bar, where it is larger.
  if (seat === known.seat && deadline !== null) return null;
  const reserve = bank ?? 0;
  const { left, more } = splitTime(deadline === null ? reserve : deadline - now, reserve);
  const words = deadline === null ? O.inReserve : more > 0 || reserve === 0 ? O.turnLeft : O.reserveLeft;
  const time = sayTime(left, say);
  return (
    <span
      className="seat-clock"
      role="timer"
      aria-label={say(words, { time })}
      data-running={deadline !== null || undefined}
      data-short={(deadline !== null && left + more < SHORT) || undefined}
    >
      {time}
    </span>
  );
}
