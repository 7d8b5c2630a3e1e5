import type { Act, ActInput, Room } from '@overtrick/api';
import { commitContribution, makeHex } from '@overtrick/engine';
import type { Store } from '../src/store/store.ts';
import { type Chance, pass } from './chance.ts';
import { Ear } from './ear.ts';
import { Person } from './person.ts';
import type { Tally } from './tally.ts';

type Deed = Exclude<Act, 'rematch' | 'hint' | 'decisions'>;

const PLAYERS = 3;
const PEOPLE = 5;
const DEAF = 0.3;
const DEEDS_BEFORE = 20;
const DEEDS_DURING = 8;
/** One that cannot be begun or closed in so many tries is left. */
const TRIES = 4;

interface Guest {
  readonly person: Person;
  ear: Ear;
}

interface Kept {
  readonly table: string;
  readonly key: string;
  readonly n: number;
}

/**
 * A table where people come and go: they sit, stand, are removed, ask for seats and get them, leave in the middle of a match and come
 * back, and have a rematch. At every quiet moment each one's idea of their own seat is held against the server's.
 */
export class Bustle {
  readonly tables: string[] = [];
  readonly kept: Kept[] = [];
  readonly #url: string;
  readonly #name: string;
  readonly #chance: Chance;
  readonly #tally: Tally;
  #guests: Guest[] = [];
  #table = '';
  #asked = 0;

  constructor(url: string, name: string, chance: Chance, tally: Tally) {
    this.#url = url;
    this.#name = name;
    this.#chance = chance;
    this.#tally = tally;
  }

