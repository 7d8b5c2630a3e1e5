import { open } from 'node:fs/promises';
import { devNull } from 'node:os';

const EVERY = 2_000;

/**
 * Tries every now and then whether one more file can be opened: when no more can, the system hangs up on visitors without a
 * word to this program. Returns how to stop.
 */
export function watchFileTable(failed: (error: unknown) => void): () => void {
  const timer = setInterval(() => void open(devNull).then((file) => file.close(), failed), EVERY).unref();
  return () => clearInterval(timer);
}
