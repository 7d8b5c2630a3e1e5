import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import { makeDatabase } from '../testing/postgres.ts';
import { Cable } from './cable.ts';
import type { StoreKind } from './flags.ts';

/** Where a run keeps its data: a folder, or a database behind a line that can be cut. */
export interface RunData {
  readonly env: Readonly<Record<string, string>>;
  readonly nodes: number;
  /** Null where the store is a file. */
  readonly database: { readonly cable: Cable; terminate(): Promise<void> } | null;
  /** The store itself, when no server uses it any more. */
  open(): Promise<Store>;
  leave(): Promise<void>;
}

const KEY = '5a'.repeat(32);
const NODES = 3;

/** Makes a store of its own for a run. */
export async function makeRunData(kind: StoreKind): Promise<RunData> {
  const data = mkdtempSync(join(tmpdir(), 'overtrick-chaos-'));
  const env = {
    OVERTRICK_DATA: data,
    OVERTRICK_KEY: KEY,
    BOT_PACE: '0.02',
    DEAL_PAUSE: '0.02',
    // Who is held up by a killed server must not be dealt past.
    REVEAL_TIME: '600',
    BOT_THREADS: '1',
    RATE_LIMIT: '100000',
    LOG_LEVEL: 'error',
    NODE_OPTIONS: '--trace-warnings',
  };
  const tidy = (): void => rmSync(data, { recursive: true, force: true });
  if (kind === 'sqlite') {
    return {
      env,
      nodes: 1,
      database: null,
      open: () => openStore({ data, connections: 2 }),
      leave: async () => tidy(),
    };
  }
  const database = await makeDatabase();
  const { cable, url } = await Cable.lay(database.url);
  return {
    env: { ...env, DATABASE_URL: url },
    nodes: NODES,
    database: { cable, terminate: database.cut },
    open: () => openStore({ data, connections: 2, database: database.url }),
    async leave() {
      await cable.close();
      await database.drop();
      tidy();
    },
  };
}
