import { randomBytes } from 'node:crypto';
import { ok } from '@overtrick/engine';
import * as v from 'valibot';
import type { Me } from '../api.ts';
import { cleanCode } from '../ids.ts';
import type { Cookies } from '../people/cookie.ts';
import type { People } from '../people/people.ts';
import { deletePerson, readLeaderboard, readPersonalData, readProfile } from '../people/profile.ts';
import { no } from '../problem.ts';
import type { Seal } from '../seal.ts';
import type { PersonRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { type Route, route } from './route.ts';

/** Letters, digits and signs of any language; nothing that breaks a line or turns the direction of writing. */
const NAME = v.strictObject({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'a name needs a letter'),
    v.maxLength(24, 'a name has at most 24 letters'),
    v.regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u, 'a name cannot hold control characters'),
  ),
});

const MOST_TOKENS = 10;

export interface PeopleRouteDuties {
  readonly people: People;
  readonly cookies: Cookies;
  readonly store: Store;
  readonly seal: Seal;
  /** A person has another name, or is gone. */
  readonly renamed: (id: string) => void;
}

const makeMe = ({ id, name, robot, recovery }: PersonRow): Me => ({
  id,
  name,
  robot: robot === 1,
  hasRecovery: recovery !== null,
});

const nobody = no(404, 'nobody', 'There is nobody of this name or number here.');

/** The doors of people. */
export function peopleRoutes(duties: PeopleRouteDuties): Route[] {
  const { people, cookies, store, renamed } = duties;
  return [
    route({
      method: 'GET',
      path: '/api/me',
      about: 'Who you are.',
      open: true,
      go: async ({ person }) => (person ? ok({ json: makeMe(person) }) : nobody),
    }),
    route({
      method: 'POST',
      path: '/api/me',
      about: 'Become a guest, or change your name.',
      input: NAME,
      open: true,
      once: true,
      cost: 5,
      async go({ person, secure }, { name }) {
        const me = person ? await people.change(person.id, { name }) : await people.create(name);
        if (!me) return nobody;
        if (person) renamed(person.id);
        return ok({ json: makeMe(me), ...(person ? {} : { cookie: cookies.make(me, secure), status: 201 }) });
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/me',
      about: 'Delete your data; in the logs of others a nameless seat is left.',
      cost: 20,
      async go({ person }) {
        if (!person) return nobody;
        await deletePerson(store, person.id);
        people.forget(person.id);
        renamed(person.id);
        return ok({ json: {}, cookie: cookies.clear() });
      },
    }),
    route({
      method: 'GET',
      path: '/api/me/export',
      about: 'Everything that is kept about you.',
      cost: 20,
      go: async ({ person }) => (person ? ok({ json: await readPersonalData(store, person) }) : nobody),
    }),
    route({
      method: 'POST',
      path: '/api/me/recovery',
      about: 'A code that brings you to another device; an older one ends.',
      once: true,
      cost: 5,
      async go({ person }) {
        return ok({ json: { code: await people.makeRecovery(person?.id ?? '') } });
      },
    }),
    route({
      method: 'POST',
      path: '/api/me/recover',
      about: 'Become the person of a recovery code.',
      input: v.strictObject({ code: v.pipe(v.string(), v.maxLength(40)) }),
      open: true,
      cost: 20,
      async go({ secure }, { code }) {
        const found = await people.byRecovery(cleanCode(code));
        if (!found) return no(404, 'wrong-code', 'Nobody has this code. Check every letter.');
        return ok({ json: makeMe(found), cookie: cookies.make(found, secure) });
      },
    }),
    ...tokenRoutes(duties),
    route({
      method: 'GET',
      path: '/api/people/:id',
      about: 'The profile of a person: ratings, statistics, history.',
      open: true,
      cost: 3,
      async go({ params }) {
        const found = await people.get(params.id);
        return found ? ok({ json: await readProfile(store, found) }) : nobody;
      },
    }),
    route({
      method: 'GET',
      path: '/api/leaderboards/:game',
      about: 'The best of a game.',
      open: true,
      cost: 3,
      go: async ({ params }) => ok({ json: await readLeaderboard(store, params.game) }),
    }),
  ];
}

/** Outside bots: persons with a token, marked as what they are. */
function tokenRoutes({ people, store, seal, renamed }: PeopleRouteDuties): Route[] {
  const mine = (owner: string) =>
    store.db
      .selectFrom('tokens')
      .innerJoin('people', 'people.id', 'tokens.person')
      .select(['people.id', 'people.name'])
      .where('owner', '=', owner)
      .execute();
  return [
    route({
      method: 'GET',
      path: '/api/me/tokens',
      about: 'Your bots.',
      go: async ({ person }) => ok({ json: await mine(person?.id ?? '') }),
    }),
    route({
      method: 'POST',
      path: '/api/me/tokens',
      about: 'A bot with a name and a bearer token, which is shown once.',
      input: NAME,
      once: true,
      cost: 10,
      async go({ person }, { name }) {
        if (!person || person.robot) return no(403, 'robot', 'A bot cannot make bots.');
        if ((await mine(person.id)).length >= MOST_TOKENS) {
          return no(409, 'too-many-bots', `You have ${MOST_TOKENS} bots already. Delete one first.`);
        }
        const token = randomBytes(24).toString('base64url');
        const robot = await people.create(name, true);
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
    }),
    route({
      method: 'DELETE',
      path: '/api/me/tokens/:id',
      about: 'End a bot: its token is no longer valid.',
      async go({ person, params }) {
        const { numDeletedRows } = await store.db
          .deleteFrom('tokens')
          .where('person', '=', params.id)
          .where('owner', '=', person?.id ?? '')
          .executeTakeFirst();
        if (numDeletedRows === 0n) return nobody;
        renamed(params.id);
        return ok({ json: {} });
      },
    }),
  ];
}
