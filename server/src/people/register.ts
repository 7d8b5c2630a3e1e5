import { Admins } from '../moderation/admins.ts';
import { Measures } from '../moderation/measures.ts';
import { ShutAddresses } from '../moderation/shutAddresses.ts';
import { Whereabouts } from '../moderation/whereabouts.ts';
import { Passkeys } from '../passkeys/passkeys.ts';
import type { Seal } from '../seal.ts';
import type { Store } from '../store/store.ts';
import { Cookies } from './cookie.ts';
import { People } from './people.ts';

/** Whom a server knows and how, its admins among them, and who is shut out. */
export interface Register {
  readonly people: People;
  readonly cookies: Cookies;
  readonly passkeys: Passkeys;
  readonly admins: Admins;
  readonly measures: Measures;
  readonly addresses: ShutAddresses;
  readonly whereabouts: Whereabouts;
}

/** Opens the register of a store. */
export async function openRegister(
  store: Store,
  seal: Seal,
  adminToken: string | undefined,
): Promise<Register> {
  const people = new People(store, seal);
  const whereabouts = new Whereabouts(store, seal);
  const addresses = new ShutAddresses(store, seal, whereabouts);
  await addresses.load();
  return {
    people,
    cookies: new Cookies(seal),
    passkeys: new Passkeys(store),
    admins: new Admins(store, seal, adminToken),
    measures: new Measures(store, people),
    addresses,
    whereabouts,
  };
}
