/** What is asked and told about people. */
import * as v from 'valibot';
import { written } from './cleanText.ts';
import { REASONS, WARNING } from './moderation.ts';
import { PASSKEY } from './passkeys.ts';
import { type Given, ID, INTEGER, SEAT, type Taken } from './schema.ts';

/** Letters, digits and signs of any language, cleaned of what cannot be seen. */
export const NAME_INPUT = v.strictObject({
  name: v.pipe(
    written(24, 'a name has at most 24 letters', 'a name needs a letter that can be seen'),
    v.transform((name) => name.replace(/\s+/gu, ' ')),
  ),
});

/** The drawings that a person can choose from. */
export const FACES = [
  'fox',
  'cat',
  'owl',
  'bear',
  'rabbit',
  'frog',
  'panda',
  'penguin',
  'koala',
  'mouse',
  'lion',
  'pig',
  'dog',
  'chick',
  'octopus',
  'whale',
] as const;
/** The face that a person has chosen; null where they have not, and one follows from their id. */
export const FACE = v.nullable(v.picklist(FACES));

/** A face that is left out stays as it is. */
export const ME_INPUT = v.strictObject({ ...NAME_INPUT.entries, face: v.optional(FACE) });

export const RECOVERY_INPUT = v.strictObject({
  code: v.pipe(v.string(), v.maxLength(40)),
  /** The person's other devices stay signed in; unless told, whoever has stolen a cookie is out. */
  keepOthers: v.optional(v.boolean(), false),
});

const PUSH_SECRET = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_=-]{16,120}$/, 'give the key as the browser does'),
);

/** True for a name that somebody has registered: no number, and nothing of the own network. */
const isPublicHost = (host: string): boolean =>
  host.includes('.') && !/^\[|^[\d.]+$|\.(local|internal|lan|home|localhost)$/.test(host);

/** Only public https addresses: the server must not send requests into its own network. */
const PUSH_ENDPOINT = v.pipe(
  v.string(),
  v.maxLength(600),
  v.url('give the endpoint as the browser does'),
  v.check((text) => {
    const { protocol, hostname, port, username } = new URL(text);
    return protocol === 'https:' && port === '' && username === '' && isPublicHost(hostname);
  }, 'give the https address of a push service'),
  v.transform((text) => new URL(text).href),
);

export const PUSH_INPUT = v.strictObject({
  endpoint: PUSH_ENDPOINT,
  keys: v.strictObject({ p256dh: PUSH_SECRET, auth: PUSH_SECRET }),
});

export const ME = v.object({
  id: ID,
  name: v.string(),
  face: FACE,
  robot: v.boolean(),
  hasRecovery: v.boolean(),
});
export const RECOVERY_CODE = v.object({ code: v.string() });
export const BOT_TOKEN = v.object({
  id: ID,
  name: v.string(),
  /** Shown once. Send it as `Authorization: Bearer …`. */
  token: v.exactOptional(v.string()),
});
/** The host's public VAPID key. */
export const PUSH_KEY = v.object({ key: v.string() });

/** What somebody lacks for a place on the leaderboard: see docs/ladder.md. */
export const MISSING = v.variant('what', [
  /** Matches that count, and households to play against. */
  v.object({ what: v.literal('matches'), more: INTEGER }),
  v.object({ what: v.literal('households'), more: INTEGER }),
  /** The rating is still too uncertain. */
  v.object({ what: v.literal('certainty') }),
  /** They play in a circle that keeps to itself. */
  v.object({ what: v.literal('circle') }),
  /** They have not played this season. */
  v.object({ what: v.literal('lately') }),
]);

export const RATING = v.object({
  game: v.string(),
  /** What the leaderboard sorts by: mu − 3 sigma, but no higher than those allow whom they have beaten. */
  ordinal: v.number(),
  mu: v.number(),
  sigma: v.number(),
  played: INTEGER,
  won: INTEGER,
  /** Nothing for those who are ranked. */
  missing: v.array(MISSING),
});

export const HISTORY_LINE = v.object({
  table: ID,
  game: v.string(),
  at: INTEGER,
  seat: SEAT,
  players: INTEGER,
  place: INTEGER,
  points: v.number(),
  rated: v.boolean(),
  /** At a rated table: a bot had to play for them, so that they took the last place. */
  left: v.boolean(),
  /** What was believed of their strength after it, and how far that may be wrong; null where it moved nothing. */
  rating: v.nullable(v.object({ mu: v.number(), sigma: v.number() })),
});

/** Somebody with whom one has finished matches: how many, and how often one came before them, or level with them. */
export const FRIEND = v.object({
  person: ID,
  name: v.string(),
  face: FACE,
  robot: v.boolean(),
  matches: INTEGER,
  ahead: INTEGER,
  level: INTEGER,
  last: INTEGER,
});

export const PROFILE = v.object({
  id: ID,
  name: v.string(),
  face: FACE,
  robot: v.boolean(),
  since: INTEGER,
  ratings: v.array(RATING),
  statistics: v.array(v.object({ game: v.string(), played: INTEGER, won: INTEGER, meanPlace: v.number() })),
  history: v.array(HISTORY_LINE),
});

export const LEADERBOARD_LINE = v.object({
  ...RATING.entries,
  rank: INTEGER,
  person: ID,
  name: v.string(),
  face: FACE,
  robot: v.boolean(),
});

/** Everything that is kept about a person. */
export const PERSONAL_DATA = v.object({
  me: ME,
  ratings: v.array(RATING),
  history: v.array(HISTORY_LINE),
  chat: v.array(v.object({ table: ID, at: INTEGER, text: v.string() })),
  /** Where they have lately played rated matches from: a keyed hash, kept for a month. */
  households: v.array(v.object({ household: v.string(), at: INTEGER })),
  /** Where they were last seen: keyed hashes, kept for a month. */
  whereabouts: v.array(v.object({ address: v.string(), network: v.nullable(v.string()), at: INTEGER })),
  passkeys: v.array(PASSKEY),
  warnings: v.array(WARNING),
  mutedUntil: v.nullable(INTEGER),
  /** Whom they have reported. */
  reports: v.array(v.object({ person: ID, at: INTEGER, reason: v.picklist(REASONS), words: v.string() })),
});

export type Face = (typeof FACES)[number];
export type Me = Given<typeof ME>;
export type RecoveryCode = Given<typeof RECOVERY_CODE>;
export type BotToken = Given<typeof BOT_TOKEN>;
export type PushInput = Taken<typeof PUSH_INPUT>;
export type PushKey = Given<typeof PUSH_KEY>;
export type Missing = Given<typeof MISSING>;
export type Rating = Given<typeof RATING>;
export type HistoryLine = Given<typeof HISTORY_LINE>;
export type Friend = Given<typeof FRIEND>;
export type Profile = Given<typeof PROFILE>;
export type LeaderboardLine = Given<typeof LEADERBOARD_LINE>;
export type PersonalData = Given<typeof PERSONAL_DATA>;
