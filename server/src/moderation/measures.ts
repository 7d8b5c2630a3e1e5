import type { Admin, AdminAct, WatchedPerson } from '@overtrick/api';
import { ok } from '@overtrick/engine';
import type { CompiledQuery } from 'kysely';
import { newId } from '../ids.ts';
import type { People } from '../people/people.ts';
import { type Answer, no } from '../problem.ts';
import type { PersonRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { noteAct } from './audit.ts';
import { endOf } from './until.ts';

/** Who does something about whom, and why. */
export interface Measure {
  readonly admin: Admin;
  readonly person: string;
  readonly why: string;
}

const LISTED = 200;

const nobody = no('nobody', 'There is nobody of this number here.');

/** What admins do about people. Each answer names everybody whom it concerns: the person, and their bots where they could speak through them. */
export class Measures {
  readonly #store: Store;
  readonly #people: People;

  constructor(store: Store, people: People) {
    this.#store = store;
    this.#people = people;
  }

  /** Tells somebody something, which they see once. */
  async warn(measure: Measure, words: string): Promise<Answer<string[], 'nobody'>> {
    const row = { id: newId(), person: measure.person, words, at: this.#store.now(), seen: null };
    const warning = this.#store.db.insertInto('warnings').values(row).compile();
    return this.#take(measure, 'warn', () => [warning], null, measure.why || words);
  }

  /** Nobody hears them at any table for so many hours; null lets them talk again. */
  mute(measure: Measure, hours: number | null): Promise<Answer<string[], 'nobody'>> {
    const end = hours === null ? null : endOf(hours, this.#store.now());
    const set = (ids: readonly string[]) => [this.#set(ids, { muted_until: end })];
    return this.#take(measure, end === null ? 'unmute' : 'mute', set, end);
  }

  /** Keeps them out for so many hours, or without end. */
  ban(measure: Measure, hours: number | null): Promise<Answer<string[], 'nobody'>> {
    const end = endOf(hours, this.#store.now());
    return this.#take(measure, 'ban', (ids) => [this.#set(ids, { banned: 1, banned_until: end })], end);
  }

  unban(measure: Measure): Promise<Answer<string[], 'nobody'>> {
    return this.#take(measure, 'unban', (ids) => [this.#set(ids, { banned: 0, banned_until: null })]);
  }

  /** Ends every cookie of somebody; they come back by their recovery code or passkey. */
  endSessions(measure: Measure): Promise<Answer<string[], 'nobody'>> {
    const { db } = this.#store;
    return this.#take(measure, 'end-sessions', () => [
      db
        .updateTable('people')
        .set((e) => ({ epoch: e('epoch', '+', 1) }))
        .where('id', '=', measure.person)
        .compile(),
    ]);
  }

  /** Everybody who is banned or muted now. */
  async inForce(): Promise<WatchedPerson[]> {
    const now = this.#store.now();
    const rows = await this.#store.db
      .selectFrom('people')
      .selectAll()
      .where('name', '!=', '')
      .where((e) => e.or([e('banned', '=', 1), e('muted_until', '>', now)]))
      .orderBy('seen', 'desc')
      .limit(LISTED)
      .execute();
    return rows
      .filter((row) => this.#people.isBanned(row) || this.#people.isMuted(row))
      .map((row) => this.show(row));
  }

  /** People by a part of their name, or by their id. */
  async search(name: string): Promise<WatchedPerson[]> {
    if (name.trim() === '') return [];
    const part = `%${name.trim().toLowerCase()}%`;
    const rows = await this.#store.db
      .selectFrom('people')
      .selectAll()
      .where('name', '!=', '')
      .where((e) => e.or([e('id', '=', name.trim()), e(e.fn('lower', ['name']), 'like', part)]))
      .orderBy('seen', 'desc')
      .limit(LISTED)
      .execute();
    return rows.map((row) => this.show(row));
  }

  /** Bans that have lapsed: servers of the last release know of no end. */
  async expire(): Promise<void> {
    const { db } = this.#store;
    await db
      .updateTable('people')
      .set({ banned: 0, banned_until: null })
      .where('banned_until', '<=', this.#store.now())
      .execute();
  }

  show(row: PersonRow): WatchedPerson {
    const { id, name, robot, created, seen } = row;
    const banned = this.#people.isBanned(row);
    return {
      id,
      name,
      robot: robot === 1,
      created,
      seen,
      banned,
      bannedUntil: banned ? row.banned_until : null,
      mutedUntil: this.#people.isMuted(row) ? row.muted_until : null,
    };
  }

  #set(ids: readonly string[], change: Partial<PersonRow>): CompiledQuery {
    return this.#store.db.updateTable('people').set(change).where('id', 'in', ids).compile();
  }

  async #take(
    { admin, person, why }: Measure,
    act: AdminAct,
    change: (ids: readonly string[]) => readonly CompiledQuery[],
    until: number | null = null,
    reason = why,
  ): Promise<Answer<string[], 'nobody'>> {
    const found = await this.#people.get(person);
    // Who has deleted themselves has no name, and stays out.
    if (!found || found.name === '') return nobody;
    const bots = await this.#store.db
      .selectFrom('tokens')
      .select('person')
      .where('owner', '=', person)
      .execute();
    const ids = [person, ...bots.map((bot) => bot.person)];
    const note = noteAct(this.#store, {
      by: admin,
      act,
      to: { id: person, name: found.name },
      until,
      why: reason,
    });
    await this.#store.write([...change(ids), note]);
    for (const id of ids) this.#people.forget(id);
    return ok(ids);
  }
}
