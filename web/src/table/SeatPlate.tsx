import type { Seat } from '@overtrick/engine';
import { Buttons } from '../look/Buttons.tsx';
import { SeatFace } from './SeatFace.tsx';
import { useTable } from './TableContext.tsx';
import { T } from './words.ts';
import './seat.css';

type SeatPlateProps = {
  readonly seat: Seat;
  /** Without the bid and trick buttons, where the board draws them itself. */
  readonly bare?: boolean;
  /** A class of the board, to place it by. */
  readonly className?: string;
};

/** Who sits here: name, whether they are asked, the total of the deals before, cards in hand, and the bid with its tricks. */
export function SeatPlate({ seat, bare = false, className = '' }: SeatPlateProps) {
  const { told, talk, module, sitters, atSeat } = useTable();
  const { say, name, isYou } = talk;
  const { now } = told;
  const sitter = sitters[seat];
  const asked = now.asked.includes(seat);
  const { bid, taken } = module.tally(told, seat);
  // What a deal brought is told by its result, and not here before.
  const total = now.sheet.slice(0, now.deal).reduce((sum, deal) => sum + deal[seat], 0);
  const tally =
    bid !== undefined
      ? say(T.bidAndTricks, { bid, taken: taken ?? 0 })
      : say(T.tricks, { taken: taken ?? 0 });
  return (
    <div
      className={`seat ${className}`}
      data-seat={seat}
      data-spot={`seat-${seat}`}
      data-about={about()}
      data-asked={asked || undefined}
      data-you={isYou(seat) || undefined}
      data-presence={isYou(seat) ? undefined : sitter?.presence}
    >
      <SeatFace seat={seat} className="seat-face" />
      <span className="seat-name">
        {name(seat)}
        {asked && <span className="unseen">, {say(T.asked)}</span>}
      </span>
      {now.deal > 0 && (
        <span className="seat-total">
          <span aria-hidden="true">{say(T.pointsShort, { points: total })}</span>
          <span className="unseen">{say(T.points, { points: total })}</span>
        </span>
      )}
      {atSeat?.(seat)}
      <span className="seat-hand" data-dealt="">
        <span aria-hidden="true">
          <i className="seat-cards" />
          {now.handSizes[seat]}
        </span>
        <span className="unseen">{say(T.cards, { count: now.handSizes[seat] })}</span>
      </span>
      {!bare && (bid !== undefined || taken !== undefined) && (
        <Buttons taken={taken ?? 0} label={tally} {...(bid !== undefined && { bid })} />
      )}
    </div>
  );

  /** Who sits here and how they stand. */
  function about(): string {
    const facts = [
      say(T.cards, { count: now.handSizes[seat] }),
      ...(bid !== undefined || taken !== undefined ? [tally] : []),
      say(T.points, { points: total }),
    ];
    return say(T.seatAbout, { name: name(seat), facts: facts.join(say(T.comma)) });
  }
}
