import * as v from 'valibot';
import { cleanText } from './cleanText.ts';
import { ADMIN_STATE, ADMIN_WATCH } from './host.ts';
import {
  ADMIN,
  ADMIN_INPUT,
  ADMIN_LINE,
  AUDIT,
  BAN_INPUT,
  MEASURES,
  MUTE_INPUT,
  NEW_ADMIN,
  REPORT,
  SESSIONS_INPUT,
  SHUT_INPUT,
  WARN_INPUT,
  WATCHED_PERSON,
  WHY_INPUT,
} from './moderation.ts';
import type { Routes } from './route.ts';
import { EMPTY } from './schema.ts';
import { DONE, ROOM } from './tables.ts';

const OPEN = { open: true, always: true, cost: 5 } as const;
const MODERATOR = { ...OPEN, admin: 'moderator' } as const;
const OWNER = { ...OPEN, admin: 'owner' } as const;

/** The routes of those who look after a server. Every one of their acts is written down. */
export const ADMIN_ROUTES = {
  'GET /admin/me': { about: 'Admin: who you are.', ...MODERATOR, output: ADMIN, problems: [] },
  'GET /admin/state': { about: 'Admin: tables and nodes.', ...MODERATOR, output: ADMIN_STATE, problems: [] },
  'GET /admin/watch': {
    about: 'Admin: people whose rated matches look arranged.',
    ...MODERATOR,
    cost: 20,
    output: ADMIN_WATCH,
    problems: [],
  },
  'GET /admin/tables/:id': {
    about: 'Admin: a table without its cards.',
    ...MODERATOR,
    output: ROOM,
    problems: ['no-such-table'],
  },
  'POST /admin/tables/:id/close': {
    about: 'Owner: close a table.',
    ...OWNER,
    input: WHY_INPUT,
    output: DONE,
    problems: ['no-such-table', 'busy', 'finished'],
  },

  'GET /admin/reports': {
    about: 'Admin: what people have reported, the newest first; those dealt with when asked for.',
    ...MODERATOR,
    query: v.object({ closed: v.optional(v.string()) }),
    output: v.array(REPORT),
    problems: [],
  },
  'POST /admin/reports/:id/close': {
    about: 'Admin: a report is dealt with.',
    ...MODERATOR,
    input: WHY_INPUT,
    output: EMPTY,
    problems: ['no-such-report'],
  },
  'GET /admin/people': {
    about: 'Admin: people whose name contains this, or who have this id.',
    ...MODERATOR,
    cost: 20,
    query: v.object({ name: v.pipe(v.string(), v.transform(cleanText)) }),
    output: v.array(WATCHED_PERSON),
    problems: [],
  },
  'GET /admin/measures': {
    about: 'Admin: who is banned or muted, and which addresses are shut.',
    ...MODERATOR,
    output: MEASURES,
    problems: [],
  },
  'POST /admin/warn': {
    about: 'Admin: tell a person something, which they see once.',
    ...MODERATOR,
    once: true,
    input: WARN_INPUT,
    output: EMPTY,
    problems: ['nobody'],
  },
  'POST /admin/mute': {
    about: 'Admin: a person and their bots say nothing at any table for so many hours, or may talk again.',
    ...MODERATOR,
    input: MUTE_INPUT,
    output: EMPTY,
    problems: ['nobody'],
  },
  'POST /admin/sessions': {
    about: 'Admin: end all sessions of a person.',
    ...MODERATOR,
    input: SESSIONS_INPUT,
    output: EMPTY,
    problems: ['nobody'],
  },
  'POST /admin/ban': {
    about: 'Admin: ban a person and their bots, for so many hours or without end, or let them in again.',
    ...MODERATOR,
    input: BAN_INPUT,
    output: EMPTY,
    problems: ['nobody'],
  },
  'POST /admin/addresses': {
    about: 'Owner: shut out an address, or the addresses a person was last seen at.',
    ...OWNER,
    once: true,
    input: SHUT_INPUT,
    output: EMPTY,
    problems: ['nobody', 'no-address', 'everybodys-address'],
  },
  'DELETE /admin/addresses/:id': {
    about: 'Owner: let an address in again.',
    ...OWNER,
    output: EMPTY,
    problems: ['no-address'],
  },

  'GET /admin/admins': {
    about: 'Owner: everybody who looks after this server.',
    ...OWNER,
    output: v.array(ADMIN_LINE),
    problems: [],
  },
  'POST /admin/admins': {
    about: 'Owner: a new admin with a name, a role and a token, which is shown once.',
    ...OWNER,
    once: true,
    input: ADMIN_INPUT,
    output: NEW_ADMIN,
    makes: true,
    problems: ['name-taken'],
  },
  'DELETE /admin/admins/:id': {
    about: 'Owner: end an admin: their token is no longer valid.',
    ...OWNER,
    output: EMPTY,
    problems: ['nobody', 'last-owner'],
  },
  'GET /admin/audit': {
    about: 'Admin: what admins have done, the newest first, 200 at a time.',
    ...MODERATOR,
    query: v.object({
      before: v.optional(
        v.pipe(v.string(), v.regex(/^\d{1,15}\.[A-Za-z0-9_-]{20}$/, 'give what `next` says')),
      ),
    }),
    output: AUDIT,
    problems: [],
  },
} as const satisfies Routes;