  /** Goes on until it is enough; what has begun then is finished and compared. */
  async run(enough: () => boolean): Promise<void> {
    const people = Array.from(
      { length: PEOPLE },
      (_, at) => new Person(this.#url, `${this.#name}-${at}`, this.#chance, this.#tally),
    );
    await Promise.all(people.map((person) => person.arrive()));
    try {
      while (!enough()) {
        const input = { game: 'inversion', players: PLAYERS, seat: null };
        const { id } = await people[0].insist('POST /api/tables', { input });
        this.#sitAround(id, people);
        for (let next: string | null = id; next !== null; ) {
          next = await this.#evening();
          if (next !== null && enough()) break;
          if (next !== null) this.#sitAround(next, people);
        }
      }
    } finally {
      for (const { ear } of this.#guests) ear.close();
    }
  }

  /** One match and everything around it; gives the table of the rematch, where there is one. */
  async #evening(): Promise<string | null> {
    await this.#all((guest) => guest.ear.until((ear) => ear.seat !== null, 'the table'));
    await this.#all((guest) => this.#times(DEEDS_BEFORE, () => this.#comeOrGo(guest)));
    await this.#compare();
    if (!(await this.#begin())) return null;
    await this.#all((guest) => this.#times(DEEDS_DURING, () => this.#during(guest)));
    await this.#compare();
    return (await this.#close()) ? this.#rematch() : null;
  }

  #sitAround(table: string, people: readonly Person[]): void {
    for (const { ear } of this.#guests) ear.close();
    this.#table = table;
    this.tables.push(table);
    this.#guests = people.map((person) => ({
      person,
      ear: new Ear(person, table, this.#chance, this.#tally),
    }));
  }

  #all(work: (guest: Guest) => Promise<unknown>): Promise<unknown> {
    return Promise.all(this.#guests.map(work));
  }

  async #times(times: number, work: () => Promise<unknown>): Promise<void> {
    for (let done = 0; done < times; done++) {
      await work();
      await pass(this.#chance.between(0, 30));
    }
  }

  /** Before the start: on any seat, to another, away; the host sends away. */
  async #comeOrGo(guest: Guest): Promise<void> {
    const { ear } = guest;
    const seat = this.#chance.between(0, PLAYERS - 1);
    const isHost = ear.room?.host === guest.person.id;
    if (isHost && this.#chance.happens(0.3)) await this.#act(guest, 'remove', { seat });
    else if ((ear.seat ?? -1) < 0 || this.#chance.happens(0.3)) await this.#act(guest, 'sit', { seat });
    else await this.#act(guest, 'stand', {});
  }

  /** During a match: who sits leaves, comes back or answers; who does not asks. */
  async #during(guest: Guest): Promise<void> {
    const { ear } = guest;
    const { room, seat } = ear;
    if (!room || seat === null) return;
    const played = room.seats.flatMap((each, at) => (each.kind === 'bot' || each.away ? at : []));
    const asked = room.votes.filter((vote) => vote.about === 'takeover');
    if (seat < 0) {
      if (played.length > 0) await this.#act(guest, 'takeover', { seat: this.#chance.of(played) });
    } else if (asked.length > 0) {
      const { seat: wanted, person } = this.#chance.of(asked);
      await this.#act(guest, 'takeover', { seat: wanted, person, yes: this.#chance.happens(0.9) });
    } else await this.#act(guest, room.seats[seat].away ? 'back' : 'stand', {});
  }

  /** Bots on the free seats, and a deal. */
  async #begin(): Promise<boolean> {
    for (let tries = 0; tries < TRIES; tries++) {
      const host = this.#host();
      const { ear, person } = host;
      for (const [seat, { kind }] of (ear.room?.seats ?? []).entries()) {
        if (kind === 'empty') await this.#act(host, 'bot', { seat, level: 'novice' });
      }
      await this.#all(async (guest) => {
        const { seat, room } = guest.ear;
        if (!room || seat === null || seat < 0) return;
        await this.#act(guest, 'ready', {
          commitment: commitContribution(room.commitment, seat, guest.person.share),
        });
      });
      if (!(await this.#act(host, 'start', {}))) {
        await this.#compare();
        continue;
      }
      await this.#all(async (guest) => {
        if ((guest.ear.seat ?? -1) < 0) return;
        await this.#act(guest, 'reveal', { reveal: makeHex(guest.person.share) });
      });
      await this.#act(host, 'deal', {});
      await this.#all((guest) =>
        guest.ear.until(
          ({ room }) => room?.status === 'playing' || isEnded(room),
          `the deal of ${person.name}`,
        ),
      );
      return true;
    }
    return false;
  }

  /** The host asks, and all agree. */
  async #close(): Promise<boolean> {
    for (let tries = 0; tries < TRIES; tries++) {
      await this.#act(this.#host(), 'close', {});
      await this.#all((guest) => this.#act(guest, 'close', {}));
      await this.#compare();
      if (isEnded(this.#guests[0].ear.room)) return true;
    }
    return false;
  }

  async #rematch(): Promise<string | null> {
    const again = this.#guests.find(({ ear }) => (ear.seat ?? -1) >= 0);
    if (!again) return null;
    const { id } = await again.person.insist('POST /api/tables/:id/rematch', { params: { id: this.#table } });
    // Who sat there sits here: nobody was asked, and everybody must know.
    this.#tally.seatChanges += again.ear.room?.seats.filter(({ person }) => person !== null).length ?? 0;
    return id;
  }

  #host(): Guest {
    const host = this.#guests[0].ear.room?.host;
    return this.#guests.find(({ person }) => person.id === host) ?? this.#guests[0];
  }

  /** True for yes; a no is an answer too. */
  async #act<A extends Deed>(guest: Guest, act: A, input: ActInput<A> & ActInput<Deed>): Promise<boolean> {
    const key = `${this.#name}-${String(++this.#asked).padStart(6, '0')}`;
    const ask = { params: { id: this.#table }, input, key };
    const table = this.#table;
    const { ear } = guest;
    // Much of what happens to people happens while their line is down.
    const isDeaf = this.#chance.happens(DEAF);
    if (isDeaf) ear.close();
    const done = await guest.person.ask<`POST /api/tables/:id/${Deed}`>(`POST /api/tables/:id/${act}`, ask);
    this.#tally.acknowledged++;
    if (isDeaf) ear.open();
    if (!done.ok) return false;
    this.kept.push({ table, key: `${guest.person.id.slice(0, 8)}:${key}`, n: done.value.n });
    await ear.until(({ n }) => n >= done.value.n, `what came of ${act}`);
    return true;
  }

  /** A quiet moment: nobody does anything, and everybody knows where they sit. */
  async #compare(): Promise<void> {
    await this.#all(async ({ person, ear }) => {
      for (;;) {
        const truth = await person.insist('GET /api/tables/:id', { params: { id: this.#table } });
        await ear.until(({ n }) => n >= truth.n, 'a quiet moment');
        // A request that was held up on its way may have come in between.
        if (ear.n !== truth.n) continue;
        this.#tally.seatsCompared++;
        if (ear.seat !== truth.seat)
          this.#tally.violate(
            `${person.name} sits at ${truth.seat} of ${this.#table} and believes ${ear.seat}`,
          );
        return;
      }
    });
  }
}

const isEnded = (room: Room | null): boolean => room?.status === 'closed' || room?.status === 'over';

/** The last look, into the store itself: no gap, no key twice, and everything acknowledged stands where it was. */
export async function checkBustle(store: Store, bustles: readonly Bustle[], tally: Tally): Promise<void> {
  for (const { tables, kept } of bustles) {
    for (const table of tables) {
      const violate = (what: string): void => tally.violate(`table ${table}, in the store: ${what}`);
      const rows = await store.db
        .selectFrom('journal')
        .select(['n', 'key'])
        .where('table_id', '=', table)
        .orderBy('n')
        .execute();
      if (rows.some(({ n }, at) => n !== at)) violate('its positions have a gap');
      const keys = rows.flatMap(({ key }) => key ?? []);
      if (new Set(keys).size !== keys.length) violate('a key was applied twice');
      for (const { key, n, table: where } of kept) {
        if (where === table && rows[n]?.key !== key) violate(`${key} is not at ${n}`);
      }
    }
  }
}
