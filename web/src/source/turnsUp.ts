import type { MatchEvent } from '@overtrick/engine';

/** A trick's winner, a pile taken, a swap, the end of an auction, answers, a trump card. */
const MOMENTS: readonly string[] = ['winner', 'took', 'counts', 'parent', 'wants', 'revealed'];

/** True when a decision turned up something that people need a moment to see. */
export const turnsUp = (event: MatchEvent | undefined): boolean =>
  event?.t === 'choice' && Object.keys(event.shows ?? {}).some((fact) => MOMENTS.includes(fact));
