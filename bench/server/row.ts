import { setTimeout as sleep } from 'node:timers/promises';
import { makeDatabase } from '../../server/testing/postgres.ts';
import { Field, type Figure } from './field.ts';
import { SEATS } from './guests.ts';

/** One line of the result. */
export interface Row {
  readonly store: 'sqlite' | 'postgres';
  readonly nodes: number;
  readonly tables: number;
  readonly decisionsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly bytesPerConnection: number;
  readonly cpuMsPerDecision: number;
}

/** What a row's figures are read with. */
export interface RowNotes {
  /** Bytes for a table that is open, dealt, and watched by nobody. */
  readonly bytesPerUnwatched: number;
  /** How many of those were still in memory. */
  readonly unwatchedInMemory: number;
  readonly figure: Figure;
}

/** Tables that are busy at one moment; the others listen. As many as the peer has. */
export const BUSY = 200;

const HAND = 48;
/** So much faster than a few tables many may be: hands enough for it are opened before the clock starts. */
const SPARE = 2.5;
const WARM_UP = 2;
/** Tables that play before anything is weighed, so that what a process takes once is not counted as a connection's. */
const WARM_TABLES = 20;
const WARM_SECONDS = 4;
const WARM_HANDS = 250;

/** Connections that a row needs: streams, lines to decide on, and some for opening tables. */
export const connectionsOf = (tables: number): number => SEATS * (tables + BUSY) + 500;

/** Hands that are played at this rate in so many seconds. */
export const handsFor = (rate: number, seconds: number): number => Math.ceil((rate * seconds) / HAND);

/** Opens, weighs, connects, weighs again and plays. */
export async function measureRow(
  store: Row['store'],
  nodes: number,
  tables: number,
  seconds: number,
): Promise<Row & RowNotes> {
  const database = store === 'postgres' ? await makeDatabase() : null;
  const field = await Field.start(nodes, database?.url ?? null);
  try {
    return await measureOn(field, store, nodes, tables, seconds);
  } finally {
    await field.end();
    await database?.drop();
  }
}

async function measureOn(
  field: Field,
  store: Row['store'],
  nodes: number,
  tables: number,
  seconds: number,
): Promise<Row & RowNotes> {
  await field.open(WARM_TABLES + WARM_HANDS);
  await field.sit(WARM_TABLES);
  await field.play(WARM_TABLES, null, WARM_SECONDS / 2);
  const warm = await field.watch(WARM_SECONDS / 2);
  await field.halt();
  await forgotten(field, WARM_TABLES);
  const empty = await field.weigh();
  const hands = tables - WARM_TABLES + handsFor(warm.decisionsPerSecond * SPARE, WARM_UP + seconds);
  await field.open(hands);
  const unwatchedInMemory = await forgotten(field, WARM_TABLES);
  const opened = await field.weigh();
  await field.sit(tables);
  const connected = await field.weigh();
  await field.play(Math.min(BUSY, tables), null, WARM_UP);
  const figure = await field.watch(seconds);
  return {
    store,
    nodes,
    tables,
    decisionsPerSecond: figure.decisionsPerSecond,
    p50Ms: figure.p50Ms,
    p99Ms: figure.p99Ms,
    bytesPerConnection: (connected - opened) / ((tables - WARM_TABLES) * SEATS),
    cpuMsPerDecision: figure.cpuMsPerDecision,
    bytesPerUnwatched: (opened - empty) / hands,
    unwatchedInMemory,
    figure,
  };
}

/** Waits until the server has forgotten what nobody watches, and says how many it still knows. */
async function forgotten(field: Field, watched: number): Promise<number> {
  const patience = 20;
  for (let waited = 0; waited < patience; waited++) {
    if ((await field.tablesInMemory()) <= watched) return 0;
    await sleep(1000);
  }
  return (await field.tablesInMemory()) - watched;
}
