import type { Seat } from '@overtrick/engine';
import type { Inflation } from '@overtrick/games/inflation';
import { handOf } from '../../table/motion.tsx';
import { SeatPlate } from '../../table/SeatPlate.tsx';
import type { BoardProps } from '../board.ts';
import { NoteRow } from './NoteRow.tsx';
import { inWords } from './number.ts';
import { RollingNumber } from './RollingNumber.tsx';
import type { TrickShown } from './trick.ts';
import { W } from './words.ts';

type LaneProps = {
  readonly seat: Seat;
  /** What may be said of the trick, and what lies of it. */
  readonly trick: TrickShown;
  readonly laid: TrickShown;
  readonly board: BoardProps<Inflation>;
};

/** One player: who, the number in digits and words, and the row of notes that makes it. */
export function Lane({ seat, trick, laid, board: { view, told, talk, selection } }: LaneProps) {
  const { say, name, isYou } = talk;
  const { board } = told.now;
  const row = view.now.board.rows[seat];
  const best = trick.best === seat;
  const ghost = isYou(seat) && selection.preview?.do === 'play' ? selection.preview : null;
  const preview = ghost?.number ?? null;
  const chosen = ghost?.card ?? null;
  const number = preview ?? board.numbers[seat];
  const plays = view.now.board.phase === 'play';
  const waits = !laid.finished && !laid.played.includes(seat);
  const said = number === '' ? say(W.emptyRow) : inWords(number, say.language);
  return (
    <div
      className="inf-lane"
      data-best={best || undefined}
      data-you={isYou(seat) || undefined}
      data-preview={preview !== null || undefined}
    >
      <div
        className="inf-lane-who"
        style={{ '--buttons': Math.max(board.bids[seat] ?? 0, board.taken[seat]) }}
      >
        <SeatPlate seat={seat} className="inf-plate" />
        {best && <span className="inf-lane-chip">{chip()}</span>}
      </div>
      <RollingNumber digits={number} language={say.language} />
      <p className="inf-lane-words" data-about="">
        <span className="unseen">{say(W.row, { name: name(seat), number: said })}</span>
        <span aria-hidden="true">{number.length > 3 ? said : ''}</span>
      </p>
      <NoteRow
        cards={row}
        seat={seat}
        from={handOf(seat, view)}
        ghost={chosen ?? null}
        awaiting={plays && (waits || view.now.asked.includes(seat))}
        deciding={best && preview === null && board.rows[seat].length === row.length ? trick.digit : null}
        language={say.language}
      />
    </div>
  );

  function chip(): string {
    if (trick.tied) return say(W.tied);
    return say(trick.finished ? W.took : W.best);
  }
}
