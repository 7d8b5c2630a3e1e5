import * as v from 'valibot';
import { REPORT_INPUT, WARNING } from './moderation.ts';
import { MAKE_OPTIONS, NEW_PASSKEY_INPUT, PASSKEY, PASSKEY_INPUT, USE_OPTIONS } from './passkeys.ts';
import {
  BOT_TOKEN,
  FRIEND,
  LEADERBOARD_LINE,
  ME,
  ME_INPUT,
  NAME_INPUT,
  PERSONAL_DATA,
  PROFILE,
  PUSH_INPUT,
  PUSH_KEY,
  RECOVERY_CODE,
  RECOVERY_INPUT,
} from './people.ts';
import type { Routes } from './route.ts';
import { EMPTY } from './schema.ts';
import { MY_TABLE } from './tables.ts';

/** The routes about people: yourself, others, and how they stand. */
export const PEOPLE_ROUTES = {
  'GET /api/me': { about: 'Who you are.', open: true, output: ME, problems: ['nobody'] },
  'POST /api/me': {
    about: 'Become a guest, or change your name and face. A new guest gets a cookie.',
    open: true,
    once: true,
    cost: 5,
    input: ME_INPUT,
    output: ME,
    makes: true,
    problems: ['nobody', 'silenced'],
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
  'GET /api/me/passkeys': { about: 'Your passkeys.', output: v.array(PASSKEY), problems: [] },
  'POST /api/me/passkeys/options': {
    about: 'What a browser needs to make a passkey of yours.',
    cost: 5,
    output: MAKE_OPTIONS,
    problems: ['no-passkeys', 'robot', 'too-many-passkeys'],
  },
  'POST /api/me/passkeys': {
    about: 'Keep the passkey that a browser has made.',
    once: true,
    cost: 10,
    input: NEW_PASSKEY_INPUT,
    output: PASSKEY,
    makes: true,
    problems: ['no-passkeys', 'robot', 'wrong-passkey'],
  },
  'DELETE /api/me/passkeys/:id': {
    about: 'Take a passkey away: nobody comes in by it any more.',
    output: EMPTY,
    problems: ['wrong-passkey'],
  },
  'POST /api/passkeys/options': {
    about: 'What a browser needs to come back by a passkey.',
    open: true,
    cost: 5,
    output: USE_OPTIONS,
    problems: ['no-passkeys'],
  },
  'POST /api/passkeys': {
    about: 'Become the person of a passkey; their sessions elsewhere stay.',
    open: true,
    cost: 20,
    input: PASSKEY_INPUT,
    output: ME,
    problems: ['no-passkeys', 'wrong-passkey'],
  },
  'GET /api/me/tables': {
    about: 'Tables where you sit, and whether they wait for you.',
    cost: 2,
    output: v.array(MY_TABLE),
    problems: [],
  },
  'GET /api/me/friends': {
    about: 'People you have finished matches with, and how often you came before them.',
    cost: 3,
    output: v.array(FRIEND),
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
    problems: ['robot', 'too-many-bots', 'silenced'],
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
  'GET /api/me/warnings': {
    about: 'What an admin has told you and you have not seen yet.',
    output: v.array(WARNING),
    problems: [],
  },
  'POST /api/me/warnings/:id/seen': {
    about: 'You have seen a warning; it is not shown again.',
    output: EMPTY,
    problems: ['no-warning'],
  },
  'GET /api/people/:id': {
    about: 'The profile of a person: ratings, statistics, history.',
    open: true,
    cost: 3,
    output: PROFILE,
    problems: ['nobody'],
  },
  'POST /api/people/:id/report': {
    about:
      'Report a person to those who look after this server: why, where, and what they said. Nobody else learns of it.',
    once: true,
    cost: 10,
    input: REPORT_INPUT,
    output: EMPTY,
    problems: [
      ...(['nobody', 'robot', 'yourself', 'reported', 'too-many-reports'] as const),
      ...(['no-such-table', 'no-spectators', 'nothing-said'] as const),
    ],
  },
  'GET /api/leaderboards/:game': {
    about: 'The best of a game.',
    open: true,
    cost: 3,
    output: v.array(LEADERBOARD_LINE),
    problems: [],
  },
} as const satisfies Routes;
