import type { LiveTable } from './live.ts';

const THINK = 720;
const SIMULTANEOUS = 160;
const AFTER_TRICK = 1100;
const AFTER_DEAL = 900;

/**
 * How long a bot seems to think, in milliseconds: whether it had a choice or not. It follows from the position alone, so that
 * every node waits for the same moment.
 */
export function botPause(live: LiveTable, at: number): number {
  const table = live.match?.table;
  if (!table) return 0;
  const last = table.record(-1).at(-1);
  const hesitation = 0.75 + ((at * 7919) % 500) / 1000;
  const crowd = Math.min(1, 4 / table.setup.players);
  const together = (live.game.actors(table.state) & (live.game.actors(table.state) - 1)) !== 0;
  if (together) return SIMULTANEOUS * hesitation;
  const turnedUp = last?.t === 'choice' && last.shows !== undefined;
  return THINK * crowd * hesitation + (turnedUp ? AFTER_TRICK : 0) + (last?.t === 'deal' ? AFTER_DEAL : 0);
}
