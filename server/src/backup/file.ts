import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fail, ok, type Result } from '@overtrick/engine';
import * as v from 'valibot';
import { isKept, type Kept, type Row } from './kept.ts';

/** The first line of a backup. */
const HEAD = v.object({
  overtrickBackup: v.pipe(v.number(), v.integer(), v.minValue(1)),
  schema: v.pipe(v.number(), v.integer(), v.minValue(1)),
  at: v.string(),
  key: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});
export type Head = v.InferOutput<typeof HEAD>;
const LINE = v.object({ into: v.string(), row: v.record(v.string(), v.unknown()) });
const END = v.object({ rows: v.number(), sha256: v.string() });

/** The newest version of the file format. */
export const FORMAT = 1;
const BUFFERED = 256 * 1024;

/** Writes a backup: one JSON object a line and a checksum at the end. The file gets its name when it is complete. */
export class BackupWriter {
  rows = 0;
  readonly #file: string;
  readonly #handle: FileHandle;
  readonly #sum: Hash = createHash('sha256');
  #waiting = '';

  private constructor(file: string, handle: FileHandle) {
    this.#file = file;
    this.#handle = handle;
  }

  /** Creates a file that only its owner can read. */
  static async begin(file: string, head: Omit<Head, 'overtrickBackup'>): Promise<BackupWriter> {
    const writer = new BackupWriter(file, await open(`${file}.part`, 'w', 0o600));
    writer.#add({ overtrickBackup: FORMAT, ...head });
    return writer;
  }

  async write(into: Kept, row: Row): Promise<void> {
    this.#add({ into, row });
    this.rows++;
    if (this.#waiting.length > BUFFERED) await this.#flush();
  }

  /** Adds the checksum, and waits until the file is on the disk. */
  async end(): Promise<void> {
    await this.#flush();
    const end = { rows: this.rows, sha256: this.#sum.digest('hex') };
    await this.#handle.write(`${JSON.stringify(end)}\n`);
    await this.#handle.sync();
    await this.#handle.close();
    await rename(`${this.#file}.part`, this.#file);
  }

  /** Deletes the unfinished file. */
  async abandon(): Promise<void> {
    await this.#handle.close().catch(() => {});
    await rm(`${this.#file}.part`, { force: true });
  }

  #add(line: unknown): void {
    this.#waiting += `${JSON.stringify(line)}\n`;
  }

  async #flush(): Promise<void> {
    this.#sum.update(this.#waiting);
    await this.#handle.write(this.#waiting);
    this.#waiting = '';
  }
}

/** Reads a backup. */
export class BackupReader {
  readonly #file: string;
  readonly #lines: AsyncIterator<string>;
  readonly #sum: Hash = createHash('sha256');
  #at = 0;

  constructor(file: string) {
    this.#file = file;
    const input = createReadStream(file, 'utf8');
    this.#lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
  }

  /** The first line; says so when the file is something else. */
  async head(): Promise<Result<Head, string>> {
    const line = await this.#next();
    const head = v.safeParse(HEAD, parse(line));
    if (!head.success) return fail(`${this.#file} is no backup of Overtrick.`);
    if (head.output.overtrickBackup > FORMAT) {
      return fail(`${this.#file} was written by a newer Overtrick; update this one first.`);
    }
    this.#sum.update(`${line}\n`);
    return ok(head.output);
  }

  /** Every row. Throws a `DamagedBackup` where the file is not as it was written. */
  async *rows(): AsyncGenerator<{ readonly into: Kept; readonly row: Row }> {
    let rows = 0;
    for (let line = await this.#next(); line !== undefined; line = await this.#next()) {
      const parsed = parse(line);
      const end = v.safeParse(END, parsed);
      if (end.success) {
        if (end.output.rows === rows && end.output.sha256 === this.#sum.digest('hex')) return;
        throw new DamagedBackup(`${this.#file} was changed after it was written`);
      }
      const read = v.safeParse(LINE, parsed);
      if (!read.success || !isKept(read.output.into)) {
        throw new DamagedBackup(`line ${this.#at} of ${this.#file} is damaged`);
      }
      this.#sum.update(`${line}\n`);
      rows++;
      yield { into: read.output.into, row: read.output.row };
    }
    throw new DamagedBackup(`${this.#file} is cut off after line ${this.#at}`);
  }

  async #next(): Promise<string | undefined> {
    const { value, done } = await this.#lines.next();
    if (done) return undefined;
    this.#at++;
    return value;
  }
}

/** The file is damaged; thrown so that the transaction in which it is read is rolled back. */
export class DamagedBackup extends Error {}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
