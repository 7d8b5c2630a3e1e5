import { settingsNow } from './settings.ts';

/** How things move: as it is set, and not more than the system wishes. */
export function motionNow(): 'full' | 'reduced' | 'off' {
  const { motion } = settingsNow();
  const less = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return motion === 'full' && less ? 'reduced' : motion;
}

const TEMPOS = { slow: 1.6, normal: 1, fast: 0.6 } as const;

/** What the duration of everything that moves is multiplied by; 0 where nothing does. */
export const motionFactor = (): number => (motionNow() === 'full' ? TEMPOS[settingsNow().pace] : 0);

const PACES = { slow: 1.6, normal: 1, fast: 0.4 } as const;

/** What every pause of a bot is multiplied by. It does not ask for the motion: who sees none needs as much time. */
export const paceFactor = (): number => PACES[settingsNow().pace];
