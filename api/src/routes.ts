import * as v from 'valibot';
import { written } from './cleanText.ts';
import { ADMIN_STATE, ADMIN_WATCH, BAN_INPUT, HEALTH, OPENAPI } from './host.ts';
import { DEAL_TEXT, MATCH_LOG } from './match.ts';
import {
  BOT_TOKEN,
  LEADERBOARD_LINE,
  ME,
  NAME_INPUT,
  PERSONAL_DATA,
  PROFILE,
  PUSH_INPUT,
  PUSH_KEY,
  RECOVERY_CODE,
  RECOVERY_INPUT,
} from './people.ts';
import { type ProblemCode, REFUSALS } from './problems.ts';
import { EMPTY, HEX32, ID, LEVEL, SEAT } from './schema.ts';
import {
  CREATED,
  DECISION_INPUT,
  DONE,
  EYES,
  GAME_CARD,
  HINT,
  LOBBY,
  MESSAGE,
  MY_TABLE,
  PRESENCE,
  QUICK_INPUT,
  REACTION,
  ROOM,
  TABLE_INPUT,
  WHOLE,
} from './tables.ts';

/** All that there is to know about a route beside its method and path, which are its name. */
export interface Route {
  /** One line for the API page. */
  readonly about: string;
  /** True when nobody in particular may call it. */
  readonly open?: true;
  /** True when only the host may call it, with the admin token in the header `Overtrick-Admin`. */
  readonly admin?: true;
  /** True when it is answered only on the host's machine, or with the token for metrics or the admin's. */
  readonly local?: true;
  /** True when it is answered at any time: while the server drains, to old pages, and from pages of other sites. */
  readonly always?: true;
  /** True when a repeated key gets the answer that was given the first time; acts see to that by the journal. */
  readonly once?: true;
  /** How many of the caller's requests it counts for; 1 unless told. */
  readonly cost?: number;
  /** What may follow the `?`: texts, as they come. */
  readonly query?: v.ObjectSchema<
    Readonly<Record<string, v.GenericSchema<string | undefined, unknown>>>,
    undefined
  >;
  /** What the body must be. */
  readonly input?: v.GenericSchema;
  /** What it answers. */
  readonly output?: v.GenericSchema;
  /** The media type of an answer that is text; it is JSON unless told. */
  readonly text?: string;
  /** True when it answers 201 where it has made something. */
  readonly makes?: true;
  /** What a stream tells, by the name of the event, in place of one answer. */
  readonly events?: Readonly<Record<string, v.GenericSchema>>;
  /** What it can be refused with, beside what every request can be. */
  readonly problems: readonly ProblemCode[];
}

const NOTHING = v.strictObject({});
const YES = v.optional(v.boolean(), true);
const ONE_GAME = v.object({ game: v.optional(v.string()) });
/** Text that is no position asks for everything. */
const AFTER = v.object({ after: v.optional(v.pipe(v.string(), v.transform(Number))) });

const TEXT = v.string();
const HTML = 'text/html; charset=utf-8';
/** For the tools of hosts; asking often costs nothing. */
const TOOL = { open: true, always: true, cost: 0 } as const;
const PAGE = { open: true, always: true } as const;
const ADMIN = { open: true, always: true, admin: true, cost: 5 } as const;

const NEW_TABLE = ['rated', 'needs-clock', 'too-many-bots', 'too-many-tables', 'gone', ...REFUSALS] as const;

/** An act at a table, which is written into its journal. */
const act = <I extends v.GenericSchema, const P extends readonly ProblemCode[]>(
  about: string,
  input: I,
  problems: P,
) => ({
  about,
  input,
  output: DONE,
  problems: ['no-such-table', 'busy', 'closed', 'talked-out', ...problems] as const,
});

/**
 * Every route of a server by its method and path; only the files of the web app are not here. Router, checks, OpenAPI document, client and
 * the words for every problem come from this table. Every POST takes JSON and may carry an `Idempotency-Key`; the same key gets the same
 * answer.
 */
