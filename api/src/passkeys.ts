/** Passkeys: what browsers and the server say to each other, in the JSON of WebAuthn. */
import * as v from 'valibot';
import { type Given, INTEGER } from './schema.ts';

/** Bytes as base64url. */
const BYTES = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,8000}$/, 'give it as the browser does'));
const KEY_TYPE = v.literal('public-key');
const CREDENTIAL = { id: BYTES, rawId: BYTES, type: KEY_TYPE };
const EXTENSIONS = v.optional(v.object({}), {});

/** What `navigator.credentials.create` made; what else browsers add is not looked at. */
export const NEW_PASSKEY_INPUT = v.object({
  ...CREDENTIAL,
  response: v.object({ clientDataJSON: BYTES, attestationObject: BYTES }),
  clientExtensionResults: EXTENSIONS,
});
/** What `navigator.credentials.get` made. */
export const PASSKEY_INPUT = v.object({
  ...CREDENTIAL,
  response: v.object({ clientDataJSON: BYTES, authenticatorData: BYTES, signature: BYTES }),
  clientExtensionResults: EXTENSIONS,
});

const WISH = v.picklist(['required', 'preferred', 'discouraged']);
/** What a browser needs to make one: what `PublicKeyCredential.parseCreationOptionsFromJSON` takes. */
export const MAKE_OPTIONS = v.object({
  challenge: v.string(),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ type: KEY_TYPE, alg: INTEGER })),
  timeout: INTEGER,
  excludeCredentials: v.array(v.object({ type: KEY_TYPE, id: v.string() })),
  authenticatorSelection: v.object({ residentKey: WISH, userVerification: WISH }),
});
/** What it needs to use one: what `parseRequestOptionsFromJSON` takes. */
export const USE_OPTIONS = v.object({
  challenge: v.string(),
  rpId: v.string(),
  timeout: INTEGER,
  userVerification: WISH,
});

export const PASSKEY = v.object({ id: v.string(), created: INTEGER, used: v.nullable(INTEGER) });

export type Passkey = Given<typeof PASSKEY>;
export type MakeOptions = Given<typeof MAKE_OPTIONS>;
export type UseOptions = Given<typeof USE_OPTIONS>;
