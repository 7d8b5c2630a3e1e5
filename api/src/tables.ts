/** What is asked and told about tables. Times are milliseconds of the database's clock. */
import * as v from 'valibot';
import { MATCH_EVENT, NOW, OPTIONS, VIEW } from './match.ts';
import { FACE } from './people.ts';
import {
  between,
  GAME,
  type Given,
  HEX32,
  ID,
  INTEGER,
  LEVEL,
  OBSERVER,
  SEAT,
  type Taken,
} from './schema.ts';

/** Seconds, and hours for correspondence. */
export const CLOCK = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({
    kind: v.literal('live'),
    bank: between(0, 7200),
    move: between(1, 600),
    away: between(0, 3600),
  }),
  v.strictObject({ kind: v.literal('correspondence'), hours: between(1, 24 * 14) }),
]);

export const TABLE_INPUT = v.strictObject({
  game: GAME,
  players: between(1, 16),
  options: v.optional(v.record(v.string(), v.unknown()), {}),
  /** Bots that sit down at once, on the last seats. */
  bots: v.optional(v.pipe(v.array(LEVEL), v.maxLength(16)), []),
  public: v.optional(v.boolean(), false),
  rated: v.optional(v.boolean(), false),
  hints: v.optional(v.boolean(), false),
  spectators: v.optional(v.boolean(), true),
  /** Starts by itself when every seat is taken and everybody is ready. */
  auto: v.optional(v.boolean(), false),
  /** Bots give way: a person who comes later may take a bot's seat, before the start at once and in the match between deals. */
  giveWay: v.optional(v.boolean(), false),
  clock: v.optional(CLOCK, { kind: 'none' }),
  /** Seat of the creator; 0 unless told, null to stay standing. */
  seat: v.optional(v.nullable(SEAT), 0),
});
export const QUICK_INPUT = v.strictObject({ game: GAME, players: v.optional(between(1, 16)) });
export const DECISION_INPUT = v.strictObject({
  decision: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
});

/** `code` is what people type to join. */
export const CREATED = v.object({ id: ID, code: v.string() });
/** It is done and stored, at this position of the table's journal. */
export const DONE = v.object({ n: INTEGER });
export const HINT = v.object({
  decisions: v.array(v.object({ decision: v.string(), worth: v.number() })),
});

export const GAME_CARD = v.object({
  id: v.string(),
  rules: INTEGER,
  seats: v.object({ min: INTEGER, max: INTEGER }),
});

/** `open` → `revealing` (contributions to the shuffle are opened) → `playing` → `over`; or `closed`. */
export const STATUS = v.picklist(['open', 'revealing', 'playing', 'over', 'closed']);

/** A table on the list of the lobby. */
export const TABLE_CARD = v.object({
  id: ID,
  code: v.string(),
  game: v.string(),
  players: INTEGER,
  taken: INTEGER,
  names: v.array(v.string()),
  status: STATUS,
  rated: v.boolean(),
  clock: CLOCK,
  created: INTEGER,
});
/** A table where this person sits, and whether it waits for them. */
export const MY_TABLE = v.object({
  ...TABLE_CARD.entries,
  yourTurn: v.boolean(),
  /** Milliseconds until a bot plays for them; null without a clock, or when they are not asked. */
  left: v.nullable(v.number()),
});
export const LOBBY = v.object({ tables: v.array(TABLE_CARD), playing: INTEGER });

/** Somebody who may be named at a table. */
const NAMED = { person: ID, name: v.string(), face: FACE };

