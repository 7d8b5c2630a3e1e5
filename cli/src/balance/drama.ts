import type { Game, Outcome, Race } from '@overtrick/engine';

/** How the lead changed hands in a match. */
export interface Drama {
  readonly changes: number;
  readonly settled: number;
}

/**
 * Follows a race step by step. Who leads has the most, or the fewest where few are wanted; of what it needs, where there is a goal. The lead changes when
 * somebody leads alone who is not the last one to do so. It is settled from when on only winners lead.
 */
export function dramaOf({ lines }: Race, best: Game['best'], { winners }: Outcome): Drama {
  const steps = lines[0].sums.length - 1;
  const sign = best === 'most' ? 1 : -1;
  let leader = -1;
  let changes = 0;
  let unsettled = 0;
  for (let step = 1; step <= steps; step++) {
    const worths = lines.map(({ sums, goal }) => sign * (sums[step] / (goal || 1)));
    const top = Math.max(...worths);
    const leading = lines.flatMap((_, at) => (worths[at] === top ? [at] : []));
    if (leading.length === 1) {
      if (leader >= 0 && leading[0] !== leader) changes++;
      leader = leading[0];
    }
    if (!leading.every((at) => lines[at].seats.some((seat) => winners.includes(seat)))) unsettled = step;
  }
  return { changes, settled: steps === 0 ? 0 : unsettled / steps };
}
