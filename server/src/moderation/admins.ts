import { randomBytes } from 'node:crypto';
import type { Admin, AdminLine, NewAdmin, Role } from '@overtrick/api';
import { ok } from '@overtrick/engine';
import { newId } from '../ids.ts';
import { type Answer, no } from '../problem.ts';
import { sameText } from '../sameText.ts';
import type { Seal } from '../seal.ts';
import type { Store } from '../store/store.ts';
import { noteAct } from './audit.ts';

/** Who shows ADMIN_TOKEN: whoever can set the variables of the server, and so an owner. */
const ROOT: Admin = { id: 'root', name: 'root', role: 'owner' };

const nobody = no('nobody', 'There is no admin of this number.');

/** Those who look after a server: each has a name, a role and a token, of which a signature is kept. */
export class Admins {
  readonly #store: Store;
  readonly #seal: Seal;
  readonly #root: string | undefined;

  /** `root` is ADMIN_TOKEN, if it is set. */
  constructor(store: Store, seal: Seal, root: string | undefined) {
    this.#store = store;
    this.#seal = seal;
    this.#root = root;
  }

  /** The admin of a token, if their role is enough. It is looked up every time: who is ended is out at once, at every node. */
  async find(token: string, needed: Role): Promise<Answer<Admin, 'no-admin' | 'admin-token' | 'owner-only'>> {
    const admin = this.#root !== undefined && sameText(token, this.#root) ? ROOT : await this.#named(token);
    if (admin) {
      return needed === 'owner' && admin.role !== 'owner'
        ? no('owner-only', 'Only an owner may do that. Ask one of them.')
        : ok(admin);
    }
    const isShut = this.#root === undefined && (await this.list()).length === 0;
    return isShut
      ? no('no-admin', 'Set ADMIN_TOKEN to use this page.')
      : no('admin-token', 'This is not the token of an admin.');
  }

  async list(): Promise<AdminLine[]> {
    const rows = await this.#store.db.selectFrom('admins').selectAll().orderBy('created').execute();
    return rows.map(({ id, name, role, created, made_by }) => ({ id, name, role, created, by: made_by }));
  }

  /** A new admin, whose token is shown once. */
  async make(by: Admin, name: string, role: Role): Promise<Answer<NewAdmin, 'name-taken'>> {
    const taken = no(
      'name-taken',
      'An admin has this name already. The list of acts goes by names: choose another.',
    );
    if (name === ROOT.name || (await this.list()).some((each) => each.name === name)) return taken;
    const token = randomBytes(24).toString('base64url');
    const admin: Admin = { id: newId(), name, role };
    const row = { ...admin, hash: this.#sign(token), made_by: by.name, created: this.#store.now() };
    await this.#store.write([
      this.#store.db.insertInto('admins').values(row).compile(),
      noteAct(this.#store, { by, act: 'make-admin', to: admin, why: role }),
    ]);
    return ok({ ...admin, token });
  }

  /** Ends an admin. The last owner stays where there is no ADMIN_TOKEN: nobody could make another. */
  async end(by: Admin, id: string): Promise<Answer<null, 'nobody' | 'last-owner'>> {
    const admins = await this.list();
    const admin = admins.find((each) => each.id === id);
    if (!admin) return nobody;
    const owners = admins.filter(({ role }) => role === 'owner');
    if (admin.role === 'owner' && owners.length === 1 && this.#root === undefined) {
      return no('last-owner', 'This is the last owner. Make another one first, or set ADMIN_TOKEN.');
    }
    const { db } = this.#store;
    await this.#store.write([
      db.deleteFrom('admins').where('id', '=', id).compile(),
      noteAct(this.#store, { by, act: 'end-admin', to: admin, why: '' }),
    ]);
    return ok(null);
  }

  async #named(token: string): Promise<Admin | undefined> {
    return this.#store.db
      .selectFrom('admins')
      .select(['id', 'name', 'role'])
      .where('hash', '=', this.#sign(token))
      .executeTakeFirst();
  }

  #sign(token: string): string {
    return this.#seal.sign(`admin ${token}`);
  }
}