export const ROOM_SEAT = v.object({
  kind: v.picklist(['empty', 'person', 'bot']),
  person: v.nullable(ID),
  name: v.string(),
  face: FACE,
  /** The strength of one of the server's own bots. */
  level: v.nullable(LEVEL),
  /** An outside bot: a person with a token. */
  robot: v.boolean(),
  ready: v.boolean(),
  revealed: v.boolean(),
  /** A bot plays for this person until they come back. */
  away: v.boolean(),
  /** A bot has decided for this person: at a rated table they take the last place. */
  replaced: v.boolean(),
  /** Agrees that spectators see all hands of finished deals. */
  openHands: v.boolean(),
  /** Milliseconds left in the bank; null without a live clock. */
  bank: v.nullable(v.number()),
  /** When a bot will play for this seat; null when it is not asked or has no clock. */
  deadline: v.nullable(v.number()),
  /** Milliseconds more where the connection is lost; null without a live clock. */
  grace: v.nullable(v.number()),
  /** Who takes this bot's seat before the next deal. */
  coming: v.nullable(v.object(NAMED)),
});

/** A contribution to the fair shuffle. */
export const SHARE = v.object({
  seat: SEAT,
  commitment: HEX32,
  /** Null until it is revealed. */
  reveal: v.nullable(HEX32),
  /** The first deal that it counts for. */
  from: v.nullable(INTEGER),
});

const PAUSE = { about: v.literal('pause') };
const TAKEBACK = { about: v.literal('takeback'), seat: SEAT };
const TAKEOVER = { about: v.literal('takeover'), seat: SEAT, person: ID };
const CLOSE = { about: v.literal('close') };
export const VOTE_ABOUT = v.variant('about', [
  v.object(PAUSE),
  v.object(TAKEBACK),
  v.object(TAKEOVER),
  v.object(CLOSE),
]);

/** `name` is what a newcomer who asks for a seat is called, or the host who asks to close; empty where a seat asks. */
const VOTES = { yes: v.array(SEAT), name: v.string() };
export const VOTE = v.variant('about', [
  v.object({ ...PAUSE, ...VOTES }),
  v.object({ ...TAKEBACK, ...VOTES }),
  v.object({ ...TAKEOVER, ...VOTES }),
  v.object({ ...CLOSE, ...VOTES }),
]);

/** A table without its cards: the same for everybody who looks. */
export const ROOM = v.object({
  id: ID,
  code: v.string(),
  game: v.string(),
  rules: INTEGER,
  players: INTEGER,
  options: OPTIONS,
  status: STATUS,
  host: ID,
  public: v.boolean(),
  rated: v.boolean(),
  hints: v.boolean(),
  spectators: v.boolean(),
  auto: v.boolean(),
  giveWay: v.boolean(),
  clock: CLOCK,
  /** C of the fair deal, published before anyone sits. */
  commitment: HEX32,
  /** S, once the match is over or closed. */
  secret: v.nullable(HEX32),
  shares: v.array(SHARE),
  seats: v.array(ROOM_SEAT),
  paused: v.boolean(),
  /** True between two deals; `dealAt` says when the next one starts by itself. */
  betweenDeals: v.boolean(),
  dealAt: v.nullable(v.number()),
  votes: v.array(VOTE),
  muted: v.array(ID),
  rematch: v.nullable(ID),
});

export const REACTION = v.picklist(['hello', 'nice', 'wow', 'oops', 'thanks', 'think', 'sorry', 'bye']);

const CHAT = v.object({
  t: v.literal('chat'),
  person: ID,
  seat: OBSERVER,
  text: v.string(),
  name: v.string(),
});
/** The same with its position in the journal. */
const CHAT_LINE = v.object({ ...CHAT.entries, n: INTEGER });
const BALLOT = { t: v.literal('vote'), voter: OBSERVER, yes: v.boolean() };

