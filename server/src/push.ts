import type { Agent } from 'node:https';
import type { PushInput } from '@overtrick/api';
import type { Logger } from 'pino';
import webpush from 'web-push';
import type { Seal } from './seal.ts';
import type { Store } from './store/store.ts';

const GONE = new Set([404, 410]);
const DAY_SECONDS = 86_400;
const MOST_DEVICES = 5;

/** Web Push with the host's own keys. A message says “your turn” and nothing about the cards. */
export class Push {
  readonly #store: Store;
  readonly #subject: string;
  readonly #log: Logger;
  readonly #agent: Agent;
  readonly #keys: { readonly publicKey: string; readonly privateKey: string };

  private constructor(
    store: Store,
    subject: string,
    log: Logger,
    agent: Agent,
    keys: { publicKey: string; privateKey: string },
  ) {
    this.#store = store;
    this.#subject = subject;
    this.#log = log;
    this.#agent = agent;
    this.#keys = keys;
  }

  /** Reads the keys from the store, or makes them the first time. The private one is sealed. */
  static async open(store: Store, seal: Seal, subject: string, log: Logger, agent: Agent): Promise<Push> {
    const { db } = store;
    const read = () => db.selectFrom('house').select('value').where('key', '=', 'vapid').executeTakeFirst();
    let row = await read();
    if (!row) {
      const value = seal.close(JSON.stringify(webpush.generateVAPIDKeys()), 'vapid');
      await db
        .insertInto('house')
        .values({ key: 'vapid', value })
        .onConflict((c) => c.doNothing())
        .execute();
      row = await read();
    }
    const keys = JSON.parse(seal.open(row?.value ?? '', 'vapid')) as {
      publicKey: string;
      privateKey: string;
    };
    return new Push(store, subject, log, agent, keys);
  }

  get publicKey(): string {
    return this.#keys.publicKey;
  }

  /** Subscribes a device. */
  async subscribe(person: string, { endpoint, keys }: PushInput): Promise<void> {
    const { db } = this.#store;
    const known = await db.selectFrom('pushes').select('endpoint').where('person', '=', person).execute();
    const extra = known.slice(0, Math.max(0, known.length - MOST_DEVICES + 1)).map((row) => row.endpoint);
    if (extra.length > 0) await db.deleteFrom('pushes').where('endpoint', 'in', extra).execute();
    const row = { person, keys: JSON.stringify(keys) };
    await db
      .insertInto('pushes')
      .values({ endpoint, ...row })
      .onConflict((c) => c.column('endpoint').doUpdateSet(row))
      .execute();
  }

  /** Tells a person that a table waits for them. */
  async yourTurn(person: string, table: string, game: string): Promise<void> {
    const { db } = this.#store;
    const devices = await db.selectFrom('pushes').selectAll().where('person', '=', person).execute();
    const payload = JSON.stringify({ t: 'turn', table, game });
    await Promise.all(
      devices.map(async ({ endpoint, keys }) => {
        try {
          await webpush.sendNotification({ endpoint, keys: JSON.parse(keys) as PushInput['keys'] }, payload, {
            TTL: DAY_SECONDS,
            topic: table.slice(0, 20),
            timeout: 10_000,
            agent: this.#agent,
            vapidDetails: { subject: this.#subject, ...this.#keys },
          });
        } catch (error) {
          const status = error instanceof webpush.WebPushError ? error.statusCode : 0;
          if (GONE.has(status)) await db.deleteFrom('pushes').where('endpoint', '=', endpoint).execute();
          else this.#log.warn({ status }, 'a push message could not be delivered');
        }
      }),
    );
  }
}
