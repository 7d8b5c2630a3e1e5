import type { Inflation } from '@overtrick/games/inflation';
import type { BoardProps } from '../board.ts';
import { Lane } from './Lane.tsx';
import { trickShown } from './trick.ts';
import { W } from './words.ts';
import './inflation.css';

/** Everybody's row of notes, one above the other and aligned by the last digit; the own row is next to the hand. */
export function InflationTable(props: BoardProps<Inflation>) {
  const { view, told, seats, talk, shape, selection } = props;
  const trick = trickShown(told, selection.preview);
  const laid = trickShown(view);
  const lanes = [...seats.slice(1), seats[0]];
  return (
    <div className="inf-lanes" data-shape={shape} style={{ '--lanes': lanes.length }}>
      <p className="inf-lanes-where">{where()}</p>
      {lanes.map((seat) => (
        <Lane key={seat} seat={seat} trick={trick} laid={laid} board={props} />
      ))}
    </div>
  );

  function where(): string {
    const { board } = told.now;
    const { say, name, isYou } = talk;
    if (board.phase === 'bid') {
      if (board.bids.every((bid) => bid === null)) return say(W.noBids);
      return say(W.bidsSoFar, { sum: board.bids.reduce<number>((sum, bid) => sum + (bid ?? 0), 0) });
    }
    const trick = say(W.trick, { trick: Math.min(12, board.trick + 1) });
    if (board.led === null) return trick;
    const led = say(isYou(board.leader) ? W.youLed : W.ledBy, { name: name(board.leader), led: board.led });
    return `${trick} · ${led}`;
  }
}
