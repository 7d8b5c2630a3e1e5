import * as v from 'valibot';
import { ADMIN_STATE, ADMIN_WATCH, BAN_INPUT, HEALTH, OPENAPI } from './host.ts';
import type { Routes } from './route.ts';
import { EMPTY } from './schema.ts';
import { DONE, ROOM } from './tables.ts';

const TEXT = v.string();
const HTML = 'text/html; charset=utf-8';
/** For the tools of hosts; asking often costs nothing. */
const TOOL = { open: true, always: true, cost: 0 } as const;
const PAGE = { open: true, always: true } as const;
const ADMIN = { open: true, always: true, admin: true, cost: 5 } as const;

/** The routes of whoever runs the server, and of their tools. */
export const HOST_ROUTES = {
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
} as const satisfies Routes;
