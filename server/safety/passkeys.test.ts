import type { UseOptions } from '@overtrick/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Authenticator, type Ceremony } from '../testing/authenticator.ts';
import { TestClient } from '../testing/client.ts';
import { isPostgresHere, makeDatabase } from '../testing/postgres.ts';
import { serve, type TestServer } from '../testing/serve.ts';

const SITE = 'https://cards.example';
const HERE = { origin: SITE };
const PLACE = { origin: SITE, rpId: 'cards.example' };
const hasPostgres = await isPostgresHere();

describe.each(['sqlite', 'postgres'] as const)('passkeys on %s', (store) => {
  if (store === 'postgres' && !hasPostgres) return;
  let server: TestServer;
  let database: Awaited<ReturnType<typeof makeDatabase>> | null = null;
  beforeAll(async () => {
    database = store === 'postgres' ? await makeDatabase() : null;
    server = await serve({ publicUrl: SITE, ...(database && { database: database.url }) });
  });
  afterAll(async () => {
    await server.end();
    await database?.drop();
  });

  type Options = '/api/me/passkeys/options' | '/api/passkeys/options';
  const challengeOf = async (who: TestClient, path: Options): Promise<string> => {
    const { body }: { readonly body: unknown } = await who.post(path, {}, HERE);
    return (body as UseOptions).challenge;
  };
  /** Makes a passkey for somebody, in a way that may be wrong. */
  async function make(who: TestClient, device: Authenticator, change: Partial<Ceremony> = {}) {
    const challenge = await challengeOf(who, '/api/me/passkeys/options');
    return who.post('/api/me/passkeys', device.make({ ...PLACE, challenge, ...change }), HERE);
  }
  /** Comes back by a passkey at a device that nobody has used before. */
  async function use(device: Authenticator, change: Partial<Ceremony> = {}) {
    const phone = new TestClient(server.url);
    const challenge = await challengeOf(phone, '/api/passkeys/options');
    const sent = device.use({ ...PLACE, challenge, ...change });
    return { phone, sent, answer: await phone.post('/api/passkeys', sent, HERE) };
  }
  async function owner() {
    const ann = await TestClient.named(server.url, 'Ann');
    const device = new Authenticator();
    const made = await make(ann, device);
    expect(made.status).toBe(201);
    return { ann, device };
  }

  test('bring somebody to another device, whose first one stays signed in', async () => {
    const { ann, device } = await owner();
    const { phone, answer } = await use(device);
    expect(answer.body).toMatchObject({ id: ann.id, name: 'Ann' });
    expect((await phone.get('/api/me')).body.id).toBe(ann.id);
    expect((await ann.get('/api/me')).body.id).toBe(ann.id);
    const [known] = (await ann.get('/api/me/passkeys')).body;
    expect(known).toMatchObject({ id: device.id.toString('base64url'), used: expect.any(Number) });
    expect((await ann.get('/api/me/export')).body.passkeys).toEqual([known]);
  });

  test('open nothing any more when they are taken away, and nobody takes away another’s', async () => {
    const { ann, device } = await owner();
    const eve = await TestClient.named(server.url, 'Eve');
    const path = `/api/me/passkeys/${device.id.toString('base64url')}` as const;
    expect((await eve.ask('DELETE', path)).problem).toBe('wrong-passkey');
    expect((await use(device)).answer.status).toBe(200);
    expect((await ann.ask('DELETE', path)).status).toBe(200);
    expect((await use(device)).answer.problem).toBe('wrong-passkey');
  });

  test('go with the person', async () => {
    const { ann, device } = await owner();
    await ann.ask('DELETE', '/api/me', {});
    expect((await use(device)).answer.problem).toBe('wrong-passkey');
  });

  test.each([
    ['a challenge of another', { challenge: 'AAAA' }],
    ['a page of another site', { origin: 'https://evil.example' }],
    ['another port', { origin: `${SITE}:444` }],
    ['plain http', { origin: 'http://cards.example' }],
    ['the name of another site', { rpId: 'evil.example' }],
  ] as const)('are neither made nor used with %s', async (_, change) => {
    const { ann, device } = await owner();
    expect((await make(ann, new Authenticator(), change)).problem).toBe('wrong-passkey');
    expect((await use(device, change)).answer.problem).toBe('wrong-passkey');
    expect((await ann.get('/api/me/passkeys')).body).toHaveLength(1);
    expect((await use(device)).answer.status).toBe(200);
  });

  test('answer a challenge once: an answer that was heard on the way opens nothing', async () => {
    const { device } = await owner();
    const { sent, answer } = await use(device);
    expect(answer.status).toBe(200);
    expect((await new TestClient(server.url).post('/api/passkeys', sent, HERE)).problem).toBe(
      'wrong-passkey',
    );
  });

  test('answer for what they were asked: a challenge to make one uses none, nor for another person', async () => {
    const { ann, device } = await owner();
    const eve = await TestClient.named(server.url, 'Eve');
    const challenge = await challengeOf(ann, '/api/me/passkeys/options');
    expect((await use(device, { challenge })).answer.problem).toBe('wrong-passkey');
    const made = new Authenticator().make({ ...PLACE, challenge });
    expect((await eve.post('/api/me/passkeys', made, HERE)).problem).toBe('wrong-passkey');
  });

  test('are not believed when they count backwards: that is a copy', async () => {
    const { device } = await owner();
    device.counter = 10;
    expect((await use(device)).answer.status).toBe(200);
    device.counter = 5;
    expect((await use(device)).answer.problem).toBe('wrong-passkey');
    device.counter = 20;
    expect((await use(device)).answer.status).toBe(200);
  });

  test('are believed by their signature: another device with the same id opens nothing', async () => {
    const { device } = await owner();
    const forger = Object.assign(new Authenticator(), { id: device.id, counter: 50 });
    expect((await use(forger)).answer.problem).toBe('wrong-passkey');
    const eve = await TestClient.named(server.url, 'Eve');
    expect((await make(eve, forger)).problem).toBe('wrong-passkey');
  });

  test('wait five minutes for an answer', async () => {
    const { device } = await owner();
    const phone = new TestClient(server.url);
    const challenge = await challengeOf(phone, '/api/passkeys/options');
    await server.store.db
      .updateTable('challenges')
      .set({ until: server.store.now() - 1 })
      .execute();
    const sent = device.use({ ...PLACE, challenge });
    expect((await phone.post('/api/passkeys', sent, HERE)).problem).toBe('wrong-passkey');
    await server.tidy();
    expect(await server.store.db.selectFrom('challenges').selectAll().execute()).toEqual([]);
  });

  test('are ten at most, and bots have none', async () => {
    const ann = await TestClient.named(server.url, 'Ann');
    for (let count = 0; count < 10; count++) await make(ann, new Authenticator());
    expect((await ann.post('/api/me/passkeys/options', {}, HERE)).problem).toBe('too-many-passkeys');
    const { body } = await ann.post('/api/me/tokens', { name: 'Robo' });
    const bot = { authorization: `Bearer ${body.token}`, ...HERE };
    expect((await new TestClient(server.url).post('/api/me/passkeys/options', {}, bot)).problem).toBe(
      'robot',
    );
  });
});

test('at a bare address over plain http there are no passkeys; at localhost and behind a name there are', async () => {
  const server = await serve();
  const ann = await TestClient.named(server.url, 'Ann');
  expect((await ann.post('/api/passkeys/options', {}, { origin: server.url })).problem).toBe('no-passkeys');
  const { port } = new URL(server.url);
  const local = new TestClient(`http://localhost:${port}`);
  const { body } = await local.post('/api/passkeys/options', {}, { origin: `http://localhost:${port}` });
  expect(body).toMatchObject({ rpId: 'localhost' });
  expect((await local.post('/api/passkeys/options', {}, { origin: SITE })).problem).toBe('origin');
  await server.end();
});
