import { Client } from '@overtrick/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Cable } from '../chaos/cable.ts';
import { type Begun, begin } from '../testing/begin.ts';
import { TestClient } from '../testing/client.ts';
import { serve, type TestServer } from '../testing/serve.ts';

let server: TestServer;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.end());

const three = (input = {}) => begin([server.url, server.url, server.url], input);
const act = (who: TestClient, { id }: Begun, name: string, input = {}) =>
  who.post(`/api/tables/${id}/${name}`, input);

describe('a match without spectators', () => {
  test('who looked on before the start is sent out when a match without spectators begins', async () => {
    const ann = await TestClient.named(server.url, 'Ann');
    const eve = await TestClient.named(server.url, 'Eve');
    const { id } = await ann.create({
      game: 'inflation',
      players: 3,
      bots: ['novice', 'novice'],
      spectators: false,
    });
    const streams = [ann.follow(id), eve.follow(id), new TestClient(server.url).follow(id)];
    for (const stream of streams) await stream.until((s) => s.room !== null, 'the room');
    await ann.ready(id, streams[0].room!.commitment, 0);
    await ann.post(`/api/tables/${id}/start`);
    await ann.reveal(id);
    await streams[0].until((s) => s.now !== null, 'the deal');
    for (const stream of streams.slice(1)) {
      await stream.until((s) => s.ended, 'the end of the line');
      expect(stream.room?.status).toBe('open');
      expect(stream.told.map(({ data }) => (data as { event?: { t: string } }).event?.t)).not.toContain(
        'start',
      );
    }
    streams[0].close();
  });

  test('who loses the seat of a match without spectators hears nothing any more', async () => {
    const begun = await three({ spectators: false });
    const [ann, ben, cleo] = begun.people;
    const dora = await TestClient.named(server.url, 'Dora');
    await act(ben, begun, 'stand');
    await act(dora, begun, 'takeover', { seat: 1 });
    await act(ann, begun, 'takeover', { seat: 1, person: dora.id });
    await begun.streams[1].until((s) => s.room?.votes[0]?.yes.length === 1, 'the first yes');
    await act(cleo, begun, 'takeover', { seat: 1, person: dora.id });
    await begun.streams[1].until((s) => s.ended, 'the end of the line');
    expect(begun.streams[1].whole?.seat).toBe(1);
    expect((await ben.get(`/api/tables/${begun.id}`)).problem).toBe('no-spectators');
    begun.close();
  });
});

describe('who comes back', () => {
  /** What a raw line tells within a moment. */
  const hear = async (who: TestClient, id: string, after: number): Promise<string> => {
    const stream = who.follow(id, after);
    await stream.until((s) => s.told.some(({ event }) => event === 'presence'), 'who is here');
    stream.close();
    return stream.told
      .filter(({ event }) => event !== 'presence')
      .map(({ event, data }) => (event === 'seat' || event === 'whole' ? `${event} ${data.seat}` : event))
      .join();
  };

  test('is told where they sit, and everything anew when that has changed', async () => {
    const ann = await TestClient.named(server.url, 'Ann');
    const ben = await TestClient.named(server.url, 'Ben');
    const { id } = await ann.create({ game: 'inflation', players: 3 });
    const { n } = (await ben.get(`/api/tables/${id}`)).body;
    expect(await hear(ben, id, n)).toBe('seat -1');
    await ben.post(`/api/tables/${id}/sit`, { seat: 1 });
    expect(await hear(ben, id, n)).toBe('whole 1');
    expect(await hear(ben, id, n + 1)).toBe('seat 1');
    expect(await hear(ann, id, n)).toBe('seat 0,message');
    await ben.post(`/api/tables/${id}/stand`);
    await ben.post(`/api/tables/${id}/sit`, { seat: 1 });
    // The same seat again: what was told in between was for other eyes.
    expect(await hear(ben, id, n + 1)).toBe('whole 1');
    await ann.post(`/api/tables/${id}/remove`, { seat: 1 });
    expect(await hear(ben, id, n + 3)).toBe('whole -1');
    expect(await hear(new TestClient(server.url), id, n)).toBe('seat -1,message,message,message,message');
  });

  test('as somebody else hears whose eyes these are', async () => {
    const begun = await three();
    const [ann, ben] = begun.people;
    const { n } = begun.streams[0];
    begun.close();
    const device = new TestClient(server.url);
    device.cookie = ann.cookie;
    expect(await hear(device, begun.id, n)).toBe('seat 0');
    device.cookie = ben.cookie;
    expect(await hear(device, begun.id, n)).toBe('seat 1');
  });

  test('hears of a seat that was taken while the line was broken, and goes on from there', async () => {
    const ann = await TestClient.named(server.url, 'Ann');
    const { id } = await ann.create({ game: 'inflation', players: 3, seat: null });
    const { cable, url } = await Cable.lay(server.url);
    const far = new Client({ site: url.replace(/\/$/, '') });
    far.cookie = ann.cookie;
    const heard: string[] = [];
    const feed = far.follow(
      'GET /api/tables/:id/stream',
      { params: { id } },
      {
        hear: ({ event, data }) => {
          if (event === 'whole' || event === 'seat') heard.push(`${event} ${data.seat}`);
          else if (event === 'message') heard.push(data.event.t);
        },
        pause: () => 300,
      },
    );
    await expect.poll(() => heard).toEqual(['whole -1']);
    cable.cut();
    expect((await ann.post(`/api/tables/${id}/sit`, { seat: 2 })).status).toBe(200);
    await expect.poll(() => heard).toEqual(['whole -1', 'whole 2']);
    cable.cut();
    await ann.post(`/api/tables/${id}/bot`, { seat: 0, level: 'novice' });
    await expect.poll(() => heard).toEqual(['whole -1', 'whole 2', 'seat 2', 'bot']);
    feed.close();
    await cable.close();
  });
});
