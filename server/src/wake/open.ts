import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { PostgresWake } from './postgresWake.ts';
import { redisWake } from './redisWake.ts';
import { nobodyElse, type Topic, type Wake } from './wake.ts';

/** How this node wakes the others and hears them: by Redis where there is one, else by the database that they share. */
export async function openWake(
  config: Config,
  node: string,
  hear: (topic: Topic) => void,
  log: Logger,
): Promise<Wake> {
  if (config.database === undefined) return nobodyElse;
  if (config.redis !== undefined) return redisWake(config.redis, node, hear, log);
  const wake = new PostgresWake(config.database, node, hear, log);
  await wake.start();
  return wake;
}
