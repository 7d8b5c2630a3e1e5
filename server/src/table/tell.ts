import type { ChatLine, PersonId, Presence, Room, RoomEvent, VoteAbout, Whole } from '@overtrick/api';
import { awaitsDeal, isOver, type Observer, writeEvent, writeNow, writeView } from '@overtrick/engine';
import type { Line, Listener } from './listener.ts';
import type { LiveTable } from './live.ts';

const CHAT_LINES = 50;
/** Whoever has missed more letters than this gets everything as it is now instead of every step: far more than a whole match has. */
const MOST_MISSED = 256 * 1024;
/** Visitors who are named; all are counted. */
const MOST_VISITORS = 20;
const QUIET: ReadonlySet<string> = new Set(['chat', 'react']);

/** The room as everybody sees it. */
export function makeRoom(live: LiveTable, dealPause: number): Room {
  const { room, match } = live;
  const { setup } = room;
  const state = match?.state;
  const between = state !== undefined && room.status === 'playing' && awaitsDeal(state);
  const { game, rules, players, options, code, rated, hints, spectators, auto, clock, commitment } = setup;
  const { giveWay = false } = setup;
  return {
    id: room.id,
    code,
    game,
    rules,
    players,
    options,
    status: room.status,
    host: room.host,
    public: setup.public,
    rated,
    hints,
    spectators,
    auto,
    giveWay,
    clock,
    commitment,
    secret: room.secret,
    shares: room.shares.all,
    seats: room.seats.map((seat, at) => {
      const face = seat.person === null ? undefined : live.faces.get(seat.person);
      return {
        kind: seat.kind,
        person: seat.person,
        name: face?.name ?? '',
        face: face?.face ?? null,
        level: seat.level,
        robot: face?.robot ?? false,
        ready: seat.kind === 'bot' || room.shares.all.some((share) => share.seat === at),
        revealed: room.shares.all.some((share) => share.seat === at && share.reveal !== null),
        away: seat.away,
        replaced: seat.replaced,
        openHands: seat.openHands,
        bank: clock.kind === 'live' ? seat.bank : null,
        deadline: room.deadline(seat),
        grace: clock.kind === 'live' ? seat.grace : null,
        coming: named(live, room.claims.get(at)?.person),
      };
    }),
    paused: room.pausedAt > 0,
    betweenDeals: between,
    dealAt: between ? live.at + dealPause : null,
    votes: room.votes.map(({ by, ...vote }) => ({
      ...vote,
      yes: [...by].map((person) => room.seatOf(person)).filter((seat) => seat >= 0),
      name: askerOf(live, vote),
    })),
    muted: [...room.muted],
    rematch: room.rematch,
  };
}

/** Somebody with name and face; null for nobody. */
function named({ faces }: LiveTable, person: PersonId | undefined): Presence['visitors'][number] | null {
  const known = person === undefined ? undefined : faces.get(person);
  return person !== undefined && known ? { person, name: known.name, face: known.face } : null;
}

/** What somebody is called who asks for what is not their own seat's. */
function askerOf({ faces, room }: LiveTable, vote: VoteAbout): string {
  if (vote.about === 'takeover') return faces.get(vote.person)?.name ?? '';
  return vote.about === 'close' ? (faces.get(room.host)?.name ?? '') : '';
}

/** Whoever looks on. Before the start those at the table see who comes; whoever watches a match is not named. */
export function makePresence(live: LiveTable): Presence {
  const seats = live.room.seats.map(({ person }) => person !== null && live.elsewhere.has(person));
  let spectators = 0;
  for (const { observer } of live.listeners) {
    if (observer < 0) spectators++;
    else seats[observer] = true;
  }
  return { seats, spectators, visitors: live.room.status === 'open' ? visitorsOf(live) : [] };
}

/** People who look at a table where they have no seat, here or at another node. */
function visitorsOf(live: LiveTable): Presence['visitors'] {
  const people = new Set([...[...live.listeners].map(({ person }) => person), ...live.elsewhere]);
  const visitors: Presence['visitors'][number][] = [];
  for (const person of people) {
    const known = person !== null && live.room.seatOf(person) < 0 ? named(live, person) : null;
    if (known?.name && visitors.push(known) >= MOST_VISITORS) break;
  }
  return visitors;
}

/** Everything one observer knows. */
export function makeWhole(live: LiveTable, observer: Observer, dealPause: number): Whole {
  const chat: ChatLine[] = [];
  for (let at = live.history.length - 1; at >= 0 && chat.length < CHAT_LINES; at--) {
    const event = live.history[at];
    if (typeof event !== 'number' && event.t === 'chat') chat.unshift({ ...withName(live, event), n: at });
  }
  return {
    n: live.n,
    at: live.at,
    seat: observer,
    room: makeRoom(live, dealPause),
    view: live.match ? writeView(live.game, live.match.view(observer)) : null,
    presence: makePresence(live),
    chat,
  };
}

/** What a listener gets first, and when it can no longer be told step by step. */
const sayWhole = (live: LiveTable, observer: Observer, dealPause: number): string =>
  `event: whole\nid: ${live.n}\ndata: ${JSON.stringify(makeWhole(live, observer, dealPause))}\n\n`;

