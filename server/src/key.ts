import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ok, type Result } from '@overtrick/engine';

const KEY_FILE = 'secret.key';

/** The server's key: given, or in a file beside the database that only its owner can read; a new one is made when there is none. */
export function readKey(folder: string, given?: string): Uint8Array {
  if (given === undefined && !existsSync(join(folder, KEY_FILE))) {
    mkdirSync(folder, { recursive: true });
    writeKey(join(folder, KEY_FILE), randomBytes(32).toString('hex'));
  }
  const key = findKey(folder, given);
  if (!key.ok) throw new Error(key.error);
  return key.value;
}

/** The key of a server that has run before. */
export function findKey(folder: string, given?: string): Result<Uint8Array, string> {
  if (given !== undefined) return ok(Buffer.from(given, 'hex'));
  const file = join(folder, KEY_FILE);
  if (!existsSync(file)) {
    return fail(`There is no key at ${file}. Set OVERTRICK_DATA or OVERTRICK_KEY as for the server.`);
  }
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
  return key.length === 32
    ? ok(key)
    : fail(`${file} is damaged: it must hold 64 hexadecimal digits. Restore it from your backup.`);
}

/** Makes this the server's key and keeps the old one beside it. Returns how to undo that. */
export function placeKey(folder: string, key: string): () => void {
  const file = join(folder, KEY_FILE);
  mkdirSync(folder, { recursive: true });
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
