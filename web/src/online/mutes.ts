import { useSyncExternalStore } from 'react';

/** People whose words and reactions this browser does not show. It is nobody else's business. */
const KEY = 'overtrick.muted';
const MOST = 200;
const listeners = new Set<() => void>();

function recall(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
let muted: readonly string[] | null = null;
const now = (): readonly string[] => {
  muted ??= recall();
  return muted;
};

/** Hears somebody no more, or again. */
export function muteHere(person: string, on: boolean): void {
  const others = now().filter((each) => each !== person);
  muted = on ? [...others, person].slice(-MOST) : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(muted));
  } catch {
    // Until the page is closed, then.
  }
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Who is muted in this browser, live. */
export const useMutes = (): readonly string[] => useSyncExternalStore(listen, now);