export const ROUTES = {
  'GET /api/me': { about: 'Who you are.', open: true, output: ME, problems: ['nobody'] },
  'POST /api/me': {
    about: 'Become a guest, or change your name. A new guest gets a cookie.',
    open: true,
    once: true,
    cost: 5,
    input: NAME_INPUT,
    output: ME,
    makes: true,
    problems: ['nobody'],
  },
  'DELETE /api/me': {
    about: 'Delete your data; in the logs of others a nameless seat is left.',
    cost: 20,
    output: EMPTY,
    problems: [],
  },
  'GET /api/me/export': {
    about: 'Everything that is kept about you.',
    cost: 20,
    output: PERSONAL_DATA,
    problems: [],
  },
  'POST /api/me/recovery': {
    about: 'A code that brings you to another device; an older one ends.',
    once: true,
    cost: 5,
    output: RECOVERY_CODE,
    problems: [],
  },
  'POST /api/me/recover': {
    about: 'Become the person of a recovery code; their sessions elsewhere end, unless told to keep them.',
    open: true,
    cost: 20,
    input: RECOVERY_INPUT,
    output: ME,
    problems: ['wrong-code'],
  },
  'DELETE /api/me/sessions': {
    about: 'End your sessions on all other devices; this one gets a new cookie.',
    cost: 5,
    output: EMPTY,
    problems: ['robot', 'nobody'],
  },
  'GET /api/me/tables': {
    about: 'Tables where you sit, and whether they wait for you.',
    cost: 2,
    output: v.array(MY_TABLE),
    problems: [],
  },
  'GET /api/me/tokens': { about: 'Your bots.', output: v.array(BOT_TOKEN), problems: [] },
  'POST /api/me/tokens': {
    about: 'A bot with a name and a bearer token, which is shown once.',
    once: true,
    cost: 10,
    input: NAME_INPUT,
    output: BOT_TOKEN,
    makes: true,
    problems: ['robot', 'too-many-bots'],
  },
  'DELETE /api/me/tokens/:id': {
    about: 'End a bot: its token is no longer valid.',
    output: EMPTY,
    problems: ['nobody'],
  },
  'GET /api/me/push': {
    about: 'The public key for Web Push.',
    open: true,
    output: PUSH_KEY,
    problems: ['no-push'],
  },
  'POST /api/me/push': {
    about: 'Be told on this device when it is your turn at a correspondence table.',
    once: true,
    cost: 10,
    input: PUSH_INPUT,
    output: EMPTY,
    problems: ['no-push'],
  },
  'GET /api/people/:id': {
    about: 'The profile of a person: ratings, statistics, history.',
    open: true,
    cost: 3,
    output: PROFILE,
    problems: ['nobody'],
  },
  'GET /api/leaderboards/:game': {
    about: 'The best of a game.',
    open: true,
    cost: 3,
    output: v.array(LEADERBOARD_LINE),
    problems: [],
  },

  'GET /api/games': {
    about: 'The games of this server.',
    open: true,
    output: v.array(GAME_CARD),
    problems: [],
  },
  'GET /api/lobby': {
    about: 'Open public tables, of one game if you like.',
    open: true,
    query: ONE_GAME,
    output: LOBBY,
    problems: [],
  },
  'GET /api/lobby/stream': {
    about: 'The same, live: Server-Sent Events.',
    open: true,
    cost: 2,
    query: ONE_GAME,
    events: { message: LOBBY },
    problems: [],
  },
  'POST /api/quick': {
    about: 'A seat at an open public table of this game, or at a new one.',
    once: true,
    cost: 5,
    input: QUICK_INPUT,
    output: CREATED,
    makes: true,
    problems: NEW_TABLE,
  },
  'POST /api/tables': {
    about: 'Create a table.',
    once: true,
    cost: 5,
    input: TABLE_INPUT,
    output: CREATED,
    makes: true,
    problems: NEW_TABLE,
  },
  'GET /api/codes/:code': {
    about: 'Find a table by its short code.',
    open: true,
    // Trying all codes must take years.
    cost: 20,
    output: CREATED,
    problems: ['no-such-table'],
  },

  'GET /api/tables/:id': {
    about: 'Everything you may know of a table now: the same as the first message of its stream.',
    open: true,
    output: WHOLE,
    problems: ['no-such-table', 'no-spectators'],
  },
  'GET /api/tables/:id/stream': {
    about: 'Follow a table: Server-Sent Events, from Last-Event-ID or ?after= on.',
    open: true,
    cost: 2,
    query: AFTER,
    events: { whole: WHOLE, message: MESSAGE, presence: PRESENCE, room: ROOM, seat: EYES },
    problems: ['no-such-table', 'no-spectators', 'crowded'],
  },
  'GET /api/tables/:id/log': {
    about: 'The log with the proof of the deal, once the match is over.',
    open: true,
    cost: 3,
    output: MATCH_LOG,
    problems: ['no-such-table', 'not-over'],
  },
  'GET /api/tables/:id/deals': {
    about: 'All hands of finished deals, where every player agreed, or after the match.',
    open: true,
    cost: 3,
    output: v.array(DEAL_TEXT),
    problems: ['no-such-table', 'no-spectators', 'hands-closed'],
  },
  'POST /api/tables/:id/decisions': {
    about: 'Take a decision, in the notation of the game.',
    input: DECISION_INPUT,
    output: DONE,
    problems: [
      ...(['no-such-table', 'busy', 'not-seated', 'not-playing', 'paused', 'away'] as const),
      ...REFUSALS,
    ],
  },
  'POST /api/tables/:id/hint': {
    about: 'What a bot would do, where the table allows it.',
    cost: 10,
    output: HINT,
    problems: ['no-such-table', 'no-hints', 'not-your-turn'],
  },
  'POST /api/tables/:id/rematch': {
    about: 'A new table with the same people; everybody at the old one is told.',
    once: true,
    cost: 5,
    output: CREATED,
    problems: ['no-such-table', 'not-seated', 'not-over', ...NEW_TABLE],
  },

  'POST /api/tables/:id/sit': act(
    'Sit down, on the first free seat unless told.',
    v.strictObject({ seat: v.optional(SEAT), openHands: v.optional(v.boolean()) }),
    ['not-open', 'rated', 'full', 'already-there', 'seat-taken'],
  ),
  'POST /api/tables/:id/stand': act('Stand up; during a match a bot plays on.', NOTHING, [
    'not-seated',
    'not-open',
  ]),
  'POST /api/tables/:id/ready': act(
    'Be ready: send the commitment to your contribution to the shuffle. Who came late may between deals.',
    v.strictObject({ commitment: HEX32 }),
    ['not-seated', 'not-open'],
  ),
  'POST /api/tables/:id/reveal': act(
    'Reveal your contribution, after the start.',
    v.strictObject({ reveal: HEX32 }),
    ['not-seated', 'too-early', 'nothing-to-reveal', 'wrong-reveal'],
  ),
  'POST /api/tables/:id/start': act('Host: freeze seats and contributions.', NOTHING, [
    ...(['not-host', 'not-open', 'seats-free', 'not-ready'] as const),
  ]),
  'POST /api/tables/:id/deal': act('Host: deal without the contributions that are missing.', NOTHING, [
    'not-host',
    'not-revealing',
  ]),
  'POST /api/tables/:id/bot': act('Host: seat a bot.', v.strictObject({ seat: SEAT, level: LEVEL }), [
    ...(['not-host', 'not-open', 'no-such-seat', 'seat-taken', 'rated'] as const),
  ]),
  'POST /api/tables/:id/remove': act(
    'Host: send a person or bot away before the start.',
    v.strictObject({ seat: SEAT }),
    ['not-host', 'not-open', 'no-such-seat', 'seat-free'],
  ),
  'POST /api/tables/:id/close': act(
    'Host: close the table. While others play it is a question; they answer with `yes`, and all must agree.',
    v.strictObject({ yes: YES }),
    ['not-host', 'finished', 'rated', 'asked'],
  ),
  'POST /api/tables/:id/chat': {
    ...act(
      'Say something.',
      v.strictObject({ text: written(300, 'say it in 300 letters', 'say something that can be seen') }),
      ['muted', 'spectator'],
    ),
    cost: 4,
  },
  'POST /api/tables/:id/react': {
    ...act('React.', v.strictObject({ reaction: REACTION }), ['muted', 'not-seated']),
    cost: 4,
  },
  'POST /api/tables/:id/mute': act(
    'Host: nobody hears this person any more, or again.',
    v.strictObject({ person: ID, on: v.boolean() }),
    ['not-host', 'nobody'],
  ),
  'POST /api/tables/:id/pause': act(
    'Ask for a pause, or vote on it: all people at the table must agree.',
    v.strictObject({ yes: YES }),
    ['not-seated', 'not-playing', 'paused'],
  ),
  'POST /api/tables/:id/resume': act('Go on after a pause.', NOTHING, ['not-seated', 'not-paused']),
  'POST /api/tables/:id/takeback': act(
    'Ask to take back the last decision, or vote on it.',
    v.strictObject({ seat: v.optional(SEAT), yes: YES }),
    ['not-seated', 'not-playing', 'rated', 'too-late'],
  ),
  'POST /api/tables/:id/takeover': act(
    'Ask for an abandoned seat; those who sit answer with `person` and `yes`. Somebody who was dealt in must agree.',
    v.strictObject({ seat: SEAT, person: v.optional(ID), yes: YES }),
    [
      ...(['not-playing', 'not-abandoned', 'rated', 'nobody-votes', 'not-seated'] as const),
      ...(['seated', 'has-seen', 'asked'] as const),
    ],
  ),
  'POST /api/tables/:id/back': act('Take your seat back from the bot.', NOTHING, ['not-seated', 'not-away']),

  'GET /api': { about: 'This page.', ...PAGE, output: TEXT, text: HTML, problems: [] },
  'GET /api/openapi.json': { about: 'The same for programs.', ...PAGE, output: OPENAPI, problems: [] },
  'GET /healthz': { about: 'Whether the process lives.', ...TOOL, output: HEALTH, problems: [] },
  'GET /readyz': {
    about: 'Whether the store answers and this node takes requests.',
    ...TOOL,
    output: HEALTH,
    problems: ['draining', 'store'],
  },
  'GET /metrics': {
    about:
      'Figures for Prometheus: on the machine itself, or with METRICS_TOKEN or ADMIN_TOKEN as a bearer token.',
    ...TOOL,
    local: true,
    output: TEXT,
    text: 'text/plain; version=0.0.4; charset=utf-8',
    problems: [],
  },
  'GET /admin': { about: 'The page of the host.', ...PAGE, cost: 5, output: TEXT, text: HTML, problems: [] },
  'GET /admin/admin.js': {
    about: 'The script of that page.',
    ...PAGE,
    cost: 5,
    output: TEXT,
    text: 'text/javascript; charset=utf-8',
    problems: [],
  },
  'GET /admin/state': { about: 'Host: tables and nodes.', ...ADMIN, output: ADMIN_STATE, problems: [] },
  'GET /admin/watch': {
    about: 'Host: people whose rated matches look arranged.',
    ...ADMIN,
    cost: 20,
    output: ADMIN_WATCH,
    problems: [],
  },
  'GET /admin/tables/:id': {
    about: 'Host: a table without its cards.',
    ...ADMIN,
    output: ROOM,
    problems: ['no-such-table'],
  },
  'POST /admin/tables/:id/close': {
    about: 'Host: close a table.',
    ...ADMIN,
    output: DONE,
    problems: ['no-such-table', 'busy', 'finished'],
  },
  'POST /admin/ban': {
    about: 'Host: ban a person, or let them in again.',
    ...ADMIN,
    input: BAN_INPUT,
    output: EMPTY,
    problems: ['nobody'],
  },
} as const satisfies Readonly<Record<`${'GET' | 'POST' | 'DELETE'} /${string}`, Route>>;
