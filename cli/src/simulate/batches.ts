import { inOrder } from '../lab/crew.ts';
import { type Batch, BatchPlayer } from './batch.ts';
import type { Plan } from './plan.ts';

/** A few matches in a row, for a thread to play. */
export interface Stretch {
  readonly plan: Plan;
  readonly from: number;
  readonly to: number;
}

/** Plays all matches of a plan and gives the batches in the order of their matches, whoever played them. */
export function playAll(plan: Plan, threads: number, size: number): AsyncGenerator<Batch> {
  let player: BatchPlayer | null = null;
  return inOrder<Stretch, Batch>(stretches(plan, size), {
    threads,
    kind: 'simulate',
    alone: ({ from, to }) => {
      player ??= new BatchPlayer(plan);
      return player.play(from, to);
    },
  });
}

function* stretches(plan: Plan, size: number): Generator<Stretch> {
  for (let from = 0; from < plan.matches; from += size) {
    yield { plan, from, to: Math.min(plan.matches, from + size) };
  }
}
