import type { Logger } from 'pino';
import { createClient } from 'redis';
import { Gatherer, type Topic, topicsOf, type Wake } from './wake.ts';

const CHANNEL = 'overtrick';

/** Wake-ups through Redis, for many nodes. */
export async function redisWake(
  url: string,
  node: string,
  hear: (topic: Topic) => void,
  log: Logger,
): Promise<Wake> {
  // While Redis is gone, what would be sent is not kept: every node looks by itself from time to time.
  const sender = createClient({ url, disableOfflineQueue: true });
  const listener = sender.duplicate();
  for (const client of [sender, listener]) {
    client.on('error', (error: Error) => log.warn({ err: error }, 'Redis'));
    client.on('ready', () => hear('all'));
  }
  await Promise.all([sender.connect(), listener.connect()]);
  await listener.subscribe(CHANNEL, (text) => {
    for (const topic of topicsOf(text, node)) hear(topic);
  });
  const gatherer = new Gatherer(node, (text) => sender.publish(CHANNEL, text));
  return {
    publish: (topic) => gatherer.add(topic),
    async close() {
      sender.destroy();
      listener.destroy();
    },
  };
}
