import * as v from 'valibot';
import { written } from './cleanText.ts';
import { DEAL_TEXT, MATCH_LOG } from './match.ts';
import { WARNING } from './moderation.ts';
import { type ProblemCode, REFUSALS } from './problems.ts';
import type { Routes } from './route.ts';
import { HEX32, ID, LEVEL, SEAT } from './schema.ts';
import {
  CREATED,
  DECISION_INPUT,
  DONE,
  EYES,
  GAME_CARD,
  HINT,
  LOBBY,
  MESSAGE,
  PRESENCE,
  QUICK_INPUT,
  REACTION,
  ROOM,
  TABLE_INPUT,
  WHOLE,
} from './tables.ts';

const NOTHING = v.strictObject({});
const YES = v.optional(v.boolean(), true);
const ONE_GAME = v.object({ game: v.optional(v.string()) });
/** Text that is no position asks for everything. */
const AFTER = v.object({ after: v.optional(v.pipe(v.string(), v.transform(Number))) });

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

/** The routes of games, the lobby and tables. */
export const TABLE_ROUTES = {
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
    events: { whole: WHOLE, message: MESSAGE, presence: PRESENCE, room: ROOM, seat: EYES, warning: WARNING },
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
    'Sit down, on the first free seat unless told. Where bots give way, on a bot’s: in a match before the next deal.',
    v.strictObject({ seat: v.optional(SEAT), openHands: v.optional(v.boolean()) }),
    [
      ...(['not-open', 'rated', 'full', 'already-there', 'seat-taken'] as const),
      ...(['seated', 'has-seen', 'last-deal', 'nobody-votes'] as const),
    ],
  ),
  'POST /api/tables/:id/stand': act(
    'Stand up; during a match a bot plays on. Whoever has claimed a bot’s seat gives that up.',
    NOTHING,
    ['not-seated', 'not-open'],
  ),
  'POST /api/tables/:id/ready': act(
    'Be ready: send the commitment to your contribution to the shuffle. Whoever came late may between deals.',
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
      ['muted', 'silenced', 'spectator'],
    ),
    cost: 4,
  },
  'POST /api/tables/:id/react': {
    ...act('React.', v.strictObject({ reaction: REACTION }), ['muted', 'silenced', 'not-seated']),
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
} as const satisfies Routes;
