import type { Admin, Problem } from '@overtrick/api';
import { Client } from '@overtrick/client';
import { fail, ok, type Result } from '@overtrick/engine';

const KEY = 'overtrick.admin';

/** An admin who has signed in: who they are, and the way to the server with their token. */
export interface AdminSession {
  readonly api: Client;
  readonly admin: Admin;
}

/** The token of this tab; empty for none. */
export function keptToken(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Signs in with a token, which this tab keeps until it is closed. */
export async function signIn(token: string): Promise<Result<AdminSession, Problem>> {
  const api = new Client({ site: '.', headers: { 'overtrick-admin': token } });
  const me = await api.call('GET /admin/me');
  if (!me.ok) return fail(me.error);
  keep(token);
  return ok({ api, admin: me.value });
}

export const signOut = (): void => keep('');

function keep(token: string): void {
  try {
    if (token === '') sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, token);
  } catch {
    // Then it is asked for again.
  }
}
