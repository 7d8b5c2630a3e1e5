import type {
  ChatLine,
  MatchEvent,
  Message,
  Observer,
  Presence,
  Room,
  RoomEvent,
  View,
  Whole,
} from '@overtrick/api';

export type ReactLine = Extract<RoomEvent, { t: 'react' }> & { readonly n: number };

/** Everything this page has been told of a table. Immutable: every message makes a new one. */
export interface Knowledge {
  readonly n: number;
  readonly seat: Observer;
  readonly room: Room;
  /** Null before the first deal. */
  readonly view: View | null;
  /** Events that have come without the cards they led to: the middle of a catch-up. */
  readonly untold: readonly MatchEvent[];
  readonly presence: Presence;
  readonly chat: readonly ChatLine[];
  /** The last reactions, newest last. */
  readonly reactions: readonly ReactLine[];
}

const MOST_CHAT = 200;
const MOST_REACTIONS = 8;

/** A table as it is told at first. */
export const fromWhole = ({ n, seat, room, view, presence, chat }: Whole): Knowledge => ({
  n,
  seat,
  room,
  view,
  untold: [],
  presence,
  chat,
  reactions: [],
});

/** What is known after one more message; null when one is missing in between. */
export function afterMessage(known: Knowledge, message: Message): Knowledge | null {
  const { n, event, now } = message;
  if (n <= known.n) return known;
  if (n !== known.n + 1) return null;
  const room = withClock(message.room ?? known.room, message.clock);
  const next: Knowledge = { ...known, n, room };
  if (isMatchEvent(event)) {
    const untold = [...known.untold, event];
    return now ? withNow({ ...next, untold }, now) : { ...next, untold };
  }
  const told = now && (known.view || known.untold.length > 0) ? withNow(next, now) : next;
  if (event.t === 'chat') return { ...told, chat: [...known.chat, { ...event, n }].slice(-MOST_CHAT) };
  if (event.t === 'react') {
    return { ...told, reactions: [...known.reactions, { ...event, n }].slice(-MOST_REACTIONS) };
  }
  return told;
}

const isMatchEvent = (event: Message['event']): event is MatchEvent =>
  event.t === 'deal' || event.t === 'choice';

/** The cards as they lie now, and the events that led there. */
function withNow(known: Knowledge, now: View['now']): Knowledge {
  const { room, seat, view, untold } = known;
  const { game, rules, players, options } = room;
  const past = [...(view?.past ?? []), ...untold];
  return { ...known, view: { game, rules, players, options, seat, now, past }, untold: [] };
}

function withClock(room: Room, clock: Message['clock']): Room {
  if (!clock) return room;
  const seats = room.seats.map((seat, at) => ({ ...seat, deadline: clock[at][0], bank: clock[at][1] }));
  return { ...room, seats };
}
