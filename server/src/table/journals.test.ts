import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve, type TestServer } from '../../testing/serve.ts';
import { Seal } from '../seal.ts';
import { type Entry, makeRow } from './entry.ts';
import { Journals } from './journals.ts';

const seal = new Seal(new Uint8Array(32));
let server: TestServer;

beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.end());

const append = (table: string, n: number, entry: Entry) =>
  server.store.append({ row: makeRow(table, { n, at: n, key: null, entry }, seal), also: [] });

const start: Entry = { t: 'start' };

test('each who asks in the same turn gets the entries of their own table, after their own position, in order', async () => {
  for (const n of [0, 1, 2]) await append('a', n, start);
  await append('b', 0, { t: 'decide', seat: 1, decision: 'play:H9' });
  const journals = new Journals(server.store, seal);
  const positions = async (table: string, after: number) =>
    (await journals.read(table, after)).map(({ n }) => n);
  const read = await Promise.all([
    positions('a', 0),
    positions('b', -1),
    positions('c', -1),
    positions('a', -1),
  ]);
  expect(read).toEqual([[1, 2], [0], [], [0, 1, 2]]);
  expect((await journals.read('b', -1))[0].entry).toEqual({ t: 'decide', seat: 1, decision: 'play:H9' });
});

test('more tables than one query asks about', async () => {
  const tables = Array.from({ length: 120 }, (_, at) => `many${at}`);
  await Promise.all(tables.map((table) => append(table, 0, start)));
  const journals = new Journals(server.store, seal);
  const read = await Promise.all(tables.map((table) => journals.read(table, -1)));
  expect(read.map((entries) => entries.length)).toEqual(tables.map(() => 1));
});

test('journals that are longer than one answer come whole', async () => {
  const rows = Array.from({ length: 2_300 }, (_, n) =>
    makeRow(
      n < 2_290 ? 'long' : 'short',
      { n: n < 2_290 ? n : n - 2_290, at: n, key: null, entry: start },
      seal,
    ),
  );
  await Promise.all(rows.map((row) => server.store.append({ row, also: [] })));
  const journals = new Journals(server.store, seal);
  const [long, short] = await Promise.all([journals.read('long', 4), journals.read('short', -1)]);
  expect(long.map(({ n }) => n)).toEqual(Array.from({ length: 2_285 }, (_, at) => at + 5));
  expect(short).toHaveLength(10);
});

test('an entry that cannot be opened fails its own table alone', async () => {
  await append('sealed', 0, { t: 'decide', seat: 0, decision: 'play:C1' });
  await append('open', 0, start);
  const journals = new Journals(server.store, new Seal(new Uint8Array(32).fill(1)));
  const read = await Promise.allSettled([journals.read('sealed', -1), journals.read('open', -1)]);
  expect(read.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});
