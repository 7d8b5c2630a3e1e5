import { useSyncExternalStore } from 'react';
import type { Shape } from '../boards/board.ts';

const WIDE = '(orientation: landscape) and (max-height: 560px)';
const DESK = '(min-width: 900px) and (min-height: 561px)';

const shapeNow = (): Shape =>
  matchMedia(WIDE).matches ? 'wide' : matchMedia(DESK).matches ? 'desk' : 'tall';

function listen(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}

/** How much room the screen has. The style sheet of the table asks the same questions. */
export const useShape = (): Shape => useSyncExternalStore(listen, shapeNow);
