import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { Chance } from './chance.ts';
import { Ear } from './ear.ts';
import { Person } from './person.ts';
import { Tally } from './tally.ts';

let server: Server | undefined;
let ear: Ear | undefined;
afterEach(() => {
  ear?.close();
  server?.closeAllConnections();
  server?.close();
});

const said = (n: number, text = 'hello'): string =>
  `id: ${n}\ndata: ${JSON.stringify({ n, at: 0, event: { t: 'chat', person: 'p', seat: 0, text, name: 'Ann' } })}\n\n`;
const whole = (n: number): string =>
  `event: whole\nid: ${n}\ndata: ${JSON.stringify({ n, room: null, view: null })}\n\n`;

/** A server whose k-th connection tells the k-th story and then breaks; the last one stays. */
async function listenTo(
  ...stories: readonly string[]
): Promise<{ tally: Tally; resumed: string[]; ear: Ear }> {
  const resumed: string[] = [];
  let told = 0;
  server = createServer((req, res) => {
    resumed.push(String(req.headers['last-event-id']));
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    const story = stories[Math.min(told, stories.length - 1)];
    res.write(told < stories.length ? story : ':\n\n');
    told++;
    if (told < stories.length) setTimeout(() => res.destroy(), 50);
  });
  await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const tally = new Tally();
  const chance = new Chance('ear');
  ear = new Ear(new Person(`http://127.0.0.1:${port}`, 'Ann', chance, tally), 'table', chance, tally);
  return { tally, resumed, ear };
}

test('an ear takes a broken stream up where it was, and half a message does not count', async () => {
  const { tally, resumed, ear } = await listenTo(
    whole(3) + said(4) + said(5).slice(0, 20),
    said(5) + said(6),
  );
  await ear.until(() => ear.n === 6, 'the end');
  expect(resumed.slice(0, 2)).toEqual(['undefined', '4']);
  expect([...ear.events.keys()]).toEqual([4, 5, 6]);
  expect(tally.violations).toEqual([]);
});

test.each([
  ['a gap', [whole(1) + said(3)], 'was told position 3 after 1'],
  ['a repetition', [whole(1) + said(2) + said(2)], 'was told position 2 after 2'],
  [
    'a position that vanished',
    [whole(5) + said(6), whole(4)],
    'was told position 6, and then the table was at 4',
  ],
  ['another story', [said(0), whole(0) + said(0, 'other')], 'two different stories about position 0'],
])('%s is seen', async (_, stories, words) => {
  const { tally, ear } = await listenTo(...stories);
  await ear.until(() => tally.violations.length > 0, words, 20_000);
  expect(tally.violations.join('\n')).toContain(words);
});
