import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ok, type Result } from '@overtrick/engine';

const KEY_FILE = 'secret.key';
const HEX = /^[0-9a-f]{64}$/i;

/** Why there is no key to be read, in words. */
export type NoKey =
  | { readonly kind: 'missing'; readonly file: string; readonly words: string }
  | { readonly kind: 'damaged'; readonly file: string; readonly words: string };

/** The server's key: given, or in a file of the data folder that only its owner can read. */
export function findKey(folder: string, given?: string): Result<Uint8Array, NoKey> {
  if (given !== undefined) return ok(Buffer.from(given, 'hex'));
  const file = join(folder, KEY_FILE);
  if (!existsSync(file)) {
    const words = `There is no key at ${file}. Set OVERTRICK_DATA or OVERTRICK_KEY as for the server.`;
    return fail({ kind: 'missing', file, words });
  }
  const text = readFileSync(file, 'utf8').trim();
  if (HEX.test(text)) return ok(Buffer.from(text, 'hex'));
  const words = `${file} is damaged: it must hold 64 hexadecimal digits. Restore it from your backup.`;
  return fail({ kind: 'damaged', file, words });
}

/** A new key in the data folder. */
export function makeKey(folder: string): Uint8Array {
  const key = randomBytes(32);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeKey(join(folder, KEY_FILE), key.toString('hex'));
  return key;
}

/** Makes this the server's key and keeps the old one beside it. Returns how to undo that. */
export function placeKey(folder: string, key: string): () => void {
  const file = join(folder, KEY_FILE);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) {
    writeKey(file, key);
    return () => rmSync(file);
  }
  const found = readFileSync(file, 'utf8').trim();
  if (found.toLowerCase() === key) return () => {};
  const aside = `${file}.${new Date().toISOString().replace(/\D/g, '')}`;
  renameSync(file, aside);
  writeKey(file, key);
  return () => renameSync(aside, file);
}

const writeKey = (file: string, key: string): void =>
  writeFileSync(file, `${key}\n`, { mode: 0o600, flag: 'wx', flush: true });
