import type { Level } from '@overtrick/api';
import { USUAL_LEVEL } from '@overtrick/match';
import { useEffect, useState } from 'react';
import { PageFrame } from '../app/PageFrame.tsx';
import { goTo, linkTo } from '../app/route.ts';
import { GAMES } from '../look/games.ts';
import { SwitchField } from '../parts/SwitchField.tsx';
import { PushField } from '../people/PushField.tsx';
import { SHELF } from '../shelf/shelf.ts';
import type { Knowledge } from '../source/network/knowledge.ts';
import type { NetworkState, NetworkTable } from '../source/network/networkTable.ts';
import { useSay } from '../words/SayContext.tsx';
import { explainClock } from './clock.ts';
import { Invite } from './Invite.tsx';
import { LastReaction } from './LastReaction.tsx';
import { NameField } from './NameField.tsx';
import { sayProblem } from './problems.ts';
import { SeatList } from './SeatList.tsx';
import { Talk } from './Talk.tsx';
import type { Guest } from './useGuest.ts';
import { Visitors } from './Visitors.tsx';
import { W } from './words.ts';
import '../parts/fields.css';
import '../setup/setup.css';
import './friends.css';
import './room.css';

type RoomScreenProps = {
  readonly table: NetworkTable;
  readonly state: NetworkState;
  readonly known: Knowledge;
  readonly guest: Guest;
};

/** A table before its match: who comes, who is ready, and the start. */
export function RoomScreen({ table, state, known, guest }: RoomScreenProps) {
  const say = useSay();
  const { room, seat } = known;
  const game = GAMES.find((each) => each === room.game);
  const isHost = guest.me !== null && guest.me.id === room.host;
  const free = room.seats.filter(({ kind }) => kind === 'empty').length;
  const [wantsOpen, setWantsOpen] = useState(false);
  /** Of the bots that are seated next: as of those who sit here. */
  const level = room.seats.findLast((each) => each.level !== null)?.level ?? USUAL_LEVEL;
  const openHands = seat >= 0 ? room.seats[seat].openHands : wantsOpen;
  useAutoReady(table, known);

  /** Sits down as somebody; the stream must be opened again, because it was opened by nobody. */
  async function sit(wanted: number): Promise<void> {
    const stranger = guest.me === null;
    if (!(await guest.enter())) return;
    await table.act('sit', { seat: wanted, openHands });
    if (stranger) table.lookAgain();
  }

  function agree(open: boolean): void {
    setWantsOpen(open);
    if (seat >= 0) void table.act('sit', { seat, openHands: open });
  }

  async function seatBot(at: number, how: Level = level): Promise<void> {
    await table.act('bot', { seat: at, level: how });
  }

  async function fill(): Promise<void> {
    for (const [at, { kind }] of room.seats.entries()) {
      if (kind === 'empty') await seatBot(at);
    }
  }

  async function close(): Promise<void> {
    if ((await table.act('close', {})).ok) goTo(linkTo('friends'), true);
  }

  const facts = [
    say(room.public ? W.openToAll : W.byLink),
    ...(room.rated ? [say(W.rated)] : []),
    explainClock(room.clock, say),
    ...(room.giveWay ? [say(W.giveWayShort)] : []),
  ];
  return (
    <PageFrame title={game ? say(SHELF[game].name) : say(W.title)} {...(game && { game })}>
      <p className="friends-about">{facts.join(' · ')}</p>
      {room.rated && <p className="friends-about">{say(W.ratedCounts)}</p>}
      {seat < 0 && !guest.me && <NameField guest={guest} />}
      {seat >= 0 && <Invite id={room.id} code={room.code} />}
      <section className="field room">
        <h2>{say(W.seats)}</h2>
        <Visitors visitors={known.presence.visitors} me={guest.me?.id ?? null} />
        <SeatList
          known={known}
          sitters={state.sitters}
          isHost={isHost}
          onSit={(wanted) => void sit(wanted)}
          onBot={(wanted, how) => void seatBot(wanted, how)}
          onRemove={(wanted) => void table.act('remove', { seat: wanted })}
        />
        <div role="status">
          <LastReaction known={known} sitters={state.sitters} />
        </div>
        <div className="room-ways">
          {isHost && free > 1 && !room.rated && (
            <button type="button" className="way" onClick={() => void fill()}>
              {say(W.fill)}
            </button>
          )}
          {seat >= 0 && (
            <button type="button" className="way" onClick={() => void table.act('stand', {})}>
              {say(W.stand)}
            </button>
          )}
          {isHost && (
            <button type="button" className="way" onClick={() => void close()}>
              {say(W.closeTable)}
            </button>
          )}
        </div>
      </section>
      {room.spectators && (
        <SwitchField name={say(W.openHands)} about={say(W.openHandsAbout)} on={openHands} onChange={agree} />
      )}
      {room.clock.kind === 'correspondence' && seat >= 0 && <PushField />}
      {seat < 0 && <Invite id={room.id} code={room.code} />}
      <section className="field">
        <Talk table={table} known={known} sitters={state.sitters} me={guest.me} />
      </section>
      <RoomGo table={table} state={state} known={known} isHost={isHost} />
    </PageFrame>
  );
}

/** Where a table starts by itself nobody has to say that they are ready: who sits there wants to play. */
function useAutoReady(table: NetworkTable, { room, seat }: Knowledge): void {
  const owed = room.auto && seat >= 0 && !room.seats[seat].ready;
  useEffect(() => {
    if (owed) void table.ready();
  }, [owed, table]);
}

type RoomGoProps = Omit<RoomScreenProps, 'guest'> & { readonly isHost: boolean };

/** The one thing to do next: ready, start, or wait. */
function RoomGo({ table, state, known, isHost }: RoomGoProps) {
  const say = useSay();
  const { room, seat } = known;
  const ready = seat >= 0 && room.seats[seat].ready;
  const free = room.seats.some(({ kind }) => kind === 'empty');
  const everybody = room.seats.every(({ kind, ready: is }) => kind !== 'person' || is);
  const waits = free
    ? isHost
      ? W.waitSeats
      : room.auto
        ? W.waitAuto
        : W.waitReady
    : !everybody
      ? W.waitReady
      : isHost
        ? null
        : W.waitHost;
  const about = room.auto && seat >= 0 ? W.waitAuto : seat < 0 ? W.chooseSeat : ready ? waits : W.readyAbout;
  return (
    <div className="setup-go room-go">
      <p className="room-about" role="status">
        {state.connection === 'lost' ? (
          <strong>{say(W.lost)}</strong>
        ) : state.problem ? (
          <strong>{sayProblem(state.problem, say)}</strong>
        ) : (
          about && say(about)
        )}
      </p>
      {seat >= 0 && !ready && !room.auto && (
        <button type="button" className="go" onClick={() => void table.ready()}>
          {say(W.ready)}
        </button>
      )}
      {isHost && !room.auto && (ready || seat < 0) && (
        <button
          type="button"
          className="go"
          disabled={free || !everybody}
          onClick={() => void table.act('start', {})}
        >
          {say(W.start)}
        </button>
      )}
    </div>
  );
}
