import type { ServerResponse } from 'node:http';
import type { Origin } from '../admission/origin.ts';
import { type Holder, Stream } from './stream.ts';

/** Every stream gets a comment about this often, so that proxies keep the connection; a step serves a part of the streams. */
const BEAT = 20_000;
const STEPS = 40;

/** The streams of a node. */
export class Streams {
  readonly #all = new Set<Stream>();
  readonly #beat: NodeJS.Timeout;
  #round = this.#all.values();
  /** Comments that are due; a fraction waits for the next step. */
  #owed = 0;
  /** How many were ended because their reader was too slow. */
  dropped = 0;

  constructor() {
    this.#beat = setInterval(() => this.#beatSome(), BEAT / STEPS).unref();
  }

  get size(): number {
    return this.#all.size;
  }

  /** Begins a stream; `leave` is called when its place is free again. */
  open(res: ServerResponse, leave: () => void, holder: Holder | null, origin: Origin): Stream {
    const stream: Stream = new Stream(res, holder, origin, {
      closed: () => {
        this.#all.delete(stream);
        leave();
      },
      dropped: () => {
        this.dropped++;
      },
    });
    this.#all.add(stream);
    return stream;
  }

  /** Those of a person. */
  of(id: string): Stream[] {
    return [...this.#all].filter(({ holder }) => holder?.id === id);
  }

  /** Everybody who has one open. */
  holders(): Set<string> {
    return new Set([...this.#all].flatMap(({ holder }) => holder?.id ?? []));
  }

  /** Hangs up on a person whose cookies or token are not valid any more; undefined for somebody who may not listen at all. */
  endOf(id: string, now: Holder | undefined): void {
    for (const stream of this.of(id)) if (now?.epoch !== stream.holder?.epoch) stream.end();
  }

  /** Hangs up on addresses that are shut out. */
  endFrom(isShut: (origin: Origin) => boolean): void {
    for (const stream of this.#all) if (isShut(stream.origin)) stream.end();
  }

  close(): void {
    clearInterval(this.#beat);
  }

  /** Serves a few streams at a time: thousands of writes at once would delay every table. */
  #beatSome(): void {
    this.#owed += this.#all.size / STEPS;
    for (; this.#owed >= 1; this.#owed--) {
      let next = this.#round.next();
      if (next.done) {
        this.#round = this.#all.values();
        next = this.#round.next();
      }
      next.value?.send(':\n\n');
    }
  }
}
