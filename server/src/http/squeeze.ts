import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const SQUEEZE = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
} as const;

export type Squeezing = keyof typeof SQUEEZE;

/** The best encoding that a client accepts; null for plain bytes. */
export function squeezingFor(accepts: string | string[] | undefined): Squeezing | null {
  const named = String(accepts ?? '')
    .split(',')
    .map((part) =>
      part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/),
    )
    .filter(([, weight = '1']) => Number(weight) > 0)
    .map(([name]) => name);
  if (named.includes('br')) return 'br';
  return named.includes('gzip') ? 'gzip' : null;
}

/** Compresses each file of the built app once, when it is first asked for. */
export class Squeezer {
  readonly #kept = new Map<string, Promise<Buffer>>();

  /** The compressed bytes of a file; `tag` changes when the file does. */
  squeeze(file: string, tag: string, how: Squeezing): Promise<Buffer> {
    const name = `${how} ${tag} ${file}`;
    const kept = this.#kept.get(name);
    if (kept !== undefined) return kept;
    const made = readFile(file).then(SQUEEZE[how]);
    this.#kept.set(name, made);
    made.catch(() => this.#kept.delete(name));
    return made;
  }
}
