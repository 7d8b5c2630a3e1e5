import { Pool } from '@overtrick/bots/node';
import { type Batch, BatchPlayer } from './batch.ts';
import type { Plan } from './plan.ts';

/** How many batches for each thread may be under way or wait for their turn to be written. */
const AHEAD = 4;

/** A few matches in a row, for a thread to play. */
export interface Stretch {
  readonly plan: Plan;
  readonly from: number;
  readonly to: number;
}

/** Plays all matches of a plan and gives the batches in the order of their matches, whoever played them. */
export async function* playAll(plan: Plan, threads: number, size: number): AsyncGenerator<Batch> {
  if (threads > 1) {
    yield* playTogether(plan, threads, size);
    return;
  }
  const player = new BatchPlayer(plan);
  for (const { from, to } of stretches(plan, size)) yield player.play(from, to);
}

async function* playTogether(plan: Plan, threads: number, size: number): AsyncGenerator<Batch> {
  const crew = new Pool<Stretch, Batch>(new URL('./simulate-worker.mjs', import.meta.url), threads);
  const underWay: Promise<Batch>[] = [];
  try {
    for (const stretch of stretches(plan, size)) {
      underWay.push(crew.run(stretch));
      if (underWay.length === AHEAD * threads) yield await (underWay.shift() as Promise<Batch>);
    }
    for (const batch of underWay) yield await batch;
  } finally {
    await crew.close();
  }
}

function* stretches(plan: Plan, size: number): Generator<Stretch> {
  for (let from = 0; from < plan.matches; from += size) {
    yield { plan, from, to: Math.min(plan.matches, from + size) };
  }
}
