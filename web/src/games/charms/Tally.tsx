import { Buttons } from '../../look/Buttons.tsx';
import { T } from '../../table/words.ts';
import type { Talk } from '../board.ts';
import { W } from './sayings.ts';

type TallyProps = {
  readonly bid: number | null;
  readonly taken: number;
  readonly you: boolean;
  /** The deal is over: nothing is needed any more. */
  readonly over: boolean;
  readonly talk: Talk;
};

/** Bid against tricks: the buttons, the two numbers, and for the person who looks what is still needed. */
export function Tally({ bid, taken, you, over, talk: { say } }: TallyProps) {
  if (bid === null) return <p className="cha-tally cha-tally-none">{say(W.noBid)}</p>;
  return (
    <div className="cha-tally">
      <p className="cha-tally-row" style={{ '--buttons': Math.max(bid, taken, 1) }}>
        <Buttons bid={bid} taken={taken} label={say(T.bidAndTricks, { bid, taken })} />
        <b aria-hidden="true">
          {taken}/{bid}
        </b>
      </p>
      {you && <p className="cha-tally-need">{need(bid)}</p>}
    </div>
  );

  function need(promised: number): string {
    if (taken === promised) return say(over ? W.met : W.needNone);
    const few = over ? W.tooFew : W.needMore;
    return say(taken < promised ? few : W.tooMany, { count: Math.abs(promised - taken) });
  }
}
