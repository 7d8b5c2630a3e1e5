import type { Say } from '../words/say.ts';

/** A moment as people read it. */
export const sayMoment = (at: number, say: Say): string =>
  new Date(at).toLocaleString(say.language, { dateStyle: 'medium', timeStyle: 'short' });
