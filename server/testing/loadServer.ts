import { whist } from '@overtrick/example-whist';
import { GAMES } from '@overtrick/games';
import { serve } from './serve.ts';

/** What a server under load says of itself. */
export interface ServerUsage {
  readonly cpuMs: number;
  /** Bytes, after the garbage is gone where that was asked for. */
  readonly rss: number;
  readonly commits: number;
  readonly appends: number;
}

/**
 * The server that load is put on: whist beside the five games, and no limits on how much one address may ask. Tells its
 * parent its port, and what it has used whenever it is asked.
 */
const { DATABASE_URL, LOAD_DATA, OVERTRICK_KEY } = process.env;
const server = await serve(
  {
    dealPause: 0,
    patience: 1e9,
    ...(OVERTRICK_KEY !== undefined && { key: OVERTRICK_KEY }),
    ...(DATABASE_URL !== undefined && { database: DATABASE_URL }),
    ...(LOAD_DATA !== undefined && { data: LOAD_DATA }),
  },
  { games: [...GAMES, whist] },
);

function usage(): ServerUsage {
  const { user, system } = process.cpuUsage();
  const { commits, appends } = server.store;
  return { cpuMs: (user + system) / 1000, rss: process.memoryUsage.rss(), commits, appends };
}

process.on('message', (message) => {
  if (message === 'weigh') globalThis.gc?.();
  process.send?.(usage());
});
process.on('disconnect', () => void server.end().then(() => process.exit(0)));
process.send?.({ port: server.port });
