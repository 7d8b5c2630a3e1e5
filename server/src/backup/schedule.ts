import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { readHouseRow, swapHouseRow } from '../store/houseRow.ts';
import type { OwnRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { backup } from './backup.ts';

/** The row of `house` that says when the last backup was made and who makes the next one. */
const ROW: OwnRow = 'backups';
const NAME = /^overtrick-\d{4}-\d\d-\d\dT\d{6}Z\.backup$/;
const UNFINISHED = /^overtrick-.*\.backup\.part$/;

const LOOK = 30_000;
/** A node that makes a backup says again and again that it does; when it is silent for so long, another takes over. */
const LEASE = 120_000;
/** After a backup that failed. */
const AGAIN = 5 * 60_000;

/** When the last backup was made, who may make the next one, and until when nobody else may; times at the tables. */
interface Turn {
  readonly made: number;
  readonly node: string;
  readonly until: number;
}

export interface ScheduleDuties {
  readonly node: string;
  readonly store: Store;
  readonly config: Config;
  readonly log: Logger;
  /** A backup was made, or not. */
  readonly done: (made: boolean) => void;
}

/** The folder in which a server keeps its own backups. */
export const backupFolder = ({ data, backups }: Pick<Config, 'data' | 'backups'>): string =>
  backups ?? join(data, 'backups');

/** The backups of a folder that a server has made by itself, the oldest first. */
export function findBackups(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => NAME.test(name))
      .sort()
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}

/** Backs up the store every so often and deletes the oldest files. Of several nodes one does it at a time. */
export class BackupSchedule {
  readonly #duties: ScheduleDuties;
  readonly #every: number;
  readonly #timer: NodeJS.Timeout;
  readonly #stopping = new AbortController();
  #working: Promise<void> | null = null;
  #made = 0;

  constructor(duties: ScheduleDuties, every: number) {
    this.#duties = duties;
    this.#every = every;
    this.#timer = setInterval(() => void this.look(), LOOK).unref();
  }

  /** When the last backup was made; 0 while there is none or nobody has looked yet. */
  get made(): number {
    return this.#made;
  }

  /** Makes a backup if it is time and no other node does; resolves when there is nothing more to do. */
  look(): Promise<void> {
    this.#working ??= this.#look()
      .catch((error: unknown) => this.#duties.log.error({ err: error }, 'backups could not be looked after'))
      .finally(() => {
        this.#working = null;
      });
    return this.#working;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopping.abort();
    await this.#working;
  }

  async #look(): Promise<void> {
    const { store, node } = this.#duties;
    const now = store.now();
    const { turn, text } = await this.#read();
    this.#made = turn.made;
    if (this.#stopping.signal.aborted || turn.until > now || turn.made + this.#every > now) return;
    let mine: Turn = { made: turn.made, node, until: now + LEASE };
    if (!(await this.#write(text, mine))) return;
    const renewing = setInterval(async () => {
      const next = { ...mine, until: store.now() + LEASE };
      if (await this.#write(makeText(mine), next).catch(() => false)) mine = next;
    }, LEASE / 4).unref();
    const made = await this.#make(now);
    clearInterval(renewing);
    const next = made
      ? { made: now, node, until: 0 }
      : { made: turn.made, node, until: this.#stopping.signal.aborted ? 0 : store.now() + AGAIN };
    // The last renewal may still be on its way.
    for (let { turn: held, text: last } = await this.#read(); held.node === node; ) {
      if (await this.#write(last, next)) break;
      ({ turn: held, text: last } = await this.#read());
    }
    this.#made = next.made;
  }

  async #make(now: number): Promise<boolean> {
    const { config, log, done } = this.#duties;
    const { signal } = this.#stopping;
    const folder = backupFolder(config);
    const stamp = new Date(now).toISOString().replace(/\.\d+/, '').replaceAll(':', '');
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      for (const name of readdirSync(folder)) if (UNFINISHED.test(name)) rmSync(join(folder, name));
      const file = join(folder, `overtrick-${stamp}.backup`);
      const written = await backup(config, file, { signal, gently: true });
      if (!written.ok) throw new Error(written.error);
      log.info({ file, rows: written.value.rows }, 'a backup was made');
      for (const old of findBackups(folder).slice(0, -(config.backupKeep ?? 1))) rmSync(old);
      done(true);
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      log.error({ err: error, folder }, 'a backup could not be made');
      done(false);
      return false;
    }
  }

  async #read(): Promise<{ turn: Turn; text: string | null }> {
    const text = await readHouseRow(this.#duties.store.db, ROW);
    const [made = '0', node = '', until = '0'] = text?.split(' ') ?? [];
    return { turn: { made: Number(made), node, until: Number(until) }, text };
  }

  #write(before: string | null, turn: Turn): Promise<boolean> {
    return swapHouseRow(this.#duties.store.db, ROW, before, makeText(turn));
  }
}

const makeText = ({ made, node, until }: Turn): string => `${made} ${node} ${until}`;
