import { fail, ok, type Result } from '@overtrick/engine';

/** Why an address or a file gives no match. */
export type PackProblem = 'cut' | 'too-long' | 'old-browser';

/** The first letter says how the rest is written. */
const DEFLATED = 'z';
const PLAIN = 'p';
/** No match comes near it; what unfolds to more is no log. */
const LONGEST = 2_000_000;

/** A text as letters that any address may carry; squeezed where the browser can (also over plain http). */
export async function pack(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  if (typeof CompressionStream === 'undefined') return PLAIN + toLetters(bytes);
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return DEFLATED + toLetters(await read(stream));
}

/** The text behind such letters; says what is wrong with them. */
export async function unpack(packed: string): Promise<Result<string, PackProblem>> {
  const bytes = fromLetters(packed.slice(1));
  if (!bytes) return fail('cut');
  if (packed[0] === PLAIN) return decode(bytes);
  if (packed[0] !== DEFLATED) return fail('cut');
  if (typeof DecompressionStream === 'undefined') return fail('old-browser');
  try {
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return decode(await read(stream));
  } catch (problem) {
    return fail(problem instanceof RangeError ? 'too-long' : 'cut');
  }
}

function decode(bytes: Uint8Array): Result<string, PackProblem> {
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return fail('cut');
  }
}

async function read(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
    if (length > LONGEST) throw new RangeError('longer than any match');
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Base64 with the letters that need no escape in an address. */
function toLetters(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromLetters(letters: string): Uint8Array<ArrayBuffer> | null {
  if (letters === '' || !/^[\w-]+$/.test(letters)) return null;
  try {
    const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
