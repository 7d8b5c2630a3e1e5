import { connect, type Socket } from 'node:net';

/** What a seat hears that matters to the load. */
export interface Heard {
  /** The position; −1 for what has none. */
  readonly n: number;
  /** What it may decide, as JSON strings with commas between; empty when it is not asked. */
  readonly legal: string;
  readonly over: boolean;
}

const MESSAGE_END = Buffer.from('\n\n');
const ID = Buffer.from('id: ');
const LEGAL = Buffer.from('"legal":[');
const OVER = Buffer.from('"over":true');
const BRACKET = 0x5d;
const NEW_LINE = 0x0a;
const ZERO = 0x30;

/** All lines of the process read into one buffer: thousands of them must not cost memory here. */
const shared = Buffer.allocUnsafe(256 * 1024);

/** A stream of a table as one seat hears it: a raw socket, looked through for a few bytes. */
export class Line {
  readonly #socket: Socket;
  readonly #hear: (heard: Heard) => void;
  #rest: Buffer | null = null;
  #closed = false;

  constructor(port: number, table: string, cookie: string, hear: (heard: Heard) => void) {
    this.#hear = hear;
    const onread = {
      buffer: shared,
      callback: (size: number): boolean => {
        this.#read(shared.subarray(0, size));
        return true;
      },
    };
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true, onread });
    this.#socket.on('error', (error) => {
      if (!this.#closed) throw error;
    });
    this.#socket.on('close', () => {
      if (!this.#closed) throw new Error(`the server ended the stream of table ${table}`);
    });
    this.#socket.write(`GET /api/tables/${table}/stream HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\n\r\n`);
  }

  close(): void {
    this.#closed = true;
    this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    const bytes = this.#rest ? Buffer.concat([this.#rest, chunk]) : chunk;
    let from = 0;
    for (;;) {
      const end = bytes.indexOf(MESSAGE_END, from);
      if (end < 0) break;
      if (!this.#closed) this.#take(bytes.subarray(from, end));
      from = end + MESSAGE_END.length;
    }
    this.#rest = from === bytes.length ? null : Buffer.from(bytes.subarray(from));
  }

  #take(message: Buffer): void {
    const n = numberAfter(message, ID);
    if (n < 0) return;
    const at = message.indexOf(LEGAL);
    const from = at + LEGAL.length;
    const legal = at < 0 ? '' : message.toString('latin1', from, message.indexOf(BRACKET, from));
    this.#hear({ n, legal, over: message.includes(OVER) });
  }
}

function numberAfter(message: Buffer, mark: Buffer): number {
  const found = message.indexOf(mark);
  if (found < 0) return -1;
  let value = 0;
  for (let at = found + mark.length; at < message.length && message[at] !== NEW_LINE; at++) {
    value = value * 10 + message[at] - ZERO;
  }
  return value;
}
