import { useEffect, useState } from 'react';
import type { Knowledge } from '../source/network/knowledge.ts';
import type { NetworkState } from '../source/network/networkTable.ts';
import { useSay } from '../words/SayContext.tsx';
import { sayTime, splitTime } from './clock.ts';
import { O } from './tableWords.ts';

export type ClocksProps = { readonly known: Knowledge; readonly ahead: NetworkState['ahead'] };

/** Less than this is shown in colour. */
export const SHORT = 10_000;

/** The server's time, told every second while somebody needs it. */
export function useServerTime(ahead: number, needed: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!needed) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [needed]);
  return now - ahead;
}

/** How long this person may still think, and what is in reserve; nothing when nobody counts. */
export function OwnClock({ known, ahead }: ClocksProps) {
  const say = useSay();
  const deadline = known.seat < 0 ? null : known.room.seats[known.seat].deadline;
  const now = useServerTime(ahead, deadline !== null);
  if (deadline === null) return null;
  const { left, more } = splitTime(deadline - now, known.room.seats[known.seat].bank ?? 0);
  const time = sayTime(left, say);
  return (
    <span
      className="table-clock"
      role="timer"
      aria-label={say(O.timeLeft, { time })}
      data-short={deadline - now < SHORT || undefined}
    >
      {time}
      {more > 0 && <small className="clock-more">+{sayTime(more, say)}</small>}
    </span>
  );
}

/** Between two deals: when the next one comes. */
export function DealPause({ known, ahead }: ClocksProps) {
  const say = useSay();
  const { dealAt } = known.room;
  const now = useServerTime(ahead, dealAt !== null);
  const seconds = dealAt === null ? 0 : Math.ceil((dealAt - now) / 1000);
  return <p className="deal-pause">{seconds > 0 ? say(O.nextDealIn, { seconds }) : say(O.nextDeal)}</p>;
}
