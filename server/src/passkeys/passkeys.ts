import { randomBytes } from 'node:crypto';
import type { CheckedInputOf, MakeOptions, Passkey, UseOptions } from '@overtrick/api';
import { ok } from '@overtrick/engine';
import { type Answer, no } from '../problem.ts';
import type { PersonRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Site } from './site.ts';

/** How long somebody may take to find their finger. */
const PATIENCE = 5 * 60_000;
const MOST = 10;
/** Ed25519, ECDSA with P-256, RSA: what authenticators have. */
const ALGORITHMS = [-8, -7, -257];

type Purpose = 'make' | 'use';

const wrong = no('wrong-passkey', 'This passkey is not known here, or its answer came too late. Try again.');

/** The ways back that lie in people's devices. The server knows the public halves; a challenge is good for one answer at any node. */
export class Passkeys {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async list(person: string): Promise<Passkey[]> {
    return this.#store.db
      .selectFrom('passkeys')
      .select(['id', 'created', 'used'])
      .where('person', '=', person)
      .orderBy('created')
      .execute();
  }

  /** What the browser of somebody needs to make one. */
  async offerMaking(site: Site, { id, name }: PersonRow): Promise<Answer<MakeOptions, 'too-many-passkeys'>> {
    const known = await this.list(id);
    if (known.length >= MOST) {
      return no('too-many-passkeys', `You have ${MOST} passkeys already. Remove one first.`);
    }
    return ok({
      challenge: await this.#challenge('make', id),
      rp: { id: site.rpId, name: 'Overtrick' },
      user: { id: Buffer.from(id).toString('base64url'), name, displayName: name },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      timeout: PATIENCE,
      excludeCredentials: known.map((each) => ({ type: 'public-key', id: each.id })),
      // A passkey says by itself whose it is: nobody types a name to come back.
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
  }

  /** Keeps what the browser has made. */
  async make(
    site: Site,
    person: PersonRow,
    response: CheckedInputOf<'POST /api/me/passkeys'>,
  ): Promise<Answer<Passkey, 'wrong-passkey'>> {
    const { verifyRegistrationResponse } = await library();
    const verified = await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => this.#burn('make', person.id, challenge),
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => null);
    if (!verified?.registrationInfo) return wrong;
    const { credential } = verified.registrationInfo;
    const row = {
      id: credential.id,
      person: person.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      created: this.#store.now(),
      used: null,
    };
    const { numInsertedOrUpdatedRows } = await this.#store.db
      .insertInto('passkeys')
      .values(row)
      .onConflict((c) => c.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n ? ok({ id: row.id, created: row.created, used: null }) : wrong;
  }

  /** What a browser needs to use one; whose it is, is not known yet. */
  async offerUsing(site: Site): Promise<UseOptions> {
    const challenge = await this.#challenge('use', '');
    return { challenge, rpId: site.rpId, timeout: PATIENCE, userVerification: 'preferred' };
  }

  /** The id of the person whose passkey has answered. */
  async use(
    site: Site,
    response: CheckedInputOf<'POST /api/passkeys'>,
  ): Promise<Answer<string, 'wrong-passkey'>> {
    const { db } = this.#store;
    const row = await db.selectFrom('passkeys').selectAll().where('id', '=', response.id).executeTakeFirst();
    if (!row) return wrong;
    const { verifyAuthenticationResponse } = await library();
    const verified = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => this.#burn('use', '', challenge),
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: false,
      credential: {
        id: row.id,
        publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
        counter: row.counter,
      },
    }).catch(() => null);
    if (!verified?.verified) return wrong;
    // A copy of a passkey may have answered meanwhile: of two with one count, one gets in.
    const { numUpdatedRows } = await db
      .updateTable('passkeys')
      .set({ counter: verified.authenticationInfo.newCounter, used: this.#store.now() })
      .where('id', '=', row.id)
      .where('counter', '=', row.counter)
      .executeTakeFirst();
    return numUpdatedRows === 1n ? ok(row.person) : wrong;
  }

  /** Takes one away; false when it is not this person's. */
  async remove(person: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#store.db
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('person', '=', person)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  }

  async #challenge(purpose: Purpose, person: string): Promise<string> {
    const challenge = randomBytes(32).toString('base64url');
    const { db } = this.#store;
    const row = { challenge, purpose, person, until: this.#store.now() + PATIENCE };
    await this.#store.write([db.insertInto('challenges').values(row).compile()]);
    return challenge;
  }

  /** True the first time that a challenge is answered, in time, for what it was made. */
  async #burn(purpose: Purpose, person: string, challenge: string): Promise<boolean> {
    const { numDeletedRows } = await this.#store.db
      .deleteFrom('challenges')
      .where('challenge', '=', challenge)
      .where('purpose', '=', purpose)
      .where('person', '=', person)
      .where('until', '>', this.#store.now())
      .executeTakeFirst();
    return numDeletedRows === 1n;
  }
}

/** Loaded when somebody wants a passkey: it brings every format of attestation along. */
const library = () => import('@simplewebauthn/server');
