import type { Seat } from '@overtrick/engine';
import type { Escalation } from '@overtrick/games/escalation';
import { SeatPlate } from '../../table/SeatPlate.tsx';
import type { BoardProps } from '../board.ts';
import { Tower } from './cards/Tower.tsx';
import { pieceAt } from './Slabs.tsx';
import { W } from './sayings.ts';
import './skyline.css';

/** A stack of this many cards is as high as a tower gets before all are drawn smaller. */
const ROOM = 14;

/** Everybody's stack as a tower on one ground, drawn to one scale: the lowest is winning. */
export function Skyline({ view, told, talk, seats, selection }: BoardProps<Escalation>) {
  const { say, isYou } = talk;
  const { board, points, deals, deal, sheet } = told.now;
  // The pile falls first, and counts when it lies.
  const falls = view.now.board.lastTake;
  const takes = selection.decision?.do === 'take' ? board.middleSize : 0;
  const room = Math.max(ROOM, ...seats.map(heightOf));
  // As `Tower` draws them: where the top of each is, and lines that do not drown thin slabs.
  const slab = Math.min(11, 150 / room);
  const counted = sheet.length > deal;
  const sums = points.map((before, seat) => (counted ? before : before + board.stacks[seat]));
  const least = Math.min(...sums);
  const level = sums.every((sum) => sum === least);
  return (
    <section className="esc-skyline" aria-label={say(W.stacks)}>
      {level && (
        <p className="esc-sky-about" aria-hidden="true">
          {say(W.stacks)}
        </p>
      )}
      <ul className="esc-sky-seats">
        {seats.map((seat) => (
          <li key={seat} className="esc-sky-seat" data-you={isYou(seat) || undefined}>
            <span
              className="esc-sky-tower"
              data-about=""
              data-takes={
                falls?.seat === seat ? falls.cards.map((_, at) => pieceAt(at)).join(' ') : undefined
              }
              data-by="topple"
              style={{
                '--level': (slab * heightOf(seat) + 8) / 164,
                '--line-width': Math.min(1.4, slab / 7),
              }}
              data-in={falls?.seat === seat ? 'thump' : undefined}
              data-preview={(isYou(seat) && takes > 0) || undefined}
            >
              <Tower count={heightOf(seat)} room={room} />
              <span className="esc-sky-count">
                <span className="unseen">{say(W.stack, { count: board.stacks[seat] })}</span>
                <span aria-hidden="true">{heightOf(seat)}</span>
                {fresh(seat) > 0 && (
                  <b className="esc-sky-more" data-in="pop" aria-hidden="true">
                    +{fresh(seat)}
                  </b>
                )}
              </span>
            </span>
            <SeatPlate seat={seat} bare className="esc-plate" />
            <span className="esc-sky-note">
              {deals > 1 && !level && <span>{say(W.sum, { sum: sums[seat] })}</span>}
              {sums[seat] === least && !level && <b>{say(W.fewest)}</b>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );

  /** With the cards that the chosen taking would add. */
  function heightOf(seat: Seat): number {
    return board.stacks[seat] + (isYou(seat) ? takes : 0);
  }

  /** How many of them have just come, or would come. */
  function fresh(seat: Seat): number {
    if (isYou(seat) && takes > 0) return takes;
    const { lastTake } = board;
    return lastTake?.seat === seat ? lastTake.cards.length : 0;
  }
}
