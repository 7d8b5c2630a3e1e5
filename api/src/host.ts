/** What a host and their tools are told. */
import * as v from 'valibot';
import { between, type Given, ID, INTEGER } from './schema.ts';
import { STATUS } from './tables.ts';

export const HEALTH = v.object({ ok: v.literal(true) });

/** The OpenAPI document: its paths by name, each with its operations by method. */
export const OPENAPI = v.looseObject({
  openapi: v.string(),
  paths: v.record(v.string(), v.record(v.string(), v.looseObject({ summary: v.string() }))),
});

/** 1 for yes. */
const FLAG = between(0, 1);

/** What makes the matches of a pair look arranged. */
const SIGNS = ['each-other', 'one-sided', 'in-turn', 'short', 'household'] as const;

const WATCHED_PAIR = v.object({
  people: v.array(v.object({ id: ID, name: v.string() })),
  /** Pairs with a person in common are of one group. */
  group: INTEGER,
  signs: v.array(v.picklist(SIGNS)),
  /** Rated matches of the last month at one table, and what part of all that is of the one who plays less with others. */
  meetings: INTEGER,
  share: v.number(),
  /** How often each came in before the other. */
  ahead: v.array(INTEGER),
  /** The middle length of these matches, in seconds; null for matches of an earlier version. */
  seconds: v.nullable(v.number()),
});

/** Whose rated matches a host should look at. It proves nothing: see docs/ladder.md. */
export const ADMIN_WATCH = v.object({
  pairs: v.array(WATCHED_PAIR),
  /** People who win nearly all they play. */
  winners: v.array(v.object({ id: ID, name: v.string(), matches: INTEGER, won: INTEGER })),
});

/** The tables that changed last, and every node. */
export const ADMIN_STATE = v.object({
  tables: v.array(
    v.object({
      id: ID,
      game: v.string(),
      players: INTEGER,
      taken: INTEGER,
      status: STATUS,
      public: FLAG,
      rated: FLAG,
      created: INTEGER,
      updated: INTEGER,
    }),
  ),
  nodes: v.array(
    v.object({
      id: ID,
      address: v.string(),
      started: INTEGER,
      seen: INTEGER,
      tables: INTEGER,
      streams: INTEGER,
    }),
  ),
});

export type Sign = (typeof SIGNS)[number];
export type WatchedPair = Given<typeof WATCHED_PAIR>;
export type AdminWatch = Given<typeof ADMIN_WATCH>;
