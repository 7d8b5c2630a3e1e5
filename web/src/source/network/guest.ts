import type { Face, Me, Problem } from '@overtrick/api';
import { ok, type Result } from '@overtrick/engine';
import { changeSettings, settingsNow } from '../../settings/settings.ts';
import { api } from './api.ts';
import { answerByPasskey, type PasskeyProblem } from './passkey.ts';
import { lookForWarnings } from './warnings.ts';

const KEY = 'overtrick.name';
let me: Me | null = null;

/** What this person called themselves here before. */
export function knownName(): string {
  try {
    return me?.name ?? localStorage.getItem(KEY) ?? '';
  } catch {
    return me?.name ?? '';
  }
}

/** Who this browser is to the server; null for nobody yet. Asks only when there was a name: nobody has no cookie. */
export async function whoAmI(): Promise<Me | null> {
  if (me || knownName() === '') return me;
  const answer = await api.call('GET /api/me');
  if (answer.ok) {
    me = answer.value;
    void lookForWarnings();
  }
  return me;
}

/** Becomes a guest of this name, or takes it from now on. */
export async function becomeGuest(name: string): Promise<Result<Me, Problem>> {
  if (me && me.name === name) return ok(me);
  const { face } = settingsNow();
  return remember(await api.call('POST /api/me', { input: { name, ...(!me && face && { face }) } }));
}

/** Wears a face from now on, at the tables of this browser and, where a server knows this person, there too. */
export async function chooseFace(face: Face | null): Promise<Me | null> {
  changeSettings({ face: face ?? '' });
  const known = await whoAmI();
  if (known) remember(await api.call('POST /api/me', { input: { name: known.name, face } }));
  return me;
}

/** Becomes the person of a recovery code: the same seats, history and ratings as on the other devices, which stay signed in or not. */
export async function recoverGuest(code: string, keepOthers: boolean): Promise<Result<Me, Problem>> {
  return remember(await api.call('POST /api/me/recover', { input: { code, keepOthers } }));
}

/** Deletes this person on the server; this browser is nobody again. */
export async function deleteGuest(): Promise<Result<object, Problem>> {
  const answer = await api.call('DELETE /api/me');
  if (!answer.ok) return answer;
  me = null;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept either.
  }
  return answer;
}

/** Becomes the person of a passkey of this browser; the other devices stay signed in. */
export async function comeByPasskey(): Promise<Result<Me, PasskeyProblem>> {
  return remember(await answerByPasskey());
}

function remember<P>(answer: Result<Me, P>): Result<Me, P> {
  if (!answer.ok) return answer;
  me = answer.value;
  try {
    localStorage.setItem(KEY, me.name);
  } catch {
    // The cookie knows who they are; only the field stays empty next time.
  }
  return answer;
}
