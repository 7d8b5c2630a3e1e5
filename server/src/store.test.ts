import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { begin, playOn } from '../testing/begin.ts';
import { isPostgresHere, makeDatabase } from '../testing/postgres.ts';
import { serve } from '../testing/serve.ts';
import { Seal } from './seal.ts';
import { openStore } from './store/open.ts';
import { openPostgres } from './store/postgres.ts';
import { openSqlite } from './store/sqlite.ts';
import { Store } from './store/store.ts';

const folder = mkdtempSync(join(tmpdir(), 'overtrick-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const here = await isPostgresHere();

const row = (n: number, payload: string) => ({ table_id: 't', n, kind: 'chat', payload, at: 1, key: null });

describe.each(['sqlite', 'postgres'] as const)('the store on %s', (dialect) => {
  test.skipIf(dialect === 'postgres' && !here)(
    'one of two appends at a position wins, and only its companions are written',
    async () => {
      const database = dialect === 'postgres' ? await makeDatabase() : null;
      const open = () =>
        Store.open(database ? openPostgres(database.url, 2, () => {}) : openSqlite(join(folder, 'race.db')));
      const [one, other] = [await open(), await open()];
      const also = (store: Store, value: string) =>
        store.db
          .insertInto('house')
          .values({ key: `who ${value}`, value })
          .compile();
      const won = await Promise.all([
        one.append({ row: row(0, '"one"'), also: [also(one, 'one')] }),
        other.append({ row: row(0, '"other"'), also: [also(other, 'other')] }),
        one.append({ row: { ...row(0, '"else"'), table_id: 'u' }, also: [] }),
      ]);
      expect(won.slice(0, 2).filter(Boolean)).toHaveLength(1);
      expect(won[2]).toBe(true);
      const winner = won[0] ? 'one' : 'other';
      const kept = await one.db.selectFrom('house').select('value').where('key', 'like', 'who %').execute();
      expect(kept).toEqual([{ value: winner }]);
      await one.close();
      await other.close();
      await database?.drop();
    },
  );

  test.skipIf(dialect === 'postgres' && !here)(
    'one of two appends at a position wins, even when one node writes both at once',
    async () => {
      const database = dialect === 'postgres' ? await makeDatabase() : null;
      const store = await Store.open(
        database ? openPostgres(database.url, 2, () => {}) : openSqlite(join(folder, 'twice.db')),
      );
      const won = await Promise.all(
        ['"first"', '"second"'].map((text) => store.append({ row: row(0, text), also: [] })),
      );
      const [kept] = await store.db.selectFrom('journal').select('payload').execute();
      expect(won).toEqual(kept.payload === '"first"' ? [true, false] : [false, true]);
      await store.close();
      await database?.drop();
    },
  );

  test.skipIf(dialect === 'postgres' && !here)(
    'a schema of the next release will do, a newer one is refused with a clear message',
    async () => {
      const database = dialect === 'postgres' ? await makeDatabase() : null;
      const backend = () =>
        database ? openPostgres(database.url, 2, () => {}) : openSqlite(join(folder, 'newer.db'));
      const store = await Store.open(backend());
      const set = (key: string, value: string) =>
        store.db.updateTable('house').set({ value }).where('key', '=', key).execute();
      await set('schema', '99');
      // One release ahead: its nodes run beside ours.
      const beside = await Store.open(backend());
      expect(
        await beside.db.selectFrom('house').select('value').where('key', '=', 'schema').execute(),
      ).toEqual([{ value: '99' }]);
      await beside.close();
      await set('oldest', '98');
      await store.close();
      const again = backend();
      await expect(Store.open(again)).rejects.toThrow(/schema 99.*newer version/);
      await again.close();
      await database?.drop();
    },
  );
});

describe('the seal', () => {
  test('opens only with the same key at the same place', () => {
    const seal = new Seal(new Uint8Array(32));
    const closed = seal.close('play:7', 't/1');
    expect(closed).not.toContain('play');
    expect(seal.open(closed, 't/1')).toBe('play:7');
    expect(() => seal.open(closed, 't/2')).toThrow();
    expect(() => new Seal(new Uint8Array(32).fill(1)).open(closed, 't/1')).toThrow();
    expect(seal.close('play:7', 't/1')).not.toBe(closed);
  });
});

test('a restarted server goes on where it was', async () => {
  const server = await serve();
  const begun = await begin([server.url]);
  await playOn(begun, () => begun.streams[0].n > 25);
  begun.close();
  await server.stop();
  const again = await serve({ data: server.config.data });
  expect(readFileSync(join(server.config.data, 'secret.key'), 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
  const [ann] = begun.people;
  Object.assign(ann, { url: again.url });
  const stream = ann.follow(begun.id);
  await playOn({ ...begun, streams: [stream] });
  expect(stream.room?.status).toBe('over');
  stream.close();
  await again.end();
});

test('a second server on the same file is refused', async () => {
  const server = await serve();
  await expect(serve({ data: server.config.data })).rejects.toThrow(/another server is using/);
  await server.end();
});

test('the store of a configuration is opened where it says', async () => {
  const store = await openStore({ data: join(folder, 'where'), connections: 2 });
  expect(store.dialect).toBe('sqlite');
  await store.close();
});
