import * as v from 'valibot';
import { HEALTH, OPENAPI } from './host.ts';
import type { Routes } from './route.ts';

const TEXT = v.string();
const HTML = 'text/html; charset=utf-8';
/** For the tools of hosts; asking often costs nothing. */
const TOOL = { open: true, always: true, cost: 0 } as const;
const PAGE = { open: true, always: true } as const;

/** The routes of the tools of whoever runs the server. */
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
  'GET /admin': {
    about: 'Leads to the page of those who look after this server.',
    ...PAGE,
    cost: 5,
    output: TEXT,
    text: HTML,
    problems: [],
  },
} as const satisfies Routes;
