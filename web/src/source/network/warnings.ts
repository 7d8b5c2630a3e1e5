import type { Warning } from '@overtrick/api';
import { useSyncExternalStore } from 'react';
import { api } from './api.ts';

let waiting: readonly Warning[] = [];
const listeners = new Set<() => void>();

function keep(next: readonly Warning[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Somebody who looks after the server has something to say: at a table it comes by itself. */
export function hearWarning(warning: Warning): void {
  if (!waiting.some(({ id }) => id === warning.id)) keep([...waiting, warning]);
}

/** Asks for what was said while this person was not here. */
export async function lookForWarnings(): Promise<void> {
  const answer = await api.call('GET /api/me/warnings');
  if (answer.ok) for (const warning of answer.value) hearWarning(warning);
}

/** This person has read it: no device shows it again. */
export async function seeWarning(id: string): Promise<void> {
  keep(waiting.filter((each) => each.id !== id));
  await api.call('POST /api/me/warnings/:id/seen', { params: { id } });
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What has not been read yet, live. */
export const useWarnings = (): readonly Warning[] => useSyncExternalStore(listen, () => waiting);
