import { settingsNow } from './settings.ts';

const FACTORS = { slow: 1.7, normal: 1, fast: 0.5, off: 0 } as const;

/** What every duration of an animation is multiplied by; 0 for people who want none. */
export function motionFactor(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : FACTORS[settingsNow().speed];
}

const PACES = { slow: 1.6, normal: 1, fast: 0.4, off: 0.25 } as const;

/** What every pause of a bot is multiplied by. Without animation people still need time to see what was played. */
export const paceFactor = (): number => PACES[settingsNow().speed];
