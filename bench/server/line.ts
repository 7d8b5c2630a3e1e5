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

/** So often in a row a stream is opened again, and so many milliseconds later each time. */
const MOST_FAILED = 5;
const PAUSE = 50;

/** All lines of the process read into one buffer: thousands of them must not cost memory here. */
const shared = Buffer.allocUnsafe(256 * 1024);

/** A stream of a table as one seat hears it: a raw socket, looked through for a few bytes. */
export class Line {
  readonly #connectTo: { readonly port: number; readonly table: string; readonly cookie: string };
  readonly #hear: (heard: Heard) => void;
  #socket: Socket;
  #rest: Buffer | null = null;
  #closed = false;
  /** The last position, to go on after. */
  #n = -1;
  /** Connections in a row on which nothing was heard. */
  #failed = 0;

  constructor(port: number, table: string, cookie: string, hear: (heard: Heard) => void) {
    this.#connectTo = { port, table, cookie };
    this.#hear = hear;
    this.#socket = this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.#socket.destroy();
  }

  #connect(): Socket {
    const { port, table, cookie } = this.#connectTo;
    const onread = {
      buffer: shared,
      callback: (size: number): boolean => {
        this.#read(shared.subarray(0, size));
        return true;
      },
    };
    const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread });
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.#closed) return;
      // A stream that is cut off comes back to where it was, as every client does.
      if (++this.#failed > MOST_FAILED) throw new Error(`the server ended the stream of table ${table}`);
      this.#rest = null;
      setTimeout(() => {
        if (!this.#closed) this.#socket = this.#connect();
      }, this.#failed * PAUSE);
    });
    const after = this.#n < 0 ? '' : `Last-Event-ID: ${this.#n}\r\n`;
    socket.write(`GET /api/tables/${table}/stream HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\n${after}\r\n`);
    return socket;
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
    this.#n = n;
    this.#failed = 0;
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
