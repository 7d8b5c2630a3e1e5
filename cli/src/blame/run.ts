import { isBlamed } from '@overtrick/match';
import type { Output } from '../command/shell.ts';
import { inOrder } from '../lab/crew.ts';
import { wilson } from '../lab/interval.ts';
import { Progress } from '../lab/progress.ts';
import type { BlamePlan, Tried } from './plan.ts';
import { Trial } from './trial.ts';

/** One match for a thread. */
export interface BlameTask {
  readonly plan: BlamePlan;
  readonly match: number;
}

/** How many decisions of a kind the review called wrong. */
export interface Share {
  readonly of: number;
  readonly blamed: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** What a review is worth: of clear blunders it should name nearly all, of best decisions it should blame nearly none. */
export interface Row {
  readonly game: string;
  readonly players: number;
  readonly reviewer: string;
  readonly judge: string;
  readonly blunders: Share;
  readonly best: Share;
  /** How long the review thought about a decision, on average. */
  readonly ms: number;
}

/** Tries decisions until there are so many of each kind. All but the times is the same for every number of threads. */
export async function tryAll(plan: BlamePlan, wanted: number, threads: number, err: Output): Promise<Row> {
  const progress = new Progress(err, wanted, 'clear blunders');
  const tried: Tried[] = [];
  let trial: Trial | null = null;
  const tasks = function* (): Generator<BlameTask> {
    for (let match = 0; ; match++) yield { plan, match };
  };
  const answers = inOrder<BlameTask, Tried[]>(tasks(), {
    threads,
    kind: 'blame',
    alone: ({ match }) => {
      trial ??= new Trial(plan);
      return trial.run(match);
    },
  });
  for await (const answer of answers) {
    tried.push(...answer);
    const row = rowOf(plan, tried, wanted);
    await progress.show(
      row.blunders.of,
      () => `${row.blunders.blamed} named, ${row.best.blamed} of ${row.best.of} best blamed`,
    );
    if (row.blunders.of >= wanted && row.best.of >= wanted) break;
  }
  await progress.clear();
  return rowOf(plan, tried, wanted);
}

/** Sums up the first so many decisions of each kind. */
export function rowOf(plan: BlamePlan, tried: readonly Tried[], wanted: number): Row {
  const share = (kind: Tried['kind']): Share => {
    const all = tried.filter((each) => each.kind === kind).slice(0, wanted);
    const blamed = all.filter(({ reviewed }) => isBlamed(reviewed)).length;
    const { low, high } = wilson(all.length === 0 ? 0 : blamed / all.length, all.length);
    return { of: all.length, blamed, share: all.length === 0 ? 0 : blamed / all.length, low, high };
  };
  return {
    game: plan.game,
    players: plan.setup.players,
    reviewer: plan.reviewer,
    judge: plan.judge,
    blunders: share('blunder'),
    best: share('best'),
    ms: tried.reduce((sum, { ms }) => sum + ms, 0) / Math.max(1, tried.length),
  };
}
