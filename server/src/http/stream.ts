import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Origin } from '../admission/origin.ts';
import { no } from '../problem.ts';
import type { PersonRow } from '../store/schema.ts';

/** A reader with this many unread bytes is disconnected; it can come back with `Last-Event-ID`. */
const MAX_UNREAD = 256 * 1024;

export const tooManyStreams = no(
  'too-many-streams',
  'Too many pages are open from your address. Close some.',
  10,
);

const HEAD =
  'HTTP/1.1 200 OK\r\nContent-Type: text/event-stream; charset=utf-8\r\nCache-Control: no-store\r\n' +
  'X-Accel-Buffering: no\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n';
const BEGIN = '\r\nretry: 1500\n\n';

/** A person, and the epoch of what they have shown: a cookie, or a bot's token. */
export type Holder = Pick<PersonRow, 'id' | 'epoch'>;

/** Told what becomes of a stream. */
interface StreamEvents {
  readonly closed: () => void;
  /** Its reader was too slow. */
  readonly dropped: () => void;
}

/**
 * Server-Sent Events, written directly to the socket: the body ends with the connection, so that a message is one write and
 * needs no chunk around it.
 */
export class Stream {
  readonly #socket: Socket;
  readonly #dropped: () => void;
  /** As whom it was opened; null for a stranger. */
  readonly holder: Holder | null;
  /** Where it leads to. */
  readonly origin: Origin;
  /** Called once, when the connection ends and its place is free again. */
  onEnd: () => void = () => {};

  constructor(res: ServerResponse, holder: Holder | null, origin: Origin, { closed, dropped }: StreamEvents) {
    const socket = res.socket as Socket;
    this.#socket = socket;
    this.#dropped = dropped;
    this.holder = holder;
    this.origin = origin;
    socket.setNoDelay(true);
    socket.setTimeout(0);
    socket.once('close', () => {
      closed();
      this.onEnd();
    });
    const request = res.getHeader('Request-Id');
    socket.write(`${HEAD}${request === undefined ? '' : `Request-Id: ${request}\r\n`}${BEGIN}`);
  }

  send(text: string): void {
    const socket = this.#socket;
    if (socket.destroyed || socket.writableEnded) return;
    if (socket.writableLength > MAX_UNREAD) {
      this.#dropped();
      socket.destroy();
    } else socket.write(text);
  }

  /** Says what is still to be said and hangs up, whether or not the other side does. */
  end(): void {
    this.#socket.destroySoon();
  }
}
