import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { Wire } from './wire.ts';

let server: Server | null = null;

afterEach(() => server?.close());

/** A server that answers with the path, and hangs up on the questions with these numbers, once each. */
async function serverThatHangsUpOn(...numbers: readonly number[]): Promise<number> {
  let asked = 0;
  const made = createServer(({ url, socket }, response) => {
    if (numbers.includes(++asked)) socket.destroy();
    else response.setHeader('Content-Length', String(url).length).end(url);
  });
  server = made;
  await new Promise<void>((ready) => made.listen(0, '127.0.0.1', ready));
  return (made.address() as AddressInfo).port;
}

test('a question that meets the end of an idle connection is asked again on a new one', async () => {
  const wire = new Wire(await serverThatHangsUpOn(2));
  expect(await wire.ask('GET', '/one', '')).toMatchObject({ status: 200, body: '/one' });
  expect(await wire.ask('GET', '/two', '')).toMatchObject({ status: 200, body: '/two' });
  wire.close();
});

test('all questions without an answer are asked again, in their order', async () => {
  const wire = new Wire(await serverThatHangsUpOn(2));
  await wire.ask('GET', '/one', '');
  const replies = await Promise.all(['/two', '/three'].map((path) => wire.ask('GET', path, '')));
  expect(replies.map(({ body }) => body)).toEqual(['/two', '/three']);
  wire.close();
});

test('a question is asked again where a new connection is closed as well', async () => {
  const wire = new Wire(await serverThatHangsUpOn(1, 2, 3));
  expect((await wire.ask('GET', '/one', '')).body).toBe('/one');
  wire.close();
});

test('a connection that the server has closed in a pause is opened anew', async () => {
  const port = await serverThatHangsUpOn();
  const wire = new Wire(port);
  await wire.ask('GET', '/one', '');
  server?.closeIdleConnections();
  await sleep(50);
  expect((await wire.ask('GET', '/two', '')).body).toBe('/two');
  wire.close();
});
