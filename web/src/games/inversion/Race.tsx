import type { Inversion } from '@overtrick/games/inversion';
import { Fragment } from 'react';
import type { BoardProps } from '../board.ts';
import { W } from './sayings.ts';
import { type Side, sidesOf } from './sides.ts';
import type { TrickShown } from './trick.ts';

const PLACES = Array.from({ length: 10 }, (_, i) => i);

type RaceProps = { readonly board: BoardProps<Inversion>; readonly trick: TrickShown };

/** Ten tricks pulled from both ends; the mark is where the parent has to get to. Before that, how the auction stands. */
export function Race({ board: { told: view, talk, seats }, trick }: RaceProps) {
  const { say, name, isYou } = talk;
  const { declarer, declared } = view.now.board;
  const sides = sidesOf(view, seats);
  if (sides === null) {
    const facts = {
      name: declarer === null ? '' : name(declarer),
      tricks: declarer === null ? 0 : (declared[declarer] ?? 0),
    };
    const open = declarer !== null && isYou(declarer) ? W.auctionHighYou : W.auctionHigh;
    return <p className="inv-race inv-auction">{say(declarer === null ? W.auctionOpen : open, facts)}</p>;
  }
  const [left, right] = sides;
  const two = view.players === 2;
  const sideName = (side: Side): string => {
    if (two) return name(side.seats[0]);
    if (side.seats.length > 1) return say(W.children);
    return say(isYou(side.seats[0]) ? W.parentYou : W.parentIs, { name: name(side.seats[0]) });
  };
  const score = (side: Side): string => {
    const done = side.taken >= side.need ? ' ✓' : '';
    return (two ? String(side.taken) : say(W.ofNeeded, { taken: side.taken, need: side.need })) + done;
  };
  const inWords = (side: Side): string =>
    say(two ? W.twoTaken : W.sideTaken, { side: sideName(side), taken: side.taken, need: side.need });
  return (
    <div className="inv-race">
      <p className="unseen">
        {say(W.trick, { trick: trick.number + 1 })}. {sides.map(inWords).join('. ')}.
      </p>
      <span className="inv-side" aria-hidden="true">
        {sideName(left)} <b>{score(left)}</b>
      </span>
      <span className="inv-pips" aria-hidden="true">
        {PLACES.map((at) => (
          <Fragment key={at}>
            {at === (two ? 5 : left.need) && <span className="inv-goal" />}
            <i data-side={at < left.taken ? 'left' : at >= 10 - right.taken ? 'right' : undefined} />
          </Fragment>
        ))}
      </span>
      <span className="inv-side" aria-hidden="true">
        <b>{score(right)}</b> {sideName(right)}
      </span>
    </div>
  );
}
