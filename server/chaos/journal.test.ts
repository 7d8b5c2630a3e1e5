import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openSqlite } from '../src/store/sqlite.ts';
import { Store } from '../src/store/store.ts';
import { checkJournal } from './journal.ts';
import { Tally } from './tally.ts';

const folder = mkdtempSync(join(tmpdir(), 'overtrick-journal-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a journal with these keys is found guilty of, when `one` and `two` were acknowledged at 1 and 2. */
async function guilt(name: string, keys: readonly (string | null)[], gap = false): Promise<string> {
  const store = await Store.open(openSqlite(join(folder, name)));
  const rows = keys.map((key, at) => ({
    table_id: 't',
    n: gap && at === keys.length - 1 ? at + 1 : at,
    kind: 'chat',
    payload: '{}',
    at: 0,
    key: key && `person12:${key}`,
  }));
  await store.db.insertInto('journal').values(rows).execute();
  const tally = new Tally();
  const acknowledged = [1, 2].map((n) => ({
    n,
    key: n === 1 ? 'one' : 'two',
    what: {},
    person: 'person123456',
  }));
  await checkJournal(store, [{ table: 't', people: [], acknowledged, length: 3 }], tally);
  await store.close();
  return tally.violations.filter((what) => !what.includes('its row')).join('\n');
}

test('a journal that holds all of it once, in order, is fine', async () => {
  expect(await guilt('fine', [null, 'one', 'two', null])).toBe('');
});

test.each([
  ['lost', [null, 'one', null, null], false, 'two is not at 2'],
  ['twice', [null, 'one', 'two', 'one'], false, 'applied twice'],
  ['swapped', [null, 'two', 'one', null], false, 'one is not at 1'],
  ['short', [null, 'one', 'two'], false, '3 positions, but 4 were told'],
  ['gap', [null, 'one', 'two', null], true, 'a gap'],
])('%s is seen', async (name, keys, gap, words) => {
  expect(await guilt(name, keys, gap)).toContain(words);
});
