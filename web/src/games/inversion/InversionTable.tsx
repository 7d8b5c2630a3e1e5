import type { Inversion } from '@overtrick/games/inversion';
import { useMemo } from 'react';
import type { BoardProps } from '../board.ts';
import { ReferenceCard } from './cards/ReferenceCard.tsx';
import { Lane } from './Lane.tsx';
import { ghostOf } from './preview.ts';
import { Race } from './Race.tsx';
import { SeatPlay } from './SeatPlay.tsx';
import { W } from './sayings.ts';
import { suitName } from './suits.ts';
import { trickShown } from './trick.ts';
import { whyWinning, whyWould } from './whyWords.ts';
import './inversion.css';
import './race.css';
import './place.css';
import './lane.css';
import './auction.css';
import './wide.css';
import './desk.css';

/** Everything is mirrored across the lane: the others above it, the own place below. */
export function InversionTable(props: BoardProps<Inversion>) {
  const { view, told, seats, settling, selection, talk, shape } = props;
  const { say } = talk;
  const { board } = view.now;
  const ghost = ghostOf(selection);
  // Whoever already chooses the next card wants to see its trick, not the last one.
  const lookBack = settling && ghost === null;
  const trick = useMemo(() => trickShown(view, lookBack), [view, lookBack]);
  // What may be said of it: of a card in flight nothing yet.
  const said = told === view ? trick : trickShown(told, false);
  const auction = board.phase === 'auction';
  const inverted = ghost === null ? said.inverted : ghost.priority === 'inverted';
  const suit = said.follow ?? board.followAtLead;
  return (
    <div
      className="inv"
      data-shape={shape}
      data-players={view.players}
      data-settling={settling || undefined}
      data-auction={auction || undefined}
      style={{ '--others': seats.length - 1 }}
    >
      <Race board={props} trick={said} />
      <div className="inv-others">
        {seats.slice(1).map((seat) => (
          <SeatPlay key={seat} seat={seat} trick={trick} said={said} ghost={null} board={props} />
        ))}
      </div>
      <Lane trick={trick} ghost={ghost} board={props} />
      <div className="inv-own">
        <SeatPlay seat={seats[0]} trick={trick} said={said} ghost={ghost} board={props} />
        <p className="inv-why">{why()}</p>
        {!auction && (
          <ReferenceCard
            inverted={inverted}
            title={say(W.reference)}
            plain={say(W.plainRule, { suit: suit === null ? '' : say(suitName(suit).one) })}
            swapped={say(W.swappedRule)}
          />
        )}
      </div>
    </div>
  );

  function why(): string {
    if (auction) return say(W.auctionAbout);
    if (ghost === null) return whyWinning(said, talk);
    return whyWould(ghost, seats[0], talk);
  }
}
