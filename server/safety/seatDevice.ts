import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { EventOf } from '@overtrick/api';
import { FrameReader } from '@overtrick/client';
import type { Call } from '../src/http/call.ts';
import type { PersonRow } from '../src/store/schema.ts';

export type Told = EventOf<'GET /api/tables/:id/stream'>;

/** The server's end of a line to a device in this process. */
class Wire extends Socket {
  readonly #hear: (text: string) => void;

  constructor(hear: (text: string) => void) {
    super();
    this.#hear = hear;
  }

  override write(text: string | Uint8Array): boolean {
    this.#hear(String(text));
    return true;
  }
}

/** A request of somebody, as the door hands it on. */
export function callOf(person: PersonRow | null, id: string, after?: number, wire = new Socket()): Call {
  const req = new IncomingMessage(wire);
  if (after !== undefined) req.headers['last-event-id'] = String(after);
  const res = new ServerResponse(req);
  res.assignSocket(wire);
  return {
    req,
    res,
    path: '',
    query: {},
    caller: { person: person?.id ?? null, address: '', network: null },
    secure: false,
    person,
    admin: null,
    params: { id },
    key: null,
  };
}

/** One device of somebody: what it was told, and where it believes to sit. */
export class Device {
  readonly person: PersonRow | null;
  table = '';
  /** The last position that it heard; undefined before the first. */
  n: number | undefined;
  seat: number | null = null;
  /** Told, and not yet judged. */
  unjudged: Told[] = [];
  #wire: Wire | null = null;
  #gap = false;

  constructor(person: PersonRow | null) {
    this.person = person;
  }

  get isOpen(): boolean {
    return this.#wire !== null && !this.#wire.writableEnded && !this.#wire.destroyed;
  }

  /** Positions came out of order, so that it would have to look anew. */
  get isLost(): boolean {
    return this.#gap;
  }

  /** Opens a line to a table, and goes on where it was unless it has never been there. */
  call(table: string): Call {
    this.cut();
    if (table !== this.table) this.forget();
    this.table = table;
    const reader = new FrameReader();
    const wire: Wire = new Wire((text) => {
      for (const frame of reader.read(text)) this.#hear({ ...frame, data: JSON.parse(frame.data) } as Told);
    });
    this.#wire = wire;
    return callOf(this.person, table, this.n, wire);
  }

  /** The line breaks. */
  cut(): void {
    this.#wire?.destroy();
    this.#wire = null;
  }

  /** Knows nothing any more. */
  forget(): void {
    this.n = undefined;
    this.seat = null;
  }

  #hear(told: Told): void {
    this.unjudged.push(told);
    if (told.event === 'whole') this.seat = told.data.seat;
    if (told.event === 'message' && told.id !== (this.n ?? -1) + 1) this.#gap = true;
    if (told.id !== null) this.n = told.id;
  }
}
