import pg from 'pg';
import type { Logger } from 'pino';
import { mortalLine } from '../store/line.ts';
import { Gatherer, type Topic, topicsOf, type Wake } from './wake.ts';

const CHANNEL = 'overtrick';
const AGAIN = 500;
/** How often an idle connection is tested; without an answer it is opened again. */
const BEAT = 5_000;
const SILENCE = 12_000;

/** Wake-ups by LISTEN and NOTIFY, on a connection of its own that reconnects by itself. */
export class PostgresWake implements Wake {
  readonly #url: string;
  readonly #node: string;
  readonly #hear: (topic: Topic) => void;
  readonly #log: Logger;
  readonly #gatherer: Gatherer;
  #client: pg.Client | null = null;
  #closed = false;
  readonly #beat: NodeJS.Timeout;
  #sent: Promise<unknown> = Promise.resolve();

  constructor(url: string, node: string, hear: (topic: Topic) => void, log: Logger) {
    this.#url = url;
    this.#node = node;
    this.#hear = hear;
    this.#log = log;
    this.#gatherer = new Gatherer(node, (text) => this.#ask('select pg_notify($1, $2)', [CHANNEL, text]));
    this.#beat = setInterval(() => void this.#ask('select 1').catch(() => {}), BEAT).unref();
  }

  publish(topic: Topic): void {
    this.#gatherer.add(topic);
  }

  async start(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, stream: () => mortalLine(SILENCE) });
    client.on('notification', ({ payload }) => {
      for (const topic of topicsOf(payload ?? '', this.#node)) this.#hear(topic);
    });
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client, new Error('the connection ended')));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    this.#client = client;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#beat);
    await this.#client?.end();
  }

  /** Queries run one after the other: a connection answers one at a time. */
  #ask(text: string, values: readonly string[] = []): Promise<unknown> {
    const ask = () => this.#client?.query(text, [...values]);
    this.#sent = this.#sent.then(ask, ask);
    return this.#sent;
  }

  #lost(client: pg.Client, error: Error): void {
    if (this.#closed || (this.#client !== client && this.#client !== null)) return;
    if (this.#client === null) return;
    this.#client = null;
    this.#log.warn({ err: error }, 'wake-ups are lost; connecting again');
    client.end().catch(() => {});
    this.#again();
  }

  #again(): void {
    setTimeout(() => {
      if (this.#closed) return;
      this.start().then(
        () => this.#hear('all'),
        () => this.#again(),
      );
    }, AGAIN).unref();
  }
}
