import type { RoomSeat } from '@overtrick/api';
import { useSay } from '../words/SayContext.tsx';
import { type ClocksProps, useServerTime } from './Clocks.tsx';
import { sayTime } from './clock.ts';
import { O } from './tableWords.ts';

type AwayLinesProps = ClocksProps & { readonly names: readonly string[] };

/** Who is asked and does not look, and when a bot plays for them. */
export function AwayLines({ known, ahead, names }: AwayLinesProps) {
  const { room, seat: own, presence } = known;
  const waited = [...room.seats.entries()].filter(
    ([seat, each]) => seat !== own && !each.away && each.deadline !== null && !presence.seats[seat],
  );
  return waited.map(([seat, each]) => (
    <AwayLine key={seat} name={names[seat] ?? ''} seat={each} ahead={ahead} />
  ));
}

type AwayLineProps = { readonly name: string; readonly seat: RoomSeat; readonly ahead: number };

/** A lost connection has some time more. Whoever listens is told once, and not every second. */
function AwayLine({ name, seat: { deadline, grace }, ahead }: AwayLineProps) {
  const say = useSay();
  const now = useServerTime(ahead, true);
  const time = sayTime((deadline ?? 0) + (grace ?? 0) - now, say);
  return (
    <p className="online-away">
      <span aria-hidden="true">{say(O.awayIn, { name, time })}</span>
      <span className="unseen">{say(O.awaySoon, { name })}</span>
    </p>
  );
}
