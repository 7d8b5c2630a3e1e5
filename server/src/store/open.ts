import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ok, type Result } from '@overtrick/engine';
import type { Config } from '../config.ts';
import type { Backend } from './backend.ts';
import { NewerSchema, readSchema, SCHEMA } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { Store } from './store.ts';

/** The part of a configuration that says where things are kept. */
export type StoreConfig = Pick<Config, 'data' | 'key' | 'database' | 'connections'>;

/** The SQLite file of a data folder. */
export const sqliteFile = ({ data }: StoreConfig): string => join(data, 'overtrick.db');

/** Where a configuration keeps things, in words and without a password. */
export function nameStore(config: StoreConfig): string {
  if (config.database === undefined) return sqliteFile(config);
  const { host, pathname } = new URL(config.database);
  return `the database ${pathname.slice(1)} at ${host || 'this machine'}`;
}

/** The database that a configuration names, unchanged. `alone` refuses a second server on an SQLite file. */
export function openBackend(
  config: StoreConfig,
  onError: (error: Error) => void = () => {},
  alone = false,
): Backend {
  if (config.database !== undefined) return openPostgres(config.database, config.connections, onError);
  mkdirSync(config.data, { recursive: true });
  return openSqlite(sqliteFile(config), alone);
}

/** Opens the store that a configuration names and brings it to the newest schema. */
export async function openStore(
  config: StoreConfig,
  onError: (error: Error) => void = () => {},
  alone = false,
): Promise<Store> {
  const backend = openBackend(config, onError, alone);
  try {
    return await Store.open(backend);
  } catch (error) {
    await backend.close().catch(() => {});
    throw error;
  }
}

/** An existing store and its schema; nothing is created or changed. */
export interface FoundStore {
  readonly store: Store;
  readonly schema: number;
}

/** Opens the store of a server for reading, while that server runs. */
export async function findStore(config: StoreConfig): Promise<Result<FoundStore, string>> {
  const none = `There is nothing at ${nameStore(config)}. Set OVERTRICK_DATA or DATABASE_URL as for the server.`;
  if (config.database === undefined && !existsSync(sqliteFile(config))) return fail(none);
  const backend = openBackend(config);
  try {
    const schema = await readSchema(backend.db, backend.dialect);
    if (schema > 0 && schema <= SCHEMA) {
      return ok({ store: await Store.at(backend), schema });
    }
    await backend.close();
    return fail(schema === 0 ? none : new NewerSchema(schema).message);
  } catch (error) {
    await backend.close().catch(() => {});
    throw error;
  }
}
