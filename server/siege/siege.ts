import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Store } from '../src/store/store.ts';
import type { Ground, Loot } from './attack.ts';
import { Person } from './person.ts';
import { type Times, timesOf } from './times.ts';

export interface SiegePlan {
  /** Where the server is; it believes one proxy, so that people and attackers come from addresses of their own. */
  readonly site: string;
  /** What it keeps its things in, to see how it grows. */
  readonly store: Pick<Store, 'db'>;
  /** How many play. */
  readonly people: number;
  /** Seconds in peace. */
  readonly quiet: number;
  /** The siege; it tells what was asked and refused. */
  readonly attack: (ground: Ground) => Promise<Readonly<Record<string, Loot>>>;
  readonly say: (text: string) => void;
}

/** How people fared for a while, and by how much the store grew. */
export interface Spell {
  readonly seconds: number;
  /** From what happened before a bot's decision to that decision, as people hear it. */
  readonly bots: Times;
  /** From a person's decision to its answer. */
  readonly own: Times;
  /** Of the database, not of its log of writes, which is used again. */
  readonly growthKBs: number;
}

export interface SiegeReport {
  readonly quiet: Spell;
  readonly besieged: Spell;
  /** How much longer bots took at people's tables under siege, in the middle. */
  readonly ratio: number;
  readonly attacks: Readonly<Record<string, Loot>>;
  /** Refused at people's own tables, which must be nothing. */
  readonly peopleRefused: readonly string[];
}

/** Lets people play in peace, then under every attack at once, and compares. */
export async function siege(plan: SiegePlan): Promise<SiegeReport> {
  const { site, say } = plan;
  const people: Person[] = [];
  for (let each = 0; each < plan.people; each++) {
    people.push(await Person.come(site, `203.0.113.${each + 1}`, `Person ${each}`));
  }
  say(`${people.length} people play; ${plan.quiet} s in peace …`);
  const quiet = await spell(plan, people, () => sleep(plan.quiet * 1000));
  say('besieged …');
  let attacks: SiegeReport['attacks'] = {};
  const besieged = await spell(plan, people, async () => {
    attacks = await plan.attack({ site, tables: people.map(({ table }) => table) });
  });
  for (const person of people) person.leave();
  return {
    quiet,
    besieged,
    ratio: besieged.bots.p50Ms / quiet.bots.p50Ms,
    attacks,
    peopleRefused: people.flatMap(({ refused }) => refused),
  };
}

async function spell(
  { store }: SiegePlan,
  people: readonly Person[],
  meanwhile: () => Promise<unknown>,
): Promise<Spell> {
  for (const person of people) person.reset();
  const [before, started] = [await sizeOf(store), performance.now()];
  await meanwhile();
  const took = (performance.now() - started) / 1000;
  const grown = (await sizeOf(store)) - before;
  return {
    seconds: took,
    bots: timesOf(people.flatMap(({ bots }) => bots)),
    own: timesOf(people.flatMap(({ own }) => own)),
    growthKBs: grown / 1000 / took,
  };
}

/** Bytes of an SQLite database, what is still in its log of writes included. */
async function sizeOf({ db }: Pick<Store, 'db'>): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select (p.page_count - f.freelist_count) * s.page_size as bytes
    from pragma_page_count() p, pragma_freelist_count() f, pragma_page_size() s`.execute(db);
  return rows[0].bytes;
}
