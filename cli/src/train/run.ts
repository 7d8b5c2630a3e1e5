import { type Knowledge, pooled } from '@overtrick/bots';
import type { Setup } from '@overtrick/engine';
import type { Output } from '../command/shell.ts';
import type { StandingCrew } from '../lab/crew.ts';
import type { Estimate } from '../lab/interval.ts';
import { Progress } from '../lab/progress.ts';
import { againstRandom, type Subject } from './lesson.ts';
import type { Notebook } from './notebook.ts';
import { ROUNDS, roundDeals, type TrainPlan, type TrainTask, tasksOf } from './plan.ts';

/** Deals that the strength is measured over, now and then and at the end. */
const GLANCE = 500;
const LOOK = 5000;

/** How a training is carried out. */
export interface TrainMeans {
  readonly crew: Pick<StandingCrew<TrainTask, Knowledge>, 'doAll'>;
  readonly notebook: Notebook;
}

/** What came of it for one number of players. */
export interface Trained {
  readonly players: number;
  readonly deals: number;
  readonly known: Knowledge;
  readonly strength: Estimate;
}

/** Learns a game with one set-up, round by round. The answer is the same for every number of threads. */
export async function train(
  plan: TrainPlan,
  subject: Subject,
  setup: Setup,
  { crew, notebook }: TrainMeans,
  err: Output,
): Promise<Trained> {
  const { players } = setup;
  const found = notebook.at(players);
  const perRound = roundDeals(plan);
  const progress = new Progress(err, ROUNDS * perRound, 'deals', (found?.rounds ?? 0) * perRound);
  let known = found?.known ?? null;
  for (let round = found?.rounds ?? 0; round < ROUNDS; round++) {
    const now = pooled(await crew.doAll(tasksOf(plan, setup, round, known)));
    known = now;
    notebook.note(players, { rounds: round + 1, known: now });
    await progress.show((round + 1) * perRound, () => {
      const { mean } = againstRandom(subject, setup, now, GLANCE);
      return `${players} players: ${mean.toFixed(2)} points a deal beyond random`;
    });
  }
  await progress.clear();
  if (!known) throw new Error('a training without rounds');
  return { players, deals: ROUNDS * perRound, known, strength: againstRandom(subject, setup, known, LOOK) };
}
