import type { Me, Problem } from '@overtrick/api';
import { fail, type Result } from '@overtrick/engine';
import { api } from './api.ts';

/** Why this browser has no passkeys here. */
export type NoPasskeys = 'insecure' | 'unsupported';
/** Why nothing came of one: the server's reason, or somebody thought better of it. */
export type PasskeyProblem = Problem | 'cancelled';

/** Browsers bind passkeys to the name of a secure site: a bare address has none, not even this machine's. */
const BARE = /^(\[.*\]|[\d.]+)$/;

/** Why passkeys can be neither made nor used here; null when they can. */
export function passkeyHindrance(): NoPasskeys | null {
  if (!isSecureContext || BARE.test(location.hostname)) return 'insecure';
  return typeof PublicKeyCredential === 'function' ? null : 'unsupported';
}

/** Has this browser make a passkey, and the server keep its public half. */
export async function makePasskey(): Promise<Result<object, PasskeyProblem>> {
  const asked = await api.call('POST /api/me/passkeys/options');
  if (!asked.ok) return asked;
  const { challenge, user, pubKeyCredParams, excludeCredentials, ...rest } = asked.value;
  const made = await answerOf(
    navigator.credentials.create({
      publicKey: {
        ...rest,
        challenge: bytesOf(challenge),
        user: { ...user, id: bytesOf(user.id) },
        pubKeyCredParams: [...pubKeyCredParams],
        excludeCredentials: excludeCredentials.map((each) => ({ ...each, id: bytesOf(each.id) })),
      },
    }),
  );
  if (!(made?.response instanceof AuthenticatorAttestationResponse)) return fail('cancelled');
  const { clientDataJSON, attestationObject } = made.response;
  const response = { clientDataJSON: textOf(clientDataJSON), attestationObject: textOf(attestationObject) };
  return api.call('POST /api/me/passkeys', { input: { ...nameOf(made), response } });
}

/** Becomes the person of a passkey of this browser. */
export async function answerByPasskey(): Promise<Result<Me, PasskeyProblem>> {
  const asked = await api.call('POST /api/passkeys/options');
  if (!asked.ok) return asked;
  const { challenge, ...rest } = asked.value;
  const given = await answerOf(
    navigator.credentials.get({ publicKey: { ...rest, challenge: bytesOf(challenge) } }),
  );
  if (!(given?.response instanceof AuthenticatorAssertionResponse)) return fail('cancelled');
  const { clientDataJSON, authenticatorData, signature } = given.response;
  const response = {
    clientDataJSON: textOf(clientDataJSON),
    authenticatorData: textOf(authenticatorData),
    signature: textOf(signature),
  };
  return api.call('POST /api/passkeys', { input: { ...nameOf(given), response } });
}

/** What the browser gives; null when nothing, because somebody said no or has none. */
async function answerOf(asked: Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  const given = await asked.catch(() => null);
  return given instanceof PublicKeyCredential ? given : null;
}

const nameOf = ({ id }: PublicKeyCredential) => ({ id, rawId: id, type: 'public-key' }) as const;

/** Bytes as base64url, which is how the server writes them. */
const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
