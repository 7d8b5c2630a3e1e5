import { ok } from '@overtrick/engine';
import type { Admission } from '../admission/admission.ts';
import type { Passkeys } from '../passkeys/passkeys.ts';
import { siteOf } from '../passkeys/site.ts';
import type { Cookies } from '../people/cookie.ts';
import type { People } from '../people/people.ts';
import { no } from '../problem.ts';
import { makeMe } from './peopleRoutes.ts';
import type { Handlers } from './route.ts';

export interface PasskeyRouteDuties {
  readonly passkeys: Passkeys;
  readonly people: People;
  readonly cookies: Cookies;
  readonly admission: Admission;
  readonly origins: readonly string[];
}

const insecure = no(
  'no-passkeys',
  'Browsers have passkeys only at https addresses with a name. Use the recovery code.',
);
const robot = no('robot', 'A bot has a token and no passkeys.');

/** Passkeys: to make, to list, to take away, and to come back by. */
export function passkeyRoutes({ passkeys, people, cookies, admission, origins }: PasskeyRouteDuties) {
  return {
    'GET /api/me/passkeys': async ({ person }) => ok({ json: await passkeys.list(person.id) }),
    async 'POST /api/me/passkeys/options'({ req, person }) {
      const site = siteOf(req, origins);
      if (!site) return insecure;
      if (person.robot) return robot;
      const options = await passkeys.offerMaking(site, person);
      return options.ok ? ok({ json: options.value }) : options;
    },
    async 'POST /api/me/passkeys'({ req, person }, response) {
      const site = siteOf(req, origins);
      if (!site) return insecure;
      if (person.robot) return robot;
      const made = await passkeys.make(site, person, response);
      return made.ok ? ok({ json: made.value, status: 201 }) : made;
    },
    async 'DELETE /api/me/passkeys/:id'({ person, params }) {
      return (await passkeys.remove(person.id, params.id))
        ? ok({ json: {} })
        : no('wrong-passkey', 'You have no such passkey.');
    },
    async 'POST /api/passkeys/options'({ req }) {
      const site = siteOf(req, origins);
      return site ? ok({ json: await passkeys.offerUsing(site) }) : insecure;
    },
    async 'POST /api/passkeys'({ req, caller, secure }, response) {
      const site = siteOf(req, origins);
      if (!site) return insecure;
      const guessed = admission.take('guesses', caller);
      if (guessed) return guessed;
      const used = await passkeys.use(site, response);
      if (!used.ok) return used;
      const me = await people.get(used.value);
      if (!me) return no('wrong-passkey', 'Whose passkey this was is not here any more.');
      admission.spend('guesses', caller, -1);
      return ok({ json: makeMe(me), cookie: cookies.make(me, secure) });
    },
  } satisfies Partial<Handlers>;
}
