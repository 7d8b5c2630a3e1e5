import { gameOf } from '@overtrick/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestClient } from '../../testing/client.ts';
import { serve, type TestServer } from '../../testing/serve.ts';
import { planAct } from './acts.ts';
import type { Entry } from './entry.ts';
import { LiveTable } from './live.ts';
import { HOUR } from './room.ts';
import type { TableSetup } from './setup.ts';
import { yesOfRobot } from './votes.ts';

const GAME = gameOf('inflation')!;
const SETUP: TableSetup = {
  ...{ game: GAME.id, rules: 1, players: 4, options: {}, code: 'ABCDE', commitment: '0'.repeat(64) },
  ...{ public: false, rated: false, hints: false, spectators: true, auto: false, clock: { kind: 'none' } },
};

/** Ann, Ben, the outside bot Hasty and a bot of the server, in their first deal. */
function tableWith(change: Partial<TableSetup> = {}) {
  const live = new LiveTable('t', { ...SETUP, ...change }, GAME, '0'.repeat(64));
  for (const name of ['ann', 'ben', 'eve']) live.faces.set(name, { name, face: null, robot: false });
  live.faces.set('hasty', { name: 'hasty', face: null, robot: true });
  const take = (...entries: readonly Entry[]): void => {
    for (const entry of entries) live.take({ n: live.n + 1, at: live.at + 1, key: null, entry });
  };
  take(
    { t: 'open', person: 'ann' },
    ...['ann', 'ben', 'hasty'].map((person, seat): Entry => ({ t: 'sit', seat, person, openHands: false })),
    { t: 'bot', seat: 3, level: 'novice' },
    { t: 'start' },
    { t: 'deal', deal: 0 },
  );
  return { live, take };
}

const pause = (voter: number): Entry => ({ t: 'vote', voter, yes: true, about: 'pause' });
const takeover = (voter: number, seat = 3): Entry => ({
  ...{ t: 'vote', voter, yes: true, about: 'takeover', seat, person: 'eve' },
});

describe('an outside bot that never answers', () => {
  test('holds up no vote: it agrees when all people have', () => {
    const { live, take } = tableWith();
    take(pause(0));
    expect(yesOfRobot(live)).toBeNull();
    take(pause(1));
    expect(live.room.pausedAt).toBe(0);
    const yes = yesOfRobot(live);
    expect(yes).toEqual(pause(2));
    take(yes!);
    expect(live.room.pausedAt).toBe(live.at);
    expect(yesOfRobot(live)).toBeNull();
  });

  test('gives no seat away: not when nobody has said yes, and not for who was not dealt in', () => {
    const { live, take } = tableWith();
    take(takeover(-1), { t: 'absent', seat: 0 }, { t: 'absent', seat: 1 });
    expect(yesOfRobot(live)).toBeNull();
    // Those who were dealt in are away; a bot was too, and lets nobody in.
    const ask = planAct('takeover', 'eve', { seat: 3, yes: true }, live.at)(tableAway());
    expect(ask).toMatchObject({ error: { problem: 'nobody-votes' } });
    take({ t: 'back', seat: 1 }, takeover(1));
    expect(yesOfRobot(live)).toEqual(takeover(2));
  });

  test('gives away no seat whose player has come back since people agreed', () => {
    const { live, take } = tableWith();
    take({ t: 'absent', seat: 1 }, takeover(0, 1));
    expect(yesOfRobot(live)).toEqual(takeover(2, 1));
    take({ t: 'back', seat: 1 });
    expect(yesOfRobot(live)).toBeNull();
    // Not even when everybody else who would have to agree is away.
    take({ t: 'absent', seat: 0 });
    expect(yesOfRobot(live)).toBeNull();
  });

  test('does not welcome people where bots give way', () => {
    const { live, take } = tableWith({ giveWay: true });
    const come = () => planAct('sit', 'eve', { seat: 3, openHands: false }, live.at)(live);
    take({ t: 'absent', seat: 0 });
    expect(come()).toMatchObject({ value: { entry: { t: 'claim', seat: 3 } } });
    take({ t: 'absent', seat: 1 });
    expect(come()).toMatchObject({ error: { problem: 'nobody-votes' } });
  });

  const tableAway = (): LiveTable => {
    const { live, take } = tableWith();
    take({ t: 'absent', seat: 0 }, { t: 'absent', seat: 1 });
    return live;
  };
});

