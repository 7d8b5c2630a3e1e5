import { isIP } from 'node:net';
import type { Admin, ShutAddress } from '@overtrick/api';
import { ok } from '@overtrick/engine';
import { type Origin, originOf } from '../admission/origin.ts';
import { newId } from '../ids.ts';
import { type Answer, no } from '../problem.ts';
import type { Seal } from '../seal.ts';
import type { ShutRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { noteAct } from './audit.ts';
import { until } from './until.ts';
import { hashOf, type Whereabouts } from './whereabouts.ts';

type ShutKey = Pick<ShutRow, 'scope' | 'hash'>;

/** What is to be shut out: what an admin has typed, or where a person was last seen. */
export type Target =
  | { readonly by: 'address'; readonly address: string; readonly wide: boolean }
  | { readonly by: 'person'; readonly person: string; readonly name: string; readonly wide: boolean };

/** Who asks for it: an admin, and where the server believes that they are. */
export interface Asker {
  readonly admin: Admin;
  readonly origin: Origin;
  /** True when the request came through a proxy that the server was not told of. */
  readonly isProxied: boolean;
}

/** Whom it concerns, for how long, and why. */
export interface Terms {
  readonly until: number | null;
  readonly why: string;
}

const KEPT = 50_000;
const HERE = ['127.0.0.1', '::1'];

const noAddress = no('no-address', 'This is no address: give one such as 203.0.113.7 or 2001:db8::7.');
const notSeen = no('no-address', 'This person was nowhere to be seen in the last month.');
const behindProxy = no(
  'everybodys-address',
  'This server is behind a proxy and TRUSTED_PROXIES is not set: everybody seems to come from the address of the proxy, and all would be shut out. Set it first.',
);
const ownAddress = no(
  'everybodys-address',
  'You come from there yourself, as far as the server can see: you would be shut out, and behind a proxy that TRUSTED_PROXIES does not count so would everybody.',
);

/** Addresses that are shut out. Every node has them all in memory, because every request is held against them. */
export class ShutAddresses {
  readonly #store: Store;
  readonly #seal: Seal;
  readonly #whereabouts: Whereabouts;
  /** Until when, by hash; null for without end. */
  #shut: ReadonlyMap<string, number | null> = new Map();
  readonly #hashes = new Map<string, string>();

  constructor(store: Store, seal: Seal, whereabouts: Whereabouts) {
    this.#store = store;
    this.#seal = seal;
    this.#whereabouts = whereabouts;
  }

  /** Reads them all: at the start, and when a node is told to look. */
  async load(): Promise<void> {
    const rows = await this.#inForce();
    const shut = new Map<string, number | null>();
    for (const { hash, until: end } of rows) {
      const other = shut.get(hash);
      const isLonger = other === undefined || (other !== null && (end === null || end > other));
      if (isLonger) shut.set(hash, end);
    }
    this.#shut = shut;
  }

  /** The refusal of a request from there; null when it may come in. */
  refuse({ address, network }: Origin) {
    if (this.#shut.size === 0) return null;
    const own = this.#end('address', address);
    const end = own === undefined && network !== null ? this.#end('network', network) : own;
    if (end === undefined) return null;
    const { words, retryAfter } = until(end, this.#store.now());
    return no('shut-address', `The host of this site has shut out your address${words}.`, retryAfter);
  }

  /** What is shut out now. */
  async list(): Promise<ShutAddress[]> {
    const rows = await this.#inForce();
    const ids = rows.flatMap(({ person }) => person ?? []);
    const people =
      ids.length === 0
        ? []
        : await this.#store.db.selectFrom('people').select(['id', 'name']).where('id', 'in', ids).execute();
    return rows.map(({ id, scope, person, made_by, at, until: end, why }) => ({
      id,
      scope,
      person:
        person === null ? null : { id: person, name: people.find((each) => each.id === person)?.name ?? '' },
      by: made_by,
      at,
      until: end,
      why,
    }));
  }

  /** Shuts out an address, unless everybody would be. */
  async shut(
    { admin, origin, isProxied }: Asker,
    target: Target,
    { until: end, why }: Terms,
  ): Promise<Answer<null, 'no-address' | 'everybodys-address'>> {
    if (isProxied) return behindProxy;
    const found = target.by === 'address' ? this.#typed(target) : await this.#seen(target);
    if (!found.ok) return found;
    const own = [origin, ...HERE.map(originOf)].flatMap((each) => this.#keysOf(each).map(({ hash }) => hash));
    if (found.value.some(({ hash }) => own.includes(hash))) return ownAddress;
    const { db } = this.#store;
    const person = target.by === 'person' ? target.person : null;
    const at = this.#store.now();
    const rows = found.value.map((key) => ({
      id: newId(),
      ...key,
      person,
      made_by: admin.name,
      at,
      until: end,
      why,
    }));
    const to =
      target.by === 'person' ? { id: target.person, name: target.name } : { id: rows[0].id, name: '' };
    await this.#store.write([
      db.insertInto('shut').values(rows).compile(),
      noteAct(this.#store, { by: admin, act: 'ban-address', to, until: end, why }),
    ]);
    return ok(null);
  }

  /** Lets an address in again. */
  async lift(by: Admin, id: string): Promise<Answer<null, 'no-address'>> {
    const { db } = this.#store;
    const row = await db.selectFrom('shut').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return no('no-address', 'This address is not shut out.');
    await this.#store.write([
      db.deleteFrom('shut').where('id', '=', id).compile(),
      noteAct(this.#store, { by, act: 'unban-address', to: { id: row.person ?? id, name: '' }, why: '' }),
    ]);
    return ok(null);
  }

  /** Forgets what has lapsed. */
  async expire(): Promise<void> {
    await this.#store.db.deleteFrom('shut').where('until', '<', this.#store.now()).execute();
  }

  #inForce(): Promise<ShutRow[]> {
    return this.#store.db
      .selectFrom('shut')
      .selectAll()
      .where((e) => e.or([e('until', 'is', null), e('until', '>', this.#store.now())]))
      .orderBy('at', 'desc')
      .execute();
  }

  /** Until when an address or network is shut out; undefined when it is not, or no longer. */
  #end(scope: ShutKey['scope'], from: string): number | null | undefined {
    const end = this.#shut.get(this.#hash(scope, from));
    return end === undefined || end === null || end > this.#store.now() ? end : undefined;
  }

  #hash(scope: ShutKey['scope'], from: string): string {
    const name = `${scope} ${from}`;
    let hash = this.#hashes.get(name);
    if (hash === undefined) {
      hash = hashOf(this.#seal, scope, from);
      if (this.#hashes.size >= KEPT) this.#hashes.clear();
      this.#hashes.set(name, hash);
    }
    return hash;
  }

  #keysOf({ address, network }: Origin): ShutKey[] {
    const own: ShutKey = { scope: 'address', hash: this.#hash('address', address) };
    return network === null ? [own] : [own, { scope: 'network', hash: this.#hash('network', network) }];
  }

  #typed({ address, wide }: Extract<Target, { by: 'address' }>): Answer<ShutKey[], 'no-address'> {
    const typed = address.trim().replace(/\/(32|48|64|128)$/, '');
    if (isIP(typed) === 0) return noAddress;
    const keys = this.#keysOf(originOf(typed));
    return ok([(wide ? keys.at(-1) : undefined) ?? keys[0]]);
  }

  async #seen({ person, wide }: Extract<Target, { by: 'person' }>): Promise<Answer<ShutKey[], 'no-address'>> {
    const keys = (await this.#whereabouts.of(person)).map(
      ({ address, network }): ShutKey =>
        wide && network !== null ? { scope: 'network', hash: network } : { scope: 'address', hash: address },
    );
    const found = [...new Map(keys.map((key) => [key.hash, key])).values()];
    return found.length === 0 ? notSeen : ok(found);
  }
}
