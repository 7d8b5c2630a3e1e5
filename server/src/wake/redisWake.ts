import type { Logger } from 'pino';
import { createClient } from 'redis';
import { Gatherer, type Topic, topicsOf, type Wake } from './wake.ts';

const CHANNEL = 'overtrick';

/** How long a start waits for Redis; after that the server runs without it until Redis answers. */
const PATIENCE = 3_000;

/** Wake-ups through Redis, for many nodes. */
export async function redisWake(
  url: string,
  node: string,
  hear: (topic: Topic) => void,
  log: Logger,
): Promise<Wake> {
  // Messages are not queued while Redis is down: every node also polls.
  const sender = createClient({ url, disableOfflineQueue: true });
  const listener = sender.duplicate();
  for (const client of [sender, listener]) {
    client.on('error', (error: Error) => log.warn({ err: error }, 'Redis'));
    client.on('ready', () => hear('all'));
  }
  const listening = listener.connect().then(() =>
    listener.subscribe(CHANNEL, (text) => {
      for (const topic of topicsOf(text, node)) hear(topic);
    }),
  );
  await inTime(Promise.all([sender.connect(), listening]), log);
  const gatherer = new Gatherer(node, (text) => sender.publish(CHANNEL, text));
  return {
    publish: (topic) => gatherer.add(topic),
    async close() {
      sender.destroy();
      listener.destroy();
    },
  };
}

async function inTime(connected: Promise<unknown>, log: Logger): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((pass) => {
    timer = setTimeout(() => pass('late'), PATIENCE);
  });
  const outcome = await Promise.race([connected, late]);
  clearTimeout(timer);
  if (outcome !== 'late') return;
  log.warn(
    'Redis does not answer: until it does, nodes hear of each other only when they look, about once a second',
  );
  // Nobody else handles a later rejection, such as at the closing of this node.
  connected.catch((error: Error) => log.warn({ err: error }, 'Redis'));
}
