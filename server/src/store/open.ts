import { closeSync, existsSync, fchmodSync, mkdirSync, openSync } from 'node:fs';
import { fail, ok, type Result } from '@overtrick/engine';
import { checkKey, markStore, readKey } from '../fingerprint.ts';
import { findKey } from '../key.ts';
import { Seal } from '../seal.ts';
import type { Backend } from './backend.ts';
import { NewerSchema, readSchema, SCHEMA } from './migrate.ts';
import { nameStore, type StoreConfig, sqliteFile } from './place.ts';
import { openSqlite } from './sqlite.ts';
import { Store } from './store.ts';

/** The database that a configuration names, unchanged. `alone` refuses a second server on an SQLite file. */
export async function openBackend(
  config: StoreConfig,
  onError: (error: Error) => void = () => {},
  alone = false,
): Promise<Backend> {
  if (config.database !== undefined) {
    // The command `overtrick` is installed without drivers: whoever has SQLite needs no other.
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(config.database, config.connections, onError);
  }
  mkdirSync(config.data, { recursive: true, mode: 0o700 });
  const file = sqliteFile(config);
  makePrivate(file);
  if (alone) makePrivate(`${file}.lock`);
  return openSqlite(file, alone);
}

/** A file that only its owner can read; SQLite gives what it puts beside it the same rights. */
function makePrivate(file: string): void {
  const handle = openSync(file, 'a', 0o600);
  try {
    fchmodSync(handle, 0o600);
  } finally {
    closeSync(handle);
  }
}

/** Opens the store that a configuration names and brings it to the newest schema. */
export async function openStore(config: StoreConfig): Promise<Store> {
  return closeOnError(await openBackend(config), (backend) => Store.open(backend));
}

/** A server's store, and the key to what is sealed in it. */
export interface SealedStore {
  readonly store: Store;
  readonly seal: Seal;
}

/** Opens the store of a server: its key is checked before anything is written. */
export async function openSealed(config: StoreConfig, onError: (error: Error) => void): Promise<SealedStore> {
  return closeOnError(await openBackend(config, onError, true), async (backend) => {
    const seal = new Seal(await readKey(backend, config));
    const store = await Store.open(backend);
    await markStore(store.db, config, seal);
    return { store, seal };
  });
}

/** An existing store with its schema and its key; nothing is created or changed. */
export interface FoundStore {
  readonly store: Store;
  readonly schema: number;
  readonly key: Uint8Array;
}

/** Opens the store of a server for reading, while that server runs. */
export async function findStore(config: StoreConfig): Promise<Result<FoundStore, string>> {
  const key = findKey(config.data, config.key);
  if (!key.ok) return fail(key.error.words);
  const none = `There is nothing at ${nameStore(config)}. Set OVERTRICK_DATA or DATABASE_URL as for the server.`;
  if (config.database === undefined && !existsSync(sqliteFile(config))) return fail(none);
  return closeOnError(await openBackend(config), async (backend) => {
    const schema = await readSchema(backend.db, backend.dialect);
    const checked =
      schema === 0
        ? fail(none)
        : schema > SCHEMA
          ? fail(new NewerSchema(schema).message)
          : await checkKey(backend, config, key.value);
    if (checked.ok) return ok({ store: await Store.at(backend), schema, key: key.value });
    await backend.close();
    return checked;
  });
}

async function closeOnError<T>(backend: Backend, work: (backend: Backend) => Promise<T>): Promise<T> {
  try {
    return await work(backend);
  } catch (error) {
    await backend.close().catch(() => {});
    throw error;
  }
}
