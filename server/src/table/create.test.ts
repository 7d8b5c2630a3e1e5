import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Status } from '@overtrick/api';
import { afterAll, expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import { Store } from '../store/store.ts';
import { freeCode } from './create.ts';

const folder = mkdtempSync(join(tmpdir(), 'overtrick-code-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('no two tables share a code, and codes grow when many are used', async () => {
  const store = await Store.open(openSqlite(join(folder, 'codes.db')));
  const status: Status = 'open';
  const blank = { game: 'whist', players: 4, status, host: 'h', public: 0, rated: 0, setup: '{}' };
  const rest = { secret: '', commitment: '', taken: 0, created: 1, updated: 1, due: null, lease: null };
  for (const code of ['AAAAA', 'BBBBB', 'CCCCC']) {
    await store.db
      .insertInto('tables')
      .values({ id: code, code, ...blank, ...rest, lease_until: 0 })
      .execute();
  }
  const proposing = (...codes: string[]) => {
    const lengths: number[] = [];
    const propose = (length: number): string => {
      lengths.push(length);
      return codes.shift() ?? 'Z'.repeat(length);
    };
    return { lengths, propose };
  };
  const once = proposing('AAAAA', 'DDDDD');
  expect(await freeCode(store, once.propose)).toBe('DDDDD');
  const full = proposing('AAAAA', 'BBBBB', 'CCCCC');
  expect(await freeCode(store, full.propose)).toBe('Z'.repeat(8));
  expect(full.lengths).toEqual([7, 7, 7, 8]);
  await store.close();
});
