import type { RoomSeat } from '@overtrick/api';
import type { Seat } from '@overtrick/engine';
import { useEffect, useRef, useState } from 'react';
import { linkTo } from '../app/route.ts';
import { useBoard } from '../games/useBoard.ts';
import { FacePicture } from '../look/faces/FacePicture.tsx';
import { lookOf } from '../look/faces/look.ts';
import { settingsNow } from '../settings/settings.ts';
import type { Knowledge } from '../source/network/knowledge.ts';
import type { NetworkState, NetworkTable } from '../source/network/networkTable.ts';
import type { TableSnapshot } from '../source/source.ts';
import { sound } from '../table/sound.ts';
import { TableFrame } from '../table/TableFrame.tsx';
import { useTimeline } from '../table/useTimeline.ts';
import { useSay } from '../words/SayContext.tsx';
import { Bubble } from './Bubble.tsx';
import { type ClocksProps, DealPause, OwnClock, useServerTime } from './Clocks.tsx';
import { sayTime } from './clock.ts';
import { DealsSheet } from './DealsSheet.tsx';
import { MatchEnd } from './MatchEnd.tsx';
import { useMutes } from './mutes.ts';
import { SeatClock } from './SeatClock.tsx';
import { Strip } from './Strip.tsx';
import { TalkSheet } from './TalkSheet.tsx';
import { O } from './tableWords.ts';
import { useBubbles } from './useBubbles.ts';
import type { Guest } from './useGuest.ts';
import { useLetters } from './useLetters.ts';
import { W } from './words.ts';
import '../table/record.css';
import '../table/table.css';

type PlayScreenProps = {
  readonly table: NetworkTable;
  readonly state: NetworkState;
  readonly known: Knowledge;
  readonly snapshot: TableSnapshot;
  readonly guest: Guest;
};

/** The match itself: the same frame and boards as a match in this browser. */
export function PlayScreen({ table, state, known, snapshot, guest }: PlayScreenProps) {
  const say = useSay();
  const module = useBoard(snapshot.game);
  const [talking, setTalking] = useState(false);
  const mutes = useMutes();
  const heard = known.chat.filter(({ person }) => !mutes.includes(person)).length;
  const unread = useUnread(heard, talking);
  const time = useTimeline(table, snapshot, module?.game ?? null);
  const mine = time.told.now.choices.length > 0;
  useNudge(mine);
  const bubbles = useBubbles(known.reactions);
  const letters = useLetters(known.room.id, known.room.status === 'over');
  if (module?.game.id !== snapshot.game) {
    return (
      <main className="table table-note" data-game={snapshot.game}>
        <p>{say(W.opening)}</p>
      </main>
    );
  }
  const { ahead, sitters } = state;
  const parts = {
    bar: (
      <>
        {known.seat < 0 && <Watching />}
        {known.seat < 0 && <FinishedDeals known={known} />}
        <OwnClock known={known} ahead={ahead} />
        <button
          type="button"
          className="icon-button talk-door"
          aria-label={unread > 0 ? say(O.talkNew, { count: unread }) : say(O.talk)}
          onClick={() => setTalking(true)}
        >
          <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
            <path d="M4 5h16v11H10l-5 4v-4H4z" />
          </svg>
          {unread > 0 && <span className="talk-count">{unread}</span>}
        </button>
        {talking && <TalkSheet {...{ table, known, sitters, guest }} onClose={() => setTalking(false)} />}
      </>
    ),
    strip: (
      <Strip {...{ table, state, known }} person={guest.me?.id ?? null} onTake={() => setTalking(true)} />
    ),
    atSeat: (seat: Seat) => (
      <>
        <SeatClock {...{ known, ahead, seat }} />
        <Coming coming={known.room.seats[seat].coming} />
        <span className="seat-word">
          <Bubble line={bubbles.get(seat)} />
        </span>
      </>
    ),
    dealEnd: <DealPause known={known} ahead={ahead} />,
    matchEnd: <MatchEnd table={table} known={known} letters={letters} />,
    replay: letters && linkTo('log', letters),
  };
  return (
    <>
      <TableFrame time={time} module={module} source={table} parts={parts} />
      {mine && <TurnTitle known={known} ahead={ahead} />}
    </>
  );
}

/** Who takes this bot's seat before the next deal. */
function Coming({ coming }: Pick<RoomSeat, 'coming'>) {
  const say = useSay();
  if (!coming) return null;
  return (
    <span className="seat-coming" title={say(O.comesNext, { name: coming.name })}>
      <FacePicture look={lookOf(coming.person, coming.face)} />
      <span className="seat-coming-name">{coming.name}</span>
    </span>
  );
}

/** That one is a spectator: in words where there is room for them. */
function Watching() {
  const say = useSay();
  return (
    <span className="bar-fact watching">
      <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
        <path d="M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z" />
      </svg>
      <span>{say(O.watch)}</span>
    </span>
  );
}

/** For spectators, where everybody at the table agreed: all hands of the deals that are over. */
function FinishedDeals({ known }: { readonly known: Knowledge }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const { room, view } = known;
  const agreed = room.seats.every(({ kind, openHands }) => kind !== 'person' || openHands);
  const finished = view?.now.sheet.length ?? 0;
  if (!agreed || finished === 0) return null;
  return (
    <>
      <button type="button" className="way bar-fact deals-door" onClick={() => setOpen(true)}>
        <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
          <path d="M4 7.5l7-2 4 12.5-7 2zM13 5h7v13h-4" />
        </svg>
        <span>{say(O.allHands)}</span>
      </button>
      {open && <DealsSheet id={room.id} finished={finished} onClose={() => setOpen(false)} />}
    </>
  );
}

/** While one is asked the tab says so. It is drawn after the frame, so that it has the last word. */
function TurnTitle({ known, ahead }: ClocksProps) {
  const say = useSay();
  const deadline = known.seat < 0 ? null : known.room.seats[known.seat].deadline;
  const now = useServerTime(ahead, deadline !== null);
  const words =
    deadline === null ? say(O.yourTurn) : say(O.turnTitle, { time: sayTime(deadline - now, say) });
  useEffect(() => {
    const before = document.title.replace(/^● /, '');
    document.title = `● ${words} · ${before}`;
    return () => {
      document.title = before;
    };
  }, [words]);
  return null;
}

/** When one is asked: a badge on the app, and for people who switched sounds on, a sound and a short buzz. */
function useNudge(mine: boolean): void {
  useEffect(() => {
    if (!mine) return;
    void navigator.setAppBadge?.(1).catch(() => {});
    if (settingsNow().sound) {
      sound('mine');
      // Without a touch before, browsers refuse to buzz and complain.
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60);
    }
    return () => void navigator.clearAppBadge?.().catch(() => {});
  }, [mine]);
}

/** How many lines came since the talk was last open. */
function useUnread(count: number, talking: boolean): number {
  const seen = useRef(count);
  if (talking) seen.current = count;
  return Math.max(0, count - seen.current);
}
