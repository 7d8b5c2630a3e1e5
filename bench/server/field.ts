import { randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '@overtrick/client';
import type { ServerUsage } from '../../server/testing/loadServer.ts';
import { PROGRAMS } from './bundle.ts';
import { Child } from './child.ts';
import type { Window } from './crowd.ts';
import type { Order } from './orders.ts';

/** As `npm start` runs it; the garbage must be gone before memory is weighed. */
const SERVER_FLAGS = ['--expose-gc'];

/** V8 gives its nursery back some seconds after the last need of it: memory counts when it has not become less for so many. */
const STEADY = 8;

/** All nodes of a store share one key. */
const KEY = randomBytes(32).toString('hex');

/** A window of play with what it cost the nodes. */
export interface Figure extends Window {
  readonly decisionsPerSecond: number;
  /** Of all nodes together. */
  readonly cpuMsPerDecision: number;
  /** Cores that the nodes took, their SQLite threads included. */
  readonly serverCores: number;
  readonly decisionsPerCommit: number;
}

/** Nodes and a crowd that plays at them. */
export class Field {
  readonly #nodes: readonly Child[];
  readonly #ports: readonly number[];
  readonly #crowd: Child;

  private constructor(nodes: readonly Child[], ports: readonly number[], crowd: Child) {
    this.#nodes = nodes;
    this.#ports = ports;
    this.#crowd = crowd;
  }

  /** Starts so many nodes: on a SQLite file of their own, or on this PostgreSQL. */
  static async start(nodes: number, database: string | null = null): Promise<Field> {
    const started: Child[] = [];
    const ports: number[] = [];
    for (let each = 0; each < nodes; each++) {
      // Not in the folder for temporary files: that may be no disk at all, and then nothing would be durable.
      const data = await mkdtemp(join(PROGRAMS.server, '..', 'data-'));
      const env = {
        LOAD_DATA: data,
        OVERTRICK_KEY: KEY,
        ...(database !== null && { DATABASE_URL: database }),
      };
      const node = new Child(PROGRAMS.server, SERVER_FLAGS, env);
      started.push(node);
      ports.push((await node.hear<{ port: number }>()).port);
    }
    const field = new Field(started, ports, new Child(PROGRAMS.crowd));
    await field.#tell({ t: 'go', ports });
    return field;
  }

  /** Opens and deals so many tables that nobody watches. */
  open(count: number): Promise<void> {
    return this.#tell({ t: 'open', count });
  }

  /** Four seats listen at each of so many tables. */
  sit(count: number): Promise<void> {
    return this.#tell({ t: 'sit', count });
  }

  async play(busy: number, rate: number | null, warmUp: number): Promise<void> {
    await this.#tell({ t: 'play', busy, rate });
    await sleep(warmUp * 1000);
  }

  halt(): Promise<void> {
    return this.#tell({ t: 'halt' });
  }

  /** Looks at so many seconds of what is being played. */
  async watch(seconds: number): Promise<Figure> {
    const before = await this.#usage('usage');
    await this.#tell({ t: 'mark' });
    await sleep(seconds * 1000);
    const window = await this.#crowd.ask<Window>({ t: 'read' } satisfies Order);
    const after = await this.#usage('usage');
    const cpu = sum(after, 'cpuMs') - sum(before, 'cpuMs');
    return {
      ...window,
      decisionsPerSecond: window.decisions / window.seconds,
      cpuMsPerDecision: cpu / window.decisions,
      serverCores: cpu / 1000 / window.seconds,
      decisionsPerCommit:
        (sum(after, 'appends') - sum(before, 'appends')) / (sum(after, 'commits') - sum(before, 'commits')),
    };
  }

  /** Bytes of all nodes, once they have given back what they need no more. */
  async weigh(): Promise<number> {
    let least = Number.POSITIVE_INFINITY;
    for (let steady = 0; steady < STEADY; steady++) {
      const bytes = sum(await this.#usage('weigh'), 'rss');
      if (bytes < least * 0.99) steady = 0;
      least = Math.min(least, bytes);
      await sleep(1000);
    }
    return least;
  }

  /** Tables that the first node has in memory. */
  async tablesInMemory(): Promise<number> {
    const metrics = await new Client({ site: `http://127.0.0.1:${this.#ports[0]}` }).text('GET /metrics');
    const text = metrics.ok ? metrics.value : '';
    return Number(/^overtrick_tables_in_memory (\d+)/m.exec(text)?.[1] ?? Number.NaN);
  }

  async end(): Promise<void> {
    await this.#crowd.end();
    await Promise.all(this.#nodes.map((node) => node.end()));
  }

  #usage(what: 'usage' | 'weigh'): Promise<ServerUsage[]> {
    return Promise.all(this.#nodes.map((node) => node.ask<ServerUsage>(what)));
  }

  async #tell(order: Order): Promise<void> {
    await this.#crowd.ask(order);
  }
}

const sum = (usages: readonly ServerUsage[], of: keyof ServerUsage): number =>
  usages.reduce((total, usage) => total + usage[of], 0);
