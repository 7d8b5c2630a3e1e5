import type { Face } from '@overtrick/api';
import { newCode, newId } from '../ids.ts';
import { until } from '../moderation/until.ts';
import { no } from '../problem.ts';
import type { Seal } from '../seal.ts';
import type { PersonRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

const KEPT = 20_000;
const FRESH = 30_000;
const SEEN_EVERY = 86_400_000;
/** The most people in one query. */
const ASK_AT_ONCE = 500;
/** Ten of 31 letters are 49 bits, and guesses are rate limited. */
const RECOVERY_LENGTH = 12;

/** What else is known of somebody new. */
export interface Newcomer {
  readonly robot?: boolean;
  readonly face?: Face | null;
}

/** Everybody whom the server knows: guests and outside bots. */
export class People {
  readonly #store: Store;
  readonly #seal: Seal;
  readonly #known = new Map<string, { readonly row: PersonRow; readonly until: number }>();

  /** Counts what was forgotten, so that an answer of the store from before is not kept. */
  #forgotten = 0;

  constructor(store: Store, seal: Seal) {
    this.#store = store;
    this.#seal = seal;
  }

  /** A person who was read recently; saves a query for every request. */
  known(id: string): PersonRow | undefined {
    const found = this.#known.get(id);
    return found && found.until > performance.now() ? found.row : undefined;
  }

  async get(id: string): Promise<PersonRow | undefined> {
    const known = this.known(id);
    if (known) return known;
    const before = this.#forgotten;
    const row = await this.#store.db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
    if (row && before === this.#forgotten) this.#keep(row);
    return row;
  }

  /** These people as they are in the store now. */
  async read(ids: Iterable<string>): Promise<PersonRow[]> {
    const wanted = [...ids];
    const rows: PersonRow[] = [];
    const before = this.#forgotten;
    for (let from = 0; from < wanted.length; from += ASK_AT_ONCE) {
      const some = wanted.slice(from, from + ASK_AT_ONCE);
      rows.push(...(await this.#store.db.selectFrom('people').selectAll().where('id', 'in', some).execute()));
    }
    if (before === this.#forgotten) for (const row of rows) this.#keep(row);
    return rows;
  }

  /** Creates a guest, or a guest's bot. */
  async create(name: string, { robot = false, face = null }: Newcomer = {}): Promise<PersonRow> {
    const now = this.#store.now();
    const row: PersonRow = {
      id: newId(),
      name,
      recovery: null,
      robot: robot ? 1 : 0,
      banned: 0,
      epoch: 0,
      created: now,
      seen: now,
      face,
      banned_until: null,
      muted_until: null,
    };
    await this.#store.write([this.#store.db.insertInto('people').values(row).compile()]);
    this.#keep(row);
    return row;
  }

  /** Whether somebody is kept out now: a ban lapses by the store's time. */
  isBanned({ banned, banned_until }: Pick<PersonRow, 'banned' | 'banned_until'>): boolean {
    return banned === 1 && (banned_until === null || banned_until > this.#store.now());
  }

  /** Whether nobody hears them now, at any table. */
  isMuted({ muted_until }: Pick<PersonRow, 'muted_until'>): boolean {
    return muted_until !== null && muted_until > this.#store.now();
  }

  /** The refusal of who is banned; null for everybody else. */
  refuseBanned(row: PersonRow) {
    if (!this.isBanned(row)) return null;
    const { words, retryAfter } = until(row.banned_until, this.#store.now());
    return no('banned', `The host of this site has banned you${words}.`, retryAfter);
  }

  /** The refusal of who is muted; null for everybody else. */
  refuseMuted(row: PersonRow) {
    if (!this.isMuted(row)) return null;
    const { words, retryAfter } = until(row.muted_until, this.#store.now());
    return no('silenced', `Those who look after this site have muted you${words}.`, retryAfter);
  }

  /** Somebody is here; kept once a day, so that guests who come back are not cleared away. */
  async met(row: PersonRow): Promise<void> {
    const now = this.#store.now();
    if (now - row.seen < SEEN_EVERY) return;
    row.seen = now;
    await this.#set(row.id, { seen: now });
  }

  async change(id: string, change: Partial<PersonRow>): Promise<PersonRow | undefined> {
    await this.#set(id, change);
    this.forget(id);
    return this.get(id);
  }

  /** Ends every cookie of a person; a bot's token is deleted by itself. */
  async endSessions(id: string): Promise<PersonRow | undefined> {
    await this.#store.db
      .updateTable('people')
      .set((e) => ({ epoch: e('epoch', '+', 1) }))
      .where('id', '=', id)
      .execute();
    this.forget(id);
    return this.get(id);
  }

  /** A new recovery code; only its signature is kept. */
  async makeRecovery(id: string): Promise<string> {
    const code = newCode(RECOVERY_LENGTH);
    await this.change(id, { recovery: this.#seal.sign(`recovery ${code}`) });
    return code.replace(/(.{4})(?=.)/g, '$1-');
  }

  async byRecovery(code: string): Promise<PersonRow | undefined> {
    const recovery = this.#seal.sign(`recovery ${code}`);
    return this.#store.db
      .selectFrom('people')
      .selectAll()
      .where('recovery', '=', recovery)
      .executeTakeFirst();
  }

  /** The person behind a bearer token. */
  async byToken(token: string): Promise<PersonRow | undefined> {
    const row = await this.#store.db
      .selectFrom('tokens')
      .select('person')
      .where('hash', '=', this.#seal.sign(`token ${token}`))
      .executeTakeFirst();
    return row && this.get(row.person);
  }

  forget(id: string): void {
    this.#forgotten++;
    this.#known.delete(id);
  }

  /** Written together with what others write: a commit of its own for every guest would hold up all tables. */
  #set(id: string, change: Partial<PersonRow>): Promise<void> {
    const { db } = this.#store;
    return this.#store.write([db.updateTable('people').set(change).where('id', '=', id).compile()]);
  }

  #keep(row: PersonRow): void {
    if (this.#known.size >= KEPT) this.#known.clear();
    this.#known.set(row.id, { row, until: performance.now() + FRESH });
  }
}
