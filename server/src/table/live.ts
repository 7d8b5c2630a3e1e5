import type { Face, PersonId, RoomEvent } from '@overtrick/api';
import { type Code, type Game, ok } from '@overtrick/engine';
import { Match } from '@overtrick/match';
import type { PersonRow, TableRow } from '../store/schema.ts';
import type { Entry, NumberedEntry } from './entry.ts';
import type { Listener } from './listener.ts';
import { RoomState } from './room.ts';
import type { TableSetup } from './setup.ts';
import { Talk } from './talk.ts';

/** How many of the last keys are in memory: enough for nearly every match. Older ones are looked up in the store. */
const KEYS = 256;

/** What a table needs to know of a person to show them. */
export interface Known {
  readonly name: string;
  readonly face: Face | null;
  readonly robot: boolean;
}

/** The same from the person's row. */
export const knownOf = ({ name, face, robot }: Pick<PersonRow, 'name' | 'face' | 'robot'>): Known => ({
  name,
  face,
  robot: robot === 1,
});

/** A table in memory, made from its journal. Dropped when nobody needs it, and read again when somebody does. */
export class LiveTable {
  readonly id: string;
  readonly game: Game;
  readonly room: RoomState;
  readonly listeners = new Set<Listener>();
  /** People who listen at other nodes. */
  elsewhere: ReadonlySet<PersonId> = new Set();
  readonly faces = new Map<PersonId, Known>();
  /** The last position taken. */
  n = -1;
  /** When that was. */
  at = 0;
  match: Match | null = null;
  readonly talk = new Talk();
  /** Each position: the room's event, or where the record has it. */
  readonly history: (RoomEvent | number)[] = [];
  /** Positions up to here can no longer be sent one by one: something was taken back. */
  wholeUntil = -1;
  /** Where somebody's seat last changed: who was told less has had other eyes. */
  readonly movedAt = new Map<PersonId, number>();
  /** The due time in its row, so that it is written only when it changes; NaN when unknown. */
  due: number | null = null;
  /** The same for what the lobby knows. */
  summary = '';
  seenVersion = 0;
  /** Last time anybody needed this table in memory. */
  used = 0;
  /** True when the table in memory may be out of date and must be read again. */
  stale = false;
  /** True when there were more keys than are in memory: an unknown key may be an old one. */
  forgetful = false;
  readonly #secret: string;
  readonly #keys = new Map<string, number>();
  #queue: Promise<unknown> = Promise.resolve();

  constructor(id: string, setup: TableSetup, game: Game, secret: string) {
    this.id = id;
    this.game = game;
    this.room = new RoomState(id, setup);
    this.#secret = secret;
  }

  /** S, which nobody may see before the end of the match. */
  get secret(): string {
    return this.#secret;
  }

  /** True for somebody who is connected, as far as this node knows. */
  isHere(person: PersonId): boolean {
    return this.elsewhere.has(person) || [...this.listeners].some((listener) => listener.person === person);
  }

  /** Where a request with this key was answered; undefined for a new one. */
  positionOf(key: string | null): number | undefined {
    return key === null ? undefined : this.#keys.get(key);
  }

  /** Runs one piece of work on this table after the other. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work, work);
    this.#queue = done;
    return done;
  }

  /** Applies one entry of the journal without telling anybody. A decision that was just checked here comes with its code. */
  take({ n, at, key, entry }: NumberedEntry, code?: Code): void {
    if (n !== this.n + 1) throw new Error(`table ${this.id} is at ${this.n} and was given ${n}`);
    const sitters = this.room.seats.map(({ person }) => person);
    this.room.apply(entry, at);
    for (const [seat, { person }] of this.room.seats.entries()) {
      if (person === sitters[seat]) continue;
      for (const moved of [person, sitters[seat]]) if (moved !== null) this.movedAt.set(moved, n);
    }
    this.talk.hear(entry);
    if (entry.t === 'deal') this.#deal(at);
    else if (entry.t === 'decide') this.#decide(entry, at, code);
    else this.#happen(entry);
    this.n = n;
    this.at = at;
    if (key !== null) this.#remember(key, n);
  }

  #deal(at: number): void {
    const { id, shares, setup } = this.room;
    const chance = shares.chance(id, this.#secret, setup.commitment);
    const { players, options, rules } = setup;
    if (this.match) this.match.deal(chance);
    else this.match = new Match(this.game, { players, options, rules }, chance);
    this.#asked(at);
  }

  #decide({ seat, decision }: Extract<Entry, { t: 'decide' }>, at: number, code?: Code): void {
    const checked = code === undefined ? this.match?.check(seat, decision) : ok(code);
    if (!checked?.ok) throw new Error(`table ${this.id}: its journal holds a decision that the rules refuse`);
    this.match?.take(seat, checked.value);
    this.#asked(at);
  }

  #asked(at: number): void {
    if (!this.match) return;
    this.history.push(this.match.at - 1);
    this.room.ask(this.game.actors(this.match.state), at);
  }

  #happen(event: RoomEvent): void {
    this.history.push(event);
    if (!this.room.goBack || !this.match) return;
    this.room.goBack = false;
    this.match.takeBack(this.match.decided - 1);
    this.room.ask(0, 0);
    this.room.ask(this.game.actors(this.match.state), this.at);
    this.wholeUntil = this.history.length - 1;
  }

  #remember(key: string, n: number): void {
    this.#keys.set(key, n);
    if (this.#keys.size <= KEYS) return;
    this.forgetful = true;
    for (const oldest of this.#keys.keys()) {
      this.#keys.delete(oldest);
      return;
    }
  }
}

/** What the row of a table says, apart from when it is due. */
export const rowOf = ({ room }: LiveTable): Pick<TableRow, 'status' | 'taken' | 'host'> => ({
  status: room.status,
  // Before the start a bot that gives way keeps nobody out.
  taken: room.seats.filter(
    ({ kind }) => kind === 'person' || (kind === 'bot' && !(room.setup.giveWay && room.status === 'open')),
  ).length,
  host: room.host,
});

/** What the lobby knows of a table. */
export function summaryOf({ room }: LiveTable): string {
  return `${room.status} ${room.host} ${room.seats.map(({ kind, person }) => person ?? kind).join(' ')}`;
}
