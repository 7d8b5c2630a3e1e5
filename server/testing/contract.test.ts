import { describe, expect, test } from 'vitest';
import { breachOf, breachOfEvent } from './contract.ts';

const me = { id: 'abcdefghijklmnopqrst', name: 'Ann', face: null, robot: false, hasRecovery: false };

describe('an answer keeps the contract', () => {
  test('when it is what the route promises', () => {
    expect(breachOf('GET /api/me', 200, me)).toBeNull();
    expect(breachOf('POST /api/me', 201, me)).toBeNull();
    expect(breachOf('GET /api/me', 404, { problem: 'nobody', message: 'Nobody.' })).toBeNull();
  });

  test.each([
    ['a missing field', 200, { ...me, name: undefined }, 'name'],
    ['a field of another type', 200, { ...me, robot: 1 }, 'robot'],
    ['a field that was never promised', 200, { ...me, secret: 'S' }, 'more than it promises'],
    ['a status that was never promised', 201, me, 'status 201'],
    ['a problem of other routes', 409, { problem: 'full', message: 'Full.' }, 'no problem “full”'],
    ['a problem with another status', 400, { problem: 'nobody', message: 'Nobody.' }, 'status 400'],
    ['a refusal without words', 404, { problem: 'nobody' }, 'message'],
  ])('%s breaks it', (_, status, body, words) => {
    expect(breachOf('GET /api/me', status, body)).toContain(words);
  });

  test('also in a stream', () => {
    const presence = { seats: [true, false], spectators: 0, visitors: [] };
    expect(breachOfEvent('GET /api/tables/:id/stream', 'presence', presence)).toBeNull();
    expect(breachOfEvent('GET /api/tables/:id/stream', 'presence', { seats: 2 })).toContain('seats');
    expect(breachOfEvent('GET /api/tables/:id/stream', 'gossip', {})).toContain('no event');
  });
});
