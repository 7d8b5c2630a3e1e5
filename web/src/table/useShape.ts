import { useSyncExternalStore } from 'react';
import type { Shape } from '../games/board.ts';

const WIDE = '(orientation: landscape) and (max-height: 560px)';
const DESK = '(min-width: 900px) and (min-height: 561px)';
/** A desk has room for so many rem side by side; with large text the same screen has less. */
const DESK_REM = 40;

function shapeNow(): Shape {
  if (matchMedia(WIDE).matches) return 'wide';
  return matchMedia(DESK).matches && innerWidth >= DESK_REM * rem() ? 'desk' : 'tall';
}

const rem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

function listen(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}

/** How much room the screen has. The style sheets of the table read it from `data-shape`. */
export const useShape = (): Shape => useSyncExternalStore(listen, shapeNow);

/** How high the window is, in pixels. */
export const useScreenHeight = (): number => useSyncExternalStore(listen, () => innerHeight);
