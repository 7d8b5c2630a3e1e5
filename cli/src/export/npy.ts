import { closeSync, openSync, writeSync } from 'node:fs';

/** NumPy's own format for one array (version 1.0), written as rows come. */
const MAGIC = Uint8Array.of(0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59, 1, 0);
/** Everything before the numbers: long enough for any shape, and a multiple of 64, as the format asks. */
const HEAD = 128;

/** The kinds of numbers that are written, as NumPy names them. */
const KINDS = {
  '<i2': Int16Array,
  '|u1': Uint8Array,
  '<f4': Float32Array,
} as const;
export type NpyKind = keyof typeof KINDS;
export type Numbers = Int16Array | Uint8Array | Float32Array;

/** The head of an array of so many rows; without columns it is a plain list. */
export function npyHead(kind: NpyKind, rows: number, columns: number | null): Uint8Array {
  const shape = columns === null ? `(${rows},)` : `(${rows}, ${columns})`;
  const about = `{'descr': '${kind}', 'fortran_order': False, 'shape': ${shape}, }`;
  const length = HEAD - MAGIC.length - 2;
  const text = new TextEncoder().encode(`${about.padEnd(length - 1)}\n`);
  return Uint8Array.from([...MAGIC, length & 255, length >> 8, ...text]);
}

/** A file of one array that grows row by row. */
export class NpyFile {
  readonly #file: number;
  readonly #kind: NpyKind;
  readonly #columns: number | null;
  #numbers = 0;

  constructor(path: string, kind: NpyKind, columns: number | null) {
    this.#file = openSync(path, 'w');
    this.#kind = kind;
    this.#columns = columns;
    writeSync(this.#file, npyHead(kind, 0, columns));
  }

  /** Adds whole rows. Numbers are as this machine has them, low byte first: JavaScript runs on no other. */
  add(numbers: Numbers): void {
    if (!(numbers instanceof KINDS[this.#kind]))
      throw new Error(`these are no numbers of kind ${this.#kind}`);
    const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
    for (let done = 0; done < bytes.length; ) done += writeSync(this.#file, bytes, done);
    this.#numbers += numbers.length;
  }

  /** Writes how many rows there are. */
  close(): void {
    const rows = this.#numbers / (this.#columns ?? 1);
    writeSync(this.#file, npyHead(this.#kind, rows, this.#columns), 0, HEAD, 0);
    closeSync(this.#file);
  }
}