/** What happened to the table beside the cards. */
export const ROOM_EVENT = v.variant('t', [
  v.object({ t: v.literal('open'), person: ID }),
  v.object({ t: v.literal('sit'), seat: SEAT, person: ID, openHands: v.boolean() }),
  v.object({ t: v.literal('bot'), seat: SEAT, level: LEVEL }),
  v.object({ t: v.literal('stand'), seat: SEAT }),
  /** Somebody takes a bot's seat before the next deal, or no more. */
  v.object({ t: v.literal('claim'), seat: SEAT, person: ID, openHands: v.boolean() }),
  v.object({ t: v.literal('unclaim'), seat: SEAT }),
  v.object({ t: v.literal('ready'), seat: SEAT, commitment: HEX32 }),
  v.object({ t: v.literal('start') }),
  v.object({ t: v.literal('reveal'), seat: SEAT, reveal: HEX32 }),
  CHAT,
  v.object({ t: v.literal('react'), person: ID, seat: OBSERVER, reaction: REACTION }),
  v.object({ t: v.literal('mute'), person: ID, on: v.boolean() }),
  v.variant('about', [
    v.object({ ...BALLOT, ...PAUSE }),
    v.object({ ...BALLOT, ...TAKEBACK }),
    v.object({ ...BALLOT, ...TAKEOVER }),
    v.object({ ...BALLOT, ...CLOSE }),
  ]),
  v.object({ t: v.literal('resume'), seat: SEAT }),
  v.object({ t: v.literal('grace'), seat: SEAT, ms: v.number() }),
  v.object({ t: v.literal('absent'), seat: SEAT }),
  v.object({ t: v.literal('back'), seat: SEAT }),
  v.object({ t: v.literal('end'), secret: HEX32 }),
  v.object({ t: v.literal('close'), why: v.picklist(['host', 'admin', 'abandoned']), secret: HEX32 }),
  v.object({ t: v.literal('rematch'), table: ID }),
]);

/** Who is connected; has no position. Those without a seat are named before the start alone. */
export const PRESENCE = v.object({
  seats: v.array(v.boolean()),
  spectators: INTEGER,
  visitors: v.array(v.object(NAMED)),
});

/** Whose eyes a catch-up is for; has no position. Whoever believed to sit elsewhere must look at the table anew. */
export const EYES = v.object({ seat: OBSERVER });

/** One position of the journal, as one observer may know it. The SSE `id` is `n`. */
export const MESSAGE = v.object({
  n: INTEGER,
  event: v.union([MATCH_EVENT, ROOM_EVENT]),
  /** The database's clock when it happened. */
  at: INTEGER,
  /** The cards as they lie now; missing when nothing about them changed, or in the middle of a catch-up. */
  now: v.exactOptional(NOW),
  /** The table around the cards; missing when nothing about it changed. */
  room: v.exactOptional(ROOM),
  /** Deadlines by seat after a decision, where the table has a clock: [deadline, bank]. */
  clock: v.exactOptional(v.array(v.tuple([v.nullable(v.number()), v.nullable(v.number())]))),
});

/**
 * Everything one observer knows (`event: whole`): the first message of a stream without `Last-Event-ID`, of one whose caller has changed
 * seats since that position, and what a listener hears when their seat changes.
 */
export const WHOLE = v.object({
  n: INTEGER,
  at: INTEGER,
  /** The seat of who asks; −1 for a spectator. */
  seat: OBSERVER,
  room: ROOM,
  /** Null before the first deal. */
  view: v.nullable(VIEW),
  presence: PRESENCE,
  /** The last lines of the chat, with their positions. */
  chat: v.array(CHAT_LINE),
});

export type Clock = Given<typeof CLOCK>;
export type TableInput = Taken<typeof TABLE_INPUT>;
export type Created = Given<typeof CREATED>;
export type Done = Given<typeof DONE>;
export type HintAnswer = Given<typeof HINT>;
export type Status = Given<typeof STATUS>;
export type TableCard = Given<typeof TABLE_CARD>;
export type MyTable = Given<typeof MY_TABLE>;
export type Lobby = Given<typeof LOBBY>;
export type RoomSeat = Given<typeof ROOM_SEAT>;
export type Share = Given<typeof SHARE>;
export type VoteAbout = Given<typeof VOTE_ABOUT>;
export type Vote = Given<typeof VOTE>;
export type Room = Given<typeof ROOM>;
export type Reaction = Given<typeof REACTION>;
export type RoomEvent = Given<typeof ROOM_EVENT>;
export type Presence = Given<typeof PRESENCE>;
export type Message = Given<typeof MESSAGE>;
export type ChatLine = Given<typeof CHAT_LINE>;
export type Whole = Given<typeof WHOLE>;
