import type { Seat } from '@overtrick/engine';
import { useSay } from '../words/SayContext.tsx';
import { type ClocksProps, SHORT, useServerTime } from './Clocks.tsx';
import { sayTime } from './clock.ts';
import { O } from './tableWords.ts';

type SeatClockProps = ClocksProps & { readonly seat: Seat };

/** The clock of one seat: what is left of the turn while it is asked, else what is in reserve. */
export function SeatClock({ known, ahead, seat }: SeatClockProps) {
  const say = useSay();
  const { kind, deadline, bank, away } = known.room.seats[seat];
  const now = useServerTime(ahead, deadline !== null);
  if (kind !== 'person' || away || (deadline === null && bank === null)) return null;
  const left = deadline === null ? (bank ?? 0) : deadline - now;
  const time = sayTime(left, say);
  return (
    <span
      className="seat-clock"
      role="timer"
      aria-label={say(deadline === null ? O.inReserve : O.turnLeft, { time })}
      data-running={deadline !== null || undefined}
      data-short={(deadline !== null && left < SHORT) || undefined}
    >
      {time}
    </span>
  );
}
