import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOwnNetwork, lookupOutside } from '../src/pushAgent.ts';
import { begin, whoseTurn } from '../testing/begin.ts';
import { TestClient } from '../testing/client.ts';
import { PushService, readVapid } from '../testing/pushService.ts';
import { serve, type TestServer } from '../testing/serve.ts';

let service: PushService;
let server: TestServer;
beforeAll(async () => {
  service = await new PushService().open();
  server = await serve({ vapidSubject: 'mailto:host@cards.example' }, { pushAgent: service.agent() });
});
afterAll(async () => {
  await server.end();
  await service.close();
});

/** Two people and a bot; the one who is not asked has gone, with a device that wants to be told. */
async function withSomebodyAway() {
  const begun = await begin([server.url, server.url], { clock: { kind: 'correspondence', hours: 24 } });
  const turn = await whoseTurn(begun);
  const away = 1 - turn;
  expect((await begun.people[away].post('/api/me/push', service.subscription())).status).toBe(200);
  begun.streams[away].close();
  await begun.streams[turn].until(
    (s) => s.told.some(({ event, data }) => event === 'presence' && !data.seats[away]),
    'the other to be gone',
  );
  return { begun, turn, away };
}

/** Decides for the one who is there until the other is asked. */
async function passOn({ begun, turn, away }: Awaited<ReturnType<typeof withSomebodyAway>>) {
  const stream = begun.streams[turn];
  while (!stream.now!.asked.includes(away)) {
    await stream.until((s) => s.now!.asked.includes(away) || s.now!.legal.length > 0, 'a turn');
    if (stream.now!.legal.length === 0) continue;
    const { n } = stream;
    await begun.people[turn].post(`/api/tables/${begun.id}/decisions`, { decision: stream.now!.legal[0] });
    await stream.until((s) => s.n > n, 'the decision');
  }
}

describe('Web Push', () => {
  test('“your turn” arrives, signed by the host, readable by the device alone, and says nothing of the cards', async () => {
    const before = service.delivered.length;
    const away = await withSomebodyAway();
    await passOn(away);
    await expect.poll(() => service.delivered.length).toBeGreaterThan(before);
    const message = service.delivered[before];
    const { body } = await away.begun.people[0].get('/api/me/push');
    expect(message.path).toBe('/device-1');
    expect(message.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(readVapid(message.headers.authorization ?? '', body.key)).toMatchObject({
      aud: 'https://push.example.com',
      sub: 'mailto:host@cards.example',
    });
    expect(message.body.toString('latin1')).not.toContain(away.begun.id);
    expect(JSON.parse(service.read(message))).toEqual({
      t: 'turn',
      table: away.begun.id,
      game: 'inflation',
    });
    away.begun.close();
  });

  test('a device that is gone is forgotten', async () => {
    service.status = 410;
    const away = await withSomebodyAway();
    await passOn(away);
    const devices = () => server.store.db.selectFrom('pushes').selectAll().execute();
    await expect.poll(devices).toEqual([]);
    service.status = 201;
    away.begun.close();
  });

  test.each([
    'http://push.example.com/x',
    'https://127.0.0.1/x',
    'https://0x7f.1/x',
    'https://[::1]/x',
    'https://localhost/x',
    'https://db.internal/x',
    'https://push.example.com:8443/x',
    'file:///etc/passwd',
    'https://user:pass@push.example.com/x',
  ])('%s is no push service', async (endpoint) => {
    const ann = await TestClient.named(server.url, 'Ann');
    const answer = await ann.post('/api/me/push', { ...service.subscription(), endpoint });
    expect([answer.status, answer.problem]).toEqual([422, 'bad-input']);
  });

  test.each([
    ['127.0.0.1', true],
    ['10.1.2.3', true],
    ['172.31.0.1', true],
    ['192.168.1.9', true],
    ['169.254.169.254', true],
    ['100.64.0.1', true],
    ['0.0.0.0', true],
    ['::1', true],
    ['fd00::1', true],
    ['fe80::1', true],
    ['::ffff:10.0.0.1', true],
    ['8.8.8.8', false],
    ['172.32.0.1', false],
    ['2606:4700::1111', false],
  ])('%s is in our own network: %s', (address, inside) => {
    expect(isOwnNetwork(address)).toBe(inside);
  });

  test('a name that leads into our own network is not followed', async () => {
    const error = await new Promise((done) => lookupOutside('localhost', {}, done));
    expect(String(error)).toContain('own network');
  });
});
