import { BATCH, type Knowledge } from '@overtrick/bots';
import type { Setup } from '@overtrick/engine';

/** What is learned: all that the result depends on. */
export interface TrainPlan {
  readonly game: string;
  readonly seed: string;
  /** Deals that are learned from, for each number of players. */
  readonly deals: number;
}

/** Learners that begin a round alike, each with deals of its own; afterwards they share what they learned. */
const LEARNERS = 4;
export const ROUNDS = 25;

/** Batches that one learner plays in one round. */
export const batchesOf = ({ deals }: TrainPlan): number => Math.ceil(deals / (ROUNDS * LEARNERS * BATCH));

/** Deals of one round, of all learners together. */
export const roundDeals = (plan: TrainPlan): number => LEARNERS * BATCH * batchesOf(plan);

/** One learner's part of one round, for a thread to do. */
export interface TrainTask {
  readonly game: string;
  readonly setup: Setup;
  /** Seeds the deals of this task alone. */
  readonly seed: string;
  readonly batches: number;
  readonly rate: number;
  readonly doubt: number;
  readonly known: Knowledge | null;
}

/** Steps become smaller and doubt less as a run goes on, down to these parts of what they were. */
const RATE = { first: 0.02, last: 0.05 } as const;
const DOUBT = { first: 0.003, last: 0.1 } as const;

/** The tasks of a round, which all begin with what is known by now. */
export function tasksOf(plan: TrainPlan, setup: Setup, round: number, known: Knowledge | null): TrainTask[] {
  const left = 1 - round / ROUNDS;
  return Array.from({ length: LEARNERS }, (_, learner) => ({
    game: plan.game,
    setup,
    seed: `${plan.seed} ${setup.players} ${round} ${learner}`,
    batches: batchesOf(plan),
    rate: RATE.first * Math.max(RATE.last, left),
    doubt: DOUBT.first * Math.max(DOUBT.last, left),
    known,
  }));
}
