import { fail, ok, type Result } from '@overtrick/engine';
import type { Kysely } from 'kysely';
import { isEmpty } from './backup/kept.ts';
import { findKey, makeKey } from './key.ts';
import { Seal } from './seal.ts';
import type { Backend } from './store/backend.ts';
import { readHouseRow, swapHouseRow } from './store/houseRow.ts';
import { readSchema } from './store/migrate.ts';
import { nameStore, type StoreConfig } from './store/place.ts';
import type { Database, OwnRow } from './store/schema.ts';

/** The row of `house` that says which key a store belongs to. */
export const FINGERPRINT: OwnRow = 'fingerprint';

/** How many sealed values are tried before a key counts as wrong: one of them may be damaged. */
const TRIES = 5;

/** The store belongs to another key; a setting has to be put right. */
export class WrongKey extends Error {}

/**
 * The server's key, checked against the store before anything is written. A new key is made only for a store that is
 * empty; any other refuses with a `WrongKey`.
 */
export async function readKey(backend: Backend, config: StoreConfig): Promise<Uint8Array> {
  const found = findKey(config.data, config.key);
  if (found.ok) {
    const checked = await checkKey(backend, config, found.value);
    if (!checked.ok) throw new WrongKey(checked.error);
    return found.value;
  }
  if (found.error.kind === 'damaged') throw new WrongKey(found.error.words);
  const { db, dialect } = backend;
  if (
    (await readSchema(db, dialect)) > 0 &&
    ((await readHouseRow(db, FINGERPRINT)) !== null || !(await isEmpty(db)))
  ) {
    throw new WrongKey(
      `${nameStore(config)} holds tables, but its key is missing: ${found.error.file} is not there and OVERTRICK_KEY is not set. ` +
        'Put back the key that this store was made with, or restore a backup, which has the key in it. Nothing was changed.',
    );
  }
  return makeKey(config.data);
}

/** Whether this is the key that a store was made with. A store without anything to check it by takes any. */
export async function checkKey(
  { db, dialect }: Backend,
  config: StoreConfig,
  key: Uint8Array,
): Promise<Result<void, string>> {
  if ((await readSchema(db, dialect)) === 0) return ok(undefined);
  const seal = new Seal(key);
  const print = await readHouseRow(db, FINGERPRINT);
  if (print === null ? await opens(db, seal) : print === seal.fingerprint) return ok(undefined);
  const where = config.key === undefined ? `the file secret.key in ${config.data}` : 'OVERTRICK_KEY';
  return fail(
    `${where} is not the key of ${nameStore(config)}: what is sealed there was sealed with another one. ` +
      'Set the key that this store was made with, or name another store with OVERTRICK_DATA or DATABASE_URL. Nothing was changed.',
  );
}

/** Marks a store with its key; refuses when another node has just marked it with another. */
export async function markStore(db: Kysely<Database>, config: StoreConfig, seal: Seal): Promise<void> {
  await swapHouseRow(db, FINGERPRINT, null, seal.fingerprint);
  if ((await readHouseRow(db, FINGERPRINT)) !== seal.fingerprint) {
    throw new WrongKey(
      `another server has just begun with ${nameStore(config)} and another key. Set the same OVERTRICK_KEY for all of them.`,
    );
  }
}

/** For stores from before they had a fingerprint: whether the key opens anything that is sealed; true when nothing is. */
async function opens(db: Kysely<Database>, seal: Seal): Promise<boolean> {
  const sealed: { readonly text: string; readonly context: string }[] = [];
  const tables = await db.selectFrom('tables').select(['id', 'secret']).limit(TRIES).execute();
  for (const { id, secret } of tables) sealed.push({ text: secret, context: id });
  const answers = await db
    .selectFrom('answers')
    .select(['key', 'answer'])
    .where('answer', '!=', '')
    .limit(TRIES)
    .execute();
  for (const { key, answer } of answers) sealed.push({ text: answer, context: `answer ${key}` });
  const vapid = await db.selectFrom('house').select('value').where('key', '=', 'vapid').executeTakeFirst();
  if (vapid) sealed.push({ text: vapid.value, context: 'vapid' });
  return sealed.length === 0 || sealed.some(({ text, context }) => seal.canOpen(text, context));
}
