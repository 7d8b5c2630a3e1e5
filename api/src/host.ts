/** What a host and their tools are told. */
import * as v from 'valibot';
import { between, ID, INTEGER } from './schema.ts';
import { STATUS } from './tables.ts';

export const HEALTH = v.object({ ok: v.literal(true) });

/** The OpenAPI document: its paths by name, each with its operations by method. */
export const OPENAPI = v.looseObject({
  openapi: v.string(),
  paths: v.record(v.string(), v.record(v.string(), v.looseObject({ summary: v.string() }))),
});

/** 1 for yes. */
const FLAG = between(0, 1);

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

export const BAN_INPUT = v.strictObject({ person: ID, on: v.boolean() });
