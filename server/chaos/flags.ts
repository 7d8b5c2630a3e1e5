import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '@overtrick/engine';

export type StoreKind = 'sqlite' | 'postgres';

export interface Flags {
  /** Kills on each store. */
  readonly kills: number;
  /** Seat changes on each store; 0 for matches that are played to their end. */
  readonly seats: number;
  /** Tables that are played at the same time. */
  readonly tables: number;
  readonly stores: readonly StoreKind[];
  readonly seed: string;
}

export const USAGE = `npm run chaos -- [--kills N | --seats N] [--tables N] [--store sqlite|postgres|both] [--seed TEXT]
  --kills   how often a server is killed, on each store (200)
  --seats   people come and go instead of playing, until they have changed seats so often
  --tables  how many tables are played at the same time (30)
  --store   what is tried (both)
  --seed    what is tried in which order; printed at the start of every run`;

const STORES: Readonly<Record<string, readonly StoreKind[]>> = {
  sqlite: ['sqlite'],
  postgres: ['postgres'],
  both: ['sqlite', 'postgres'],
};

/** Reads the command line; the error says what to write instead. */
export function readFlags(args: readonly string[]): Result<Flags, string> {
  let values: { kills?: string; seats?: string; tables?: string; store?: string; seed?: string };
  try {
    const text = { type: 'string' } as const;
    ({ values } = parseArgs({
      args: [...args],
      options: { kills: text, seats: text, tables: text, store: text, seed: text },
    }));
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
  const { kills = '200', seats = '0', tables = '30', store = 'both' } = values;
  const { seed = String(Date.now() % 1_000_000) } = values;
  if (!/^\d{1,6}$/.test(kills)) return fail(`--kills ${kills}: give a whole number such as 200.`);
  if (!/^\d{1,6}$/.test(seats)) return fail(`--seats ${seats}: give a whole number such as 10000.`);
  if (!/^[1-9]\d{0,2}$/.test(tables)) return fail(`--tables ${tables}: give a whole number from 1 to 999.`);
  const stores = STORES[store];
  if (!stores) return fail(`--store ${store}: give ${Object.keys(STORES).join(', ')}.`);
  return ok({ kills: Number(kills), seats: Number(seats), tables: Number(tables), stores, seed });
}
