/** Passkeys: what browsers and the server say to each other, in the JSON of WebAuthn. */
import * as v from 'valibot';
import { type Given, INTEGER } from './schema.ts';

/** Bytes as base64url. */
const BYTES = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,8000}$/, 'give it as the browser does'));
const CREDENTIAL = { id: BYTES, rawId: BYTES, type: v.literal('public-key') };
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

/** What a browser is asked for: options for `navigator.credentials`, as their `parse…OptionsFromJSON` take them. */
export const PASSKEY_OPTIONS = v.looseObject({ challenge: v.string() });

export const PASSKEY = v.object({ id: v.string(), created: INTEGER, used: v.nullable(INTEGER) });

export type Passkey = Given<typeof PASSKEY>;
export type PasskeyOptions = Given<typeof PASSKEY_OPTIONS>;