describe('at a real server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await serve();
  });
  afterAll(() => server.end());

  test('somebody pauses a match with an outside bot alone', async () => {
    const ann = await TestClient.named(server.url, 'Ann');
    const { token } = (await ann.post('/api/me/tokens', { name: 'Hasty' })).body;
    const robot = { authorization: `Bearer ${token}` };
    const { id } = await ann.create({ game: 'inflation', players: 3, bots: ['novice'] });
    const bot = new TestClient(server.url);
    expect((await bot.post(`/api/tables/${id}/sit`, {}, robot)).status).toBe(200);
    const { room } = (await ann.get(`/api/tables/${id}`)).body;
    const commitment = '1'.repeat(64);
    expect((await bot.post(`/api/tables/${id}/ready`, { commitment }, robot)).status).toBe(200);
    await ann.ready(id, room.commitment, 0);
    await ann.post(`/api/tables/${id}/start`);
    await ann.reveal(id);
    // The bot never reveals what it has promised.
    expect((await ann.post(`/api/tables/${id}/deal`)).status).toBe(200);
    const stream = ann.follow(id);
    await stream.until((s) => s.now !== null, 'the deal');
    expect((await ann.post(`/api/tables/${id}/pause`)).status).toBe(200);
    await stream.until((s) => s.room?.paused === true, 'the pause');
    stream.close();
  });
});

describe('who vanished from a match without a clock', () => {
  const close = (live: LiveTable, person: string, now: number) =>
    planAct('close', person, { yes: true }, now)(live);
  const closed = { value: { entry: { t: 'close' } } };
  const asks = { value: { entry: { t: 'vote', about: 'close' } } };
  const listener = (person: string) => ({ person, observer: -1, send() {}, end() {} });

  /** Ben is asked, and Ann wants to end it. */
  function waiting(change: Partial<TableSetup> = {}) {
    const table = tableWith(change);
    table.live.room.ask(1 << 1, table.live.at);
    table.take({ t: 'vote', voter: 0, yes: true, about: 'close' });
    return table.live;
  }

  test('does not hold up its end when it has waited for them for an hour', () => {
    const live = waiting();
    const { askedAt } = live.room.seats[1];
    expect(close(live, 'ann', askedAt + HOUR - 1)).toMatchObject({ error: { problem: 'asked' } });
    expect(close(live, 'ann', askedAt + HOUR)).toMatchObject(closed);
  });

  test('holds it up as long as they are there, at this node or another', () => {
    for (const elsewhere of [true, false]) {
      const live = waiting();
      if (elsewhere) live.elsewhere = new Set(['ben']);
      else live.listeners.add(listener('ben'));
      expect(close(live, 'ann', live.at + 9 * HOUR)).toMatchObject({ error: { problem: 'asked' } });
    }
  });

  test('is waited for where a clock runs, where the match is paused, and where it is not their turn', () => {
    const clocked = waiting({ clock: { kind: 'correspondence', hours: 24 } });
    const paused = waiting();
    paused.room.pausedAt = paused.at;
    const notAsked = waiting();
    notAsked.room.ask(1 << 0, notAsked.at);
    for (const live of [clocked, paused, notAsked]) {
      expect(close(live, 'ann', live.at + 9 * HOUR)).toMatchObject({ error: { problem: 'asked' } });
    }
  });

  test('is the host: then anybody who plays may ask, and the host still has a say', () => {
    const { live } = tableWith();
    live.listeners.add(listener('ann'));
    expect(close(live, 'ben', live.at)).toMatchObject({ error: { problem: 'not-host' } });
    live.listeners.clear();
    live.room.ask(1 << 0, live.at);
    expect(close(live, 'ben', live.at)).toMatchObject(asks);
    expect(close(live, 'eve', live.at + HOUR)).toMatchObject({ error: { problem: 'not-host' } });
    expect(close(live, 'ben', live.at + HOUR)).toMatchObject(closed);
  });
});
