/**
 * Writes the golden files that are missing: logs (a match, and a digest of its whole trace) and perft tables (counted
 * by the naive games). What is there is never written again: a change of the rules needs a new rules version.
 * Run with `npm run golden`.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSetup, explain, FastRandom, isOver, makeLog, Table } from '@overtrick/engine';
import { isGame, naive } from '../naive/naive.ts';
import { perft } from '../naive/perft.ts';
import { everyTable } from './every.ts';
import { digest, GOLDEN, type GoldenLog, type GoldenPerft } from './golden.ts';
import { traceOf } from './randomMatch.ts';

/** Sequences that the naive games count in reasonable time. */
const PERFT_LIMIT = 20_000;

for (const [number, { game, players, options }] of everyTable().entries()) {
  const setup = checkSetup(game, players, options);
  if (!setup.ok) throw new Error(explain(setup.error));
  const seed = `golden ${game.id} ${players} ${number}`;
  const name = `${game.id}-r${game.rules}-${players}${Object.keys(options).length > 0 ? `-${number}` : ''}.json`;
  const chance = { kind: 'seed', seed, match: 0 } as const;

  write(join(GOLDEN, 'logs', name), (): GoldenLog => {
    const table = new Table(game, setup.value, chance);
    const random = new FastRandom(seed);
    while (!isOver(table.state)) {
      const legal = table.legal(table.state.turn);
      table.decide(table.state.turn, legal[random.below(legal.length)]);
    }
    return {
      ...makeLog(table, chance),
      scores: Array.from(table.state.points),
      trace: digest(traceOf(table, seed)),
    };
  });

  write(join(GOLDEN, 'perft', name), (): GoldenPerft => {
    const deals = ['a', 'b'].map((each) => {
      const table = new Table(game, setup.value, { kind: 'seed', seed: `${seed} ${each}`, match: 0 });
      const deal = { t: 'deal', deal: 0, ...game.makeDeal(table.state) };
      const counts: number[] = [];
      for (let depth = 0; depth <= 8 && (counts.at(-1) ?? 1) <= PERFT_LIMIT; depth++) {
        if (isGame(game.id)) counts.push(perft(naive(game.id, deal, { ...setup.value.options }), depth));
      }
      return { deal, counts };
    });
    return { game: game.id, options: setup.value.options, deals };
  });
}

function write(path: string, make: () => object): void {
  if (existsSync(path)) return;
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, `${JSON.stringify(make())}\n`);
  console.log(`wrote ${path}`);
}
