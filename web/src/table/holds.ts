import { type Game, type Stay, settledBy, type View } from '@overtrick/engine';
import { paceFactor } from '../settings/motion.ts';
import { settingsNow } from '../settings/settings.ts';

/** So long people need at least to understand what was settled, in milliseconds; nobody's settings make it less. */
const LEAST: Readonly<Record<Stay, number>> = { briefly: 800, usual: 1_500, long: 2_500 };

/** Between two plays that settle nothing, at normal pace. */
const BEAT = 350;

/** How long the last thing that happened is held; without an end where the person wants to be waited for. */
export function holdOf(game: Game, view: View): number {
  const settled = settledBy(game, view.past.at(-1));
  if (settled && settled.stays !== 'briefly' && settingsNow().waitForMe) return Number.POSITIVE_INFINITY;
  return timeFor(game, view);
}

/** The same where nobody waits for anybody, as in a replay. */
export function timeFor(game: Game, view: View): number {
  const last = view.past.at(-1);
  const settled = settledBy(game, last);
  if (settled) return LEAST[settled.stays] * Math.max(1, paceFactor());
  // Of one of many hidden answers there is nothing to see.
  const hidden = last?.t === 'choice' && last.decision === undefined && view.now.asked.length > 1;
  return hidden ? 0 : BEAT * paceFactor();
}
