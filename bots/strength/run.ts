import { availableParallelism } from 'node:os';
import { GAMES } from '@overtrick/games';
import { Pool } from '../src/node.ts';
import type { Duel, Margin } from './duel.ts';

// npx tsx bots/strength/run.ts [DUELS [GAME…]]: does thinking pay, and does thinking longer pay more, in every game?

const CLAIMS = [
  { challenger: 'ismcts:1000', champion: 'random', share: 0.25 },
  { challenger: 'ismcts:2000', champion: 'ismcts:200', share: 1 },
];

const [duels = '40', ...only] = process.argv.slice(2);
const pool = new Pool<Duel, Margin>(new URL('./duellist.ts', import.meta.url), availableParallelism());
let refuted = 0;
for (const { challenger, champion, share } of CLAIMS) {
  for (const { id, seats } of GAMES) {
    if (only.length > 0 && !only.includes(id)) continue;
    for (const players of new Set([seats.min, seats.max])) {
      const count = Math.ceil(Number(duels) * share);
      const results = await Promise.all(
        Array.from({ length: count }, (_, match) =>
          pool.run({ game: id, players, challenger, champion, match }),
        ),
      );
      const points = interval(results.map((margin) => margin.points));
      const wins = interval(results.map((margin) => margin.wins));
      const proven = points.mean > points.error;
      if (!proven) refuted++;
      const verdict = proven ? 'better' : 'NOT SHOWN';
      console.log(
        `${`${id}-${players}`.padEnd(13)} ${challenger} v ${champion}: ${verdict}, by ${say(points)} points and ${say(wins)} wins a seat in ${2 * count} matches`,
      );
    }
  }
}
await pool.close();
process.exitCode = refuted > 0 ? 1 : 0;

interface Interval {
  readonly mean: number;
  /** Half the width of the 95% interval. */
  readonly error: number;
}

function interval(values: readonly number[]): Interval {
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return { mean, error: 1.96 * Math.sqrt(variance / values.length) };
}

function say({ mean, error }: Interval): string {
  return `${mean.toFixed(2)} ± ${error.toFixed(2)}`;
}
