import { expect, test } from 'vitest';
import { problemsOf } from './contract.ts';
import { PROBLEMS } from './problems.ts';
import type { Route } from './route.ts';
import { ROUTES } from './routes.ts';

const LIST: readonly (readonly [string, Route])[] = Object.entries(ROUTES);

test('every route says what it answers: one answer, or what its stream tells', () => {
  for (const [name, { output, events }] of LIST) {
    expect(Boolean(output) !== Boolean(events), name).toBe(true);
  }
});

test('every problem is one of a route, or of requests that never get to one', () => {
  const known = new Set(LIST.flatMap(([name, route]) => [...problemsOf(name, route)]));
  const others = Object.keys(PROBLEMS).filter((code) => !new Set<string>(known).has(code));
  expect(others.sort()).toEqual(['method', 'no-such-door', 'not-http', 'too-slow']);
});

test('what anybody may do needs no name, what changes something is refused to other sites', () => {
  const refused = (name: keyof typeof ROUTES) => problemsOf(name, ROUTES[name]);
  expect(refused('GET /api/lobby').has('who-are-you')).toBe(false);
  expect(refused('GET /api/me/tables').has('who-are-you')).toBe(true);
  expect(refused('POST /api/me').has('origin')).toBe(true);
  expect(refused('GET /api/me').has('origin')).toBe(false);
  expect(refused('GET /api/lobby/stream').has('too-many-streams')).toBe(true);
});

test('what the host alone may do needs the admin token, and is answered while the server drains', () => {
  for (const [name, route] of LIST.filter(([, { admin }]) => admin)) {
    const refused = problemsOf(name, route);
    expect([name, refused.has('admin-token'), refused.has('draining')]).toEqual([name, true, false]);
  }
  expect(problemsOf('GET /readyz', ROUTES['GET /readyz']).has('draining')).toBe(true);
});
