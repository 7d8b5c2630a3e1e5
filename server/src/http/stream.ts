import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Origin } from '../admission/origin.ts';
import { no } from '../problem.ts';
import type { PersonRow } from '../store/schema.ts';

/** A reader with this many unread bytes is disconnected; it can come back with `Last-Event-ID`. */
const MAX_UNREAD = 256 * 1024;
/** Every stream gets a comment about this often, so that proxies keep the connection; a step serves a part of the streams. */
const BEAT = 20_000;
const STEPS = 40;

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

/**
 * Server-Sent Events, written directly to the socket: the body ends with the connection, so that a message is one write and
 * needs no chunk around it.
 */
export class Stream {
  static readonly all = new Set<Stream>();
  /** How many were ended because their reader was too slow. */
  static dropped = 0;
  static #beat: NodeJS.Timeout | null = null;
  static #round = Stream.all.values();
  /** Comments that are due; a fraction waits for the next step. */
  static #owed = 0;
  readonly #socket: Socket;
  /** As whom it was opened; null for a stranger. */
  readonly holder: Holder | null;
  /** Where it leads to. */
  readonly origin: Origin;
  /** Called once, when the connection ends and its place is free again. */
  onEnd: () => void = () => {};

  constructor(res: ServerResponse, leave: () => void, holder: Holder | null, origin: Origin) {
    this.holder = holder;
    this.origin = origin;
    const socket = res.socket as Socket;
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.setTimeout(0);
    socket.once('close', () => {
      Stream.all.delete(this);
      leave();
      this.onEnd();
    });
    const request = res.getHeader('Request-Id');
    socket.write(`${HEAD}${request === undefined ? '' : `Request-Id: ${request}\r\n`}${BEGIN}`);
    Stream.all.add(this);
    Stream.#beat ??= setInterval(Stream.#beatSome, BEAT / STEPS).unref();
  }

  /** Hangs up on a person whose cookies or token are not valid any more; undefined for somebody who may not listen at all. */
  static endOf(id: string, now: Holder | undefined): void {
    for (const stream of Stream.of(id)) if (now?.epoch !== stream.holder?.epoch) stream.end();
  }

  /** The streams of a person. */
  static of(id: string): Stream[] {
    return [...Stream.all].filter(({ holder }) => holder?.id === id);
  }

  /** Hangs up on addresses that are shut out. */
  static endFrom(isShut: (origin: Origin) => boolean): void {
    for (const stream of Stream.all) if (isShut(stream.origin)) stream.end();
  }

  /** Everybody who has a stream open. */
  static holders(): Set<string> {
    return new Set([...Stream.all].flatMap(({ holder }) => holder?.id ?? []));
  }

  /** Serves a few streams at a time: thousands of writes at once would delay every table. */
  static #beatSome(): void {
    Stream.#owed += Stream.all.size / STEPS;
    for (; Stream.#owed >= 1; Stream.#owed--) {
      let next = Stream.#round.next();
      if (next.done) {
        Stream.#round = Stream.all.values();
        next = Stream.#round.next();
      }
      next.value?.send(':\n\n');
    }
  }

  send(text: string): void {
    const socket = this.#socket;
    if (socket.destroyed || socket.writableEnded) return;
    if (socket.writableLength > MAX_UNREAD) {
      Stream.dropped++;
      socket.destroy();
    } else socket.write(text);
  }

  /** Says what is still to be said and hangs up, whether or not the other side does. */
  end(): void {
    this.#socket.destroySoon();
  }
}
