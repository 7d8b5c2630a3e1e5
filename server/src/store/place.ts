import { join } from 'node:path';
import type { Config } from '../config.ts';

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
