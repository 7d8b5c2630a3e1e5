import type { Seat, View } from '@overtrick/engine';

/** The seat whose card has just left its hand openly, so that it flies in; null after everything else. */
export function landingOf({ past }: View): Seat | null {
  const last = past.at(-1);
  if (last?.t !== 'choice') return null;
  return last.decision?.do === 'play' || last.decision?.do === 'reveal' ? last.seat : null;
}
