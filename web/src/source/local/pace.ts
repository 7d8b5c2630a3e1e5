/** Pauses in milliseconds at normal speed: long enough to see what happened, short enough not to wait. */
const THINK = 720;
const SIMULTANEOUS = 160;
const AFTER_TRICK = 1100;
const AFTER_DEAL = 900;

/** What just happened at the table, as far as it sets the pace. */
export interface Moment {
  readonly players: number;
  /** Several seats choose at the same time. */
  readonly together: boolean;
  /** The last decision turned something up: a trick's winner, a drawn card. */
  readonly turnedUp: boolean;
  /** Nobody has decided yet in this deal. */
  readonly freshDeal: boolean;
}

/** How long a bot seems to think. Many seats share the time of a few. */
export function botPause({ players, together, turnedUp, freshDeal }: Moment): number {
  if (together) return SIMULTANEOUS;
  const crowd = Math.min(1, 4 / players);
  const hesitation = 0.75 + Math.random() * 0.5;
  return THINK * crowd * hesitation + (turnedUp ? AFTER_TRICK : 0) + (freshDeal ? AFTER_DEAL : 0);
}

/** How long the last player sees the table before the curtain falls. */
export const CURTAIN_PAUSE = 900;

/** After this a bot is taken to have failed. */
export const LONGEST_THOUGHT = 20_000;
