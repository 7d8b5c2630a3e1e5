import type { Seat, Words } from '@overtrick/engine';
import type { Charms } from '@overtrick/games/charms';
import { handOf } from '../../table/motion.tsx';
import { SeatPlate } from '../../table/SeatPlate.tsx';
import type { BoardProps } from '../board.ts';
import { Charm } from './Charm.tsx';
import { DutySign } from './DutySign.tsx';
import { pairOf } from './pairs.ts';
import { W } from './sayings.ts';
import { Tally } from './Tally.tsx';
import type { PlayState, TrickShown } from './trick.ts';
import { pairName } from './words.ts';

type TrayProps = {
  readonly seat: Seat;
  readonly area: string;
  readonly trick: TrickShown;
  readonly board: BoardProps<Charms>;
};

const STATES: Readonly<Record<PlayState, Words>> = {
  best: W.best,
  beaten: W.beaten,
  off: W.offChip,
  waiting: W.toPlay,
};

/** One player: who, bid against tricks, the charm they show, and how it stands in this trick. */
export function Tray({ seat, area, trick, board: { view, told, talk, selection, settling } }: TrayProps) {
  const { say, name, isYou } = talk;
  const { hand } = view.now;
  const { board } = told.now;
  const you = isYou(seat);
  const shown = board.shown[seat];
  const chosen = you && board.phase === 'play' ? selection.cards.map((at) => hand[at]) : [];
  const previewed = chosen.length > 0;
  const state = trick.stateOf(seat);
  const asked = told.now.choices.length > 0;
  const chip = previewed ? foreseen() : you && asked ? null : placed();
  return (
    <div
      className="cha-tray"
      style={{ gridArea: area }}
      data-own={area === 'own' || undefined}
      data-play={state ?? undefined}
      data-preview={previewed || undefined}
    >
      <div className="cha-tray-who">
        <SeatPlate seat={seat} bare className="cha-plate" />
        <Tally
          bid={board.bids[seat]}
          taken={board.taken[seat]}
          you={you}
          over={view.now.asked.length === 0}
          talk={talk}
        />
      </div>
      <span className="unseen">
        {shown
          ? say(W.shows, { name: name(seat), pair: pairName(shown, talk) })
          : say(W.showsNothing, { name: name(seat) })}
      </span>
      <Charm
        seat={seat}
        from={handOf(seat, view)}
        took={settling && trick.finished && state === 'best'}
        played={view.now.board.played[seat]}
        chosen={chosen}
        trump={board.trump}
        keep={you && board.duty === 'keep' ? say(W.keep) : null}
      />
      <p className="cha-tray-chips">
        {chip && <span className="cha-chip">{say(chip)}</span>}
        {you && !previewed && <DutySign view={told} talk={talk} />}
      </p>
    </div>
  );

  function placed(): Words | null {
    if (state === null) return null;
    return trick.finished && state === 'best' ? W.took : STATES[state];
  }

  /** What the choice would come to; in the first trick, what is still missing. */
  function foreseen(): Words {
    const { preview } = selection;
    if (preview === null) return pairOf(chosen).suit === undefined ? W.nowSuit : W.nowNumber;
    if (board.led === null) return W.wouldLead;
    return preview.do !== 'bid' && preview.winning.seat === seat ? W.wouldWin : W.wouldLose;
  }
}
