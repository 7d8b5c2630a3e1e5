import type { MatchEvent } from '@overtrick/engine';

/** What every play of a game says: its total, and that cards were drawn. */
const ROUTINE: readonly string[] = ['total', 'drew'];

/** True when a decision turned up something that people need a moment to see: a trick's winner, a swap, a pile taken. */
export const turnsUp = (event: MatchEvent | undefined): boolean =>
  event?.t === 'choice' && Object.keys(event.shows ?? {}).some((fact) => !ROUTINE.includes(fact));