/** Begins to tell somebody: everything after a position, or all there is to know. */
export function listen(
  live: LiveTable,
  person: PersonId | null,
  after: number | null,
  line: Line,
  dealPause: number,
): Listener {
  const observer = live.room.seatOf(person);
  const listener = { ...line, person, observer };
  const missed =
    after !== null && isKnown(live, person, after) ? sayAfter(live, observer, after, dealPause) : null;
  line.send(missed ?? sayWhole(live, observer, dealPause));
  live.listeners.add(listener);
  return listener;
}

/** True when what was told up to this position still holds, and was told to the same eyes. */
const isKnown = ({ n, wholeUntil, movedAt }: LiveTable, person: PersonId | null, after: number): boolean =>
  after <= n && after >= wholeUntil && after >= (person === null ? -1 : (movedAt.get(person) ?? -1));

/**
 * Whose eyes these are, and everything after a position; the cards and the room as they are now come with the last. Null when that is too
 * much to be sent at once.
 */
function sayAfter(live: LiveTable, observer: Observer, after: number, dealPause: number): string | null {
  let text = `event: seat\ndata: {"seat":${observer}}\n\n`;
  for (let n = after + 1; n < live.n; n++) {
    text += frame(n, `{"n":${n},"at":${live.at},"event":${sayEvent(live, observer, n)}}`);
    if (text.length > MOST_MISSED) return null;
  }
  if (after === live.n) return text;
  const now = live.match ? `,"now":${JSON.stringify(writeNow(live.game, live.match.now(observer)))}` : '';
  const room = `,"room":${JSON.stringify(makeRoom(live, dealPause))}`;
  return (
    text +
    frame(live.n, `{"n":${live.n},"at":${live.at},"event":${sayEvent(live, observer, live.n)}${now}${room}}`)
  );
}

/** Tells every listener what has just happened; a message is made once for each observer. */
export function tell(live: LiveTable, dealPause: number): void {
  if (live.listeners.size === 0) return;
  if (live.wholeUntil === live.n) {
    for (const listener of live.listeners) listener.send(sayWhole(live, listener.observer, dealPause));
    return;
  }
  const event = live.history[live.n];
  const head = `{"n":${live.n},"at":${live.at},"event":`;
  const tail = sayTail(live, event, dealPause);
  const { match, game, room } = live;
  const written: string[] = [];
  let somebodyMoved = false;
  for (const listener of live.listeners) {
    const hasMoved = moved(live, listener);
    somebodyMoved ||= hasMoved;
    if (room.shutsOut(listener.person)) {
      live.listeners.delete(listener);
      listener.end();
      continue;
    }
    if (hasMoved) {
      listener.send(sayWhole(live, listener.observer, dealPause));
      continue;
    }
    const { observer } = listener;
    written[observer + 1] ??= frame(
      live.n,
      `${head}${sayEvent(live, observer, live.n)}${
        typeof event === 'number' && match
          ? `,"now":${JSON.stringify(writeNow(game, match.now(observer)))}`
          : ''
      }${tail}`,
    );
    listener.send(written[observer + 1]);
  }
  if (somebodyMoved) tellPresence(live);
}

/** Sends the room to everybody after a change that has no position: a new name. */
export function tellRoom(live: LiveTable, dealPause: number): void {
  const text = `event: room\ndata: ${JSON.stringify(makeRoom(live, dealPause))}\n\n`;
  for (const listener of live.listeners) listener.send(text);
}

/** Tells everybody who has come or gone. */
export function tellPresence(live: LiveTable): void {
  const text = `event: presence\ndata: ${JSON.stringify(makePresence(live))}\n\n`;
  for (const listener of live.listeners) listener.send(text);
}

/** Follows a person to another seat; true when the observer has changed. */
function moved(live: LiveTable, listener: Listener): boolean {
  const observer = live.room.seatOf(listener.person);
  if (observer === listener.observer) return false;
  listener.observer = observer;
  return true;
}

const frame = (n: number, data: string): string => `id: ${n}\ndata: ${data}\n\n`;

/** The part of a message after the event, which is the same for everybody. */
function sayTail(live: LiveTable, event: RoomEvent | number, dealPause: number): string {
  const { room, match } = live;
  if (typeof event !== 'number') {
    return QUIET.has(event.t) ? '}' : `,"room":${JSON.stringify(makeRoom(live, dealPause))}}`;
  }
  const state = match?.state;
  const last = match?.record(-1)[event];
  const turned = last?.t === 'deal' || (state && (awaitsDeal(state) || isOver(state)));
  if (turned) return `,"room":${JSON.stringify(makeRoom(live, dealPause))}}`;
  if (room.clock.kind === 'none') return '}';
  const clocks = room.seats.map((seat) => [
    room.deadline(seat),
    room.clock.kind === 'live' ? seat.bank : null,
  ]);
  return `,"clock":${JSON.stringify(clocks)}}`;
}

function sayEvent(live: LiveTable, observer: Observer, n: number): string {
  const event = live.history[n];
  if (typeof event !== 'number') return JSON.stringify(event.t === 'chat' ? withName(live, event) : event);
  const told = live.match?.record(observer)[event];
  return JSON.stringify(told && writeEvent(live.game, told));
}

const withName = (live: LiveTable, event: Extract<RoomEvent, { t: 'chat' }>) => ({
  ...event,
  name: live.faces.get(event.person)?.name ?? '',
});
