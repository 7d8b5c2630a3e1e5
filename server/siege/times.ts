/** Milliseconds that were waited, as the middle and the worst of a hundred. */
export interface Times {
  readonly count: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** What so many measurements come to; NaN where there are none. */
export function timesOf(measured: readonly number[]): Times {
  const sorted = [...measured].sort((a, b) => a - b);
  const share = (part: number): number => Math.round(sorted[Math.floor(sorted.length * part)] ?? Number.NaN);
  return { count: sorted.length, p50Ms: share(0.5), p99Ms: share(0.99) };
}
