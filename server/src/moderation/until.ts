const HOUR = 3_600_000;

/** When so many hours are over; null for never. */
export const endOf = (hours: number | null, now: number): number | null =>
  hours === null ? null : now + hours * HOUR;

/** How long something lasts: the end of a sentence, and the seconds to wait; nothing for what has no end. */
export function until(end: number | null, now: number): { words: string; retryAfter?: number } {
  if (end === null) return { words: '' };
  const day = new Date(end).toISOString().slice(0, 16).replace('T', ' ');
  return { words: ` until ${day} UTC`, retryAfter: Math.max(1, Math.ceil((end - now) / 1000)) };
}
