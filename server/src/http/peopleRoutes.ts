import { randomBytes } from 'node:crypto';
import type { Me } from '@overtrick/api';
import { ok } from '@overtrick/engine';
import type { Admission } from '../admission/admission.ts';
import { cleanCode } from '../ids.ts';
import type { LadderRules } from '../ladder/rules.ts';
import type { Cookies } from '../people/cookie.ts';
import { readFriends } from '../people/friends.ts';
import type { People } from '../people/people.ts';
import { deletePerson, readLeaderboard, readPersonalData, readProfile } from '../people/profile.ts';
import { no } from '../problem.ts';
import type { Seal } from '../seal.ts';
import type { PersonRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Handlers } from './route.ts';

const MOST_TOKENS = 10;

export interface PeopleRouteDuties {
  readonly people: People;
  readonly cookies: Cookies;
  readonly store: Store;
  readonly seal: Seal;
  readonly admission: Admission;
  readonly ladder: LadderRules;
  /** A person has another name, or is gone. */
  readonly personChanged: (id: string) => void;
  /** What somebody has opened and not yet started ends with them. */
  readonly closeOpened: (host: string) => Promise<void>;
}

/** A person as they see themselves. */
export const makeMe = ({ id, name, face, robot, recovery }: PersonRow): Me => ({
  id,
  name,
  face,
  robot: robot === 1,
  hasRecovery: recovery !== null,
});

const nobody = no('nobody', 'There is nobody of this name or number here.');

/** The routes of people. */
export function peopleRoutes(duties: PeopleRouteDuties) {
  const { people, cookies, store, ladder, personChanged, admission, closeOpened } = duties;
  return {
    'GET /api/me': async ({ person }) => (person ? ok({ json: makeMe(person) }) : nobody),
    async 'POST /api/me'({ person, caller, secure }, { name, face }) {
      // A name is heard too.
      const refused = person ? people.refuseMuted(person) : admission.take('guests', caller);
      if (refused) return refused;
      const chosen = face === undefined ? {} : { face };
      const me = person
        ? await people.change(person.id, { name, ...chosen })
        : await people.create(name, chosen);
      if (!me) return nobody;
      if (person) personChanged(person.id);
      return ok({ json: makeMe(me), ...(person ? {} : { cookie: cookies.make(me, secure), status: 201 }) });
    },
    async 'DELETE /api/me'({ person }) {
      for (const gone of await deletePerson(store, person.id)) {
        personChanged(gone);
        await closeOpened(gone);
      }
      return ok({ json: {}, cookie: cookies.clear() });
    },
    'GET /api/me/friends': async ({ person }) => ok({ json: await readFriends(store, person.id) }),
    'GET /api/me/export': async ({ person }) => ok({ json: await readPersonalData(store, ladder, person) }),
    async 'POST /api/me/recovery'({ person }) {
      return ok({ json: { code: await people.makeRecovery(person.id) } });
    },
    async 'POST /api/me/recover'({ caller, secure }, { code, keepOthers }) {
      // Before anything is looked up: who guesses must not learn when they were right.
      const guessed = admission.take('guesses', caller);
      if (guessed) return guessed;
      const found = await people.byRecovery(cleanCode(code));
      const me = found && !keepOthers ? await people.endSessions(found.id) : found;
      if (!me) return no('wrong-code', 'Nobody has this code. Check every letter.');
      admission.spend('guesses', caller, -1);
      if (!keepOthers) personChanged(me.id);
      return ok({ json: makeMe(me), cookie: cookies.make(me, secure) });
    },
    async 'DELETE /api/me/sessions'({ person, secure }) {
      if (person.robot) return no('robot', 'A bot has one token. Its owner can end it.');
      const me = await people.endSessions(person.id);
      personChanged(person.id);
      return me ? ok({ json: {}, cookie: cookies.make(me, secure) }) : nobody;
    },
    ...tokenRoutes(duties),
    async 'GET /api/people/:id'({ params }) {
      const found = await people.get(params.id);
      return found ? ok({ json: await readProfile(store, ladder, found) }) : nobody;
    },
    'GET /api/leaderboards/:game': async ({ params }) =>
      ok({ json: await readLeaderboard(store, ladder, params.game) }),
  } satisfies Partial<Handlers>;
}

/** Outside bots: persons with a token, marked as what they are. */
function tokenRoutes({ people, store, seal, personChanged, closeOpened }: PeopleRouteDuties) {
  const mine = (owner: string) =>
    store.db
      .selectFrom('tokens')
      .innerJoin('people', 'people.id', 'tokens.person')
      .select(['people.id', 'people.name'])
      .where('owner', '=', owner)
      .execute();
  return {
    'GET /api/me/tokens': async ({ person }) => ok({ json: await mine(person.id) }),
    async 'POST /api/me/tokens'({ person }, { name }) {
      if (person.robot) return no('robot', 'A bot cannot make bots.');
      const muted = people.refuseMuted(person);
      if (muted) return muted;
      if ((await mine(person.id)).length >= MOST_TOKENS) {
        return no('too-many-bots', `You have ${MOST_TOKENS} bots already. Delete one first.`);
      }
      const token = randomBytes(24).toString('base64url');
      const robot = await people.create(name, { robot: true });
      await store.db
        .insertInto('tokens')
        .values({
          hash: seal.sign(`token ${token}`),
          person: robot.id,
          owner: person.id,
          created: store.now(),
        })
        .execute();
      return ok({ json: { id: robot.id, name, token }, status: 201 });
    },
    async 'DELETE /api/me/tokens/:id'({ person, params }) {
      const { numDeletedRows } = await store.db
        .deleteFrom('tokens')
        .where('person', '=', params.id)
        .where('owner', '=', person.id)
        .executeTakeFirst();
      if (numDeletedRows === 0n) return nobody;
      // Its streams were opened in the epoch before.
      await people.endSessions(params.id);
      personChanged(params.id);
      await closeOpened(params.id);
      return ok({ json: {} });
    },
  } satisfies Partial<Handlers>;
}
