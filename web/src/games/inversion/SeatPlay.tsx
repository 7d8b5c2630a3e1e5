import type { Seat } from '@overtrick/engine';
import type { Inversion } from '@overtrick/games/inversion';
import { Buttons } from '../../look/Buttons.tsx';
import { handOf } from '../../table/motion.tsx';
import { PlayingCard } from '../../table/PlayingCard.tsx';
import { SeatPlate } from '../../table/SeatPlate.tsx';
import type { BoardProps } from '../board.ts';
import { Call } from './Call.tsx';
import type { Ghost } from './preview.ts';
import { W } from './sayings.ts';
import { tallyOf } from './sides.ts';
import { pieceOf, sweptTo, type TrickShown } from './trick.ts';
import { cardName } from './words.ts';

type SeatPlayProps = {
  readonly seat: Seat;
  /** What lies of the trick, and what may be said of it. */
  readonly trick: TrickShown;
  readonly said: TrickShown;
  readonly ghost: Ghost | null;
  readonly board: BoardProps<Inversion>;
};

/** One player: who, parent or child, declared and taken, and the card that counts for them in this trick. */
export function SeatPlay({ seat, trick, said, ghost, board: { view, told, talk } }: SeatPlayProps) {
  const { say, name } = talk;
  const { board } = view.now;
  const { bid, taken = 0 } = tallyOf(told, seat);
  const play = trick.plays.find((each) => each.seat === seat);
  const auction = board.phase === 'auction';
  const counted = said.plays.find((each) => each.seat === seat);
  const ahead = ghost === null && said.winning?.seat === seat;
  const shown = ghost?.counts ?? play?.counts;
  const tally = bid === undefined ? say(W.takenLabel, { taken }) : say(W.declaredLabel, { need: bid, taken });
  return (
    <div className="inv-place" data-ahead={ahead || undefined} data-ghost={ghost !== null || undefined}>
      <div className="inv-who" data-takes={sweptTo(seat, view, trick)}>
        <SeatPlate seat={seat} bare />
        {!auction && (
          <span className="inv-tally">
            {board.parent !== null && (
              <span className="inv-role" data-parent={board.parent === seat || undefined}>
                {say(board.parent === seat ? W.parent : W.child)}
              </span>
            )}
            <Buttons taken={taken} label={tally} {...(bid !== undefined && { bid })} />
          </span>
        )}
      </div>
      {auction ? (
        <Call seat={seat} view={view} talk={talk} />
      ) : (
        <div className="inv-spot">
          {shown === undefined ? (
            <span className="slot" />
          ) : (
            <span
              key={shown}
              className="inv-card"
              data-key={play && ghost === null ? pieceOf(shown) : undefined}
              data-from={play?.swapped ? 'follow' : handOf(seat, view)}
              data-via={play?.swapped ? pieceOf(play.card) : undefined}
            >
              <PlayingCard card={shown} className={ahead ? 'card-lit' : ''} />
            </span>
          )}
          <span className="unseen">{inWords()}</span>
          <span className="inv-notes" aria-hidden="true">
            {(counted?.swapped || ghost?.swaps) && <Swapped card={ghost?.card ?? counted?.card ?? ''} />}
            {said.leader === seat && <span>{say(counted ? W.led : W.lead)}</span>}
            {ahead && <b className="inv-chip">{say(said.finished ? W.tookChip : W.winningChip)}</b>}
          </span>
        </div>
      )}
    </div>
  );

  function inWords(): string {
    if (!counted) return say(W.said, { name: name(seat), what: say(W.noCard) });
    const parts = [cardName(counted.counts, talk)];
    if (counted.swapped) parts.push(say(W.playedAs, { card: cardName(counted.card, talk) }));
    if (ahead) parts.push(say(said.finished ? W.tookChip : W.winningChip));
    return say(W.said, { name: name(seat), what: parts.join(', ') });
  }
}

/** What was really played: it lies in the lane now, or did. */
function Swapped({ card }: { readonly card: string }) {
  return (
    <span className="inv-swap" data-name={card}>
      <svg viewBox="0 0 24 16" className="inv-arrows" aria-hidden="true">
        <path d="M7 1 2 5l5 4M2 5h20M17 7l5 4-5 4M22 11H2" />
      </svg>
      <PlayingCard card={card} className="inv-swap-card" />
    </span>
  );
}
