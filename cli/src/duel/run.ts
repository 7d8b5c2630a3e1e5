import type { Output } from '../command/shell.ts';
import type { Means } from '../lab/crew.ts';
import { gather } from '../lab/gather.ts';
import type { Notebook } from '../lab/notebook.ts';
import { Progress } from '../lab/progress.ts';
import type { Checkpoint } from './checkpoints.ts';
import { Duellists } from './duellists.ts';
import type { Margin } from './margin.ts';
import type { DuelPlan } from './plan.ts';
import { signed } from './report.ts';
import { isClear, type Row, rowsOf } from './rows.ts';

/** One match in all seatings of all pairs, for a thread to play. */
export interface DuelTask {
  readonly plan: DuelPlan;
  readonly match: number;
}

/** How a plan is carried out. */
export interface DuelMeans extends Means {
  readonly checkpoints: readonly Checkpoint[];
  readonly notebook: Notebook<readonly Margin[]>;
  /** Deals of one match. */
  readonly deals: number;
}

/** Plays until the last checkpoint, or the first at which every pair is clear. The answer is the same for every number of threads. */
export async function playDuel(plan: DuelPlan, means: DuelMeans, err: Output): Promise<Row[]> {
  const { checkpoints, notebook, deals } = means;
  const last = checkpoints[checkpoints.length - 1];
  const progress = new Progress(err, last.matches * deals, 'deals', notebook.found.length * deals);
  const margins: (readonly Margin[])[] = [];
  let rows: Row[] = [];
  for await (const played of matches(plan, means)) {
    margins.push(played);
    const checkpoint = checkpoints.find((each) => each.matches === margins.length);
    rows = checkpoint ? rowsOf(plan.pairs, margins, margins.length * deals, checkpoint.confidence) : rows;
    if (checkpoint && rows.every(isClear)) break;
    await progress.show(margins.length * deals, () =>
      estimate(rowsOf(plan.pairs, margins, margins.length * deals, last.confidence)),
    );
  }
  await progress.clear();
  return rows;
}

/** The margins of every match in order: those in the notebook, then new ones, which are written down. */
async function* matches(
  plan: DuelPlan,
  { checkpoints, threads, queue, notebook }: DuelMeans,
): AsyncGenerator<readonly Margin[]> {
  const total = checkpoints[checkpoints.length - 1].matches;
  let duellists: Duellists | null = null;
  const tasks = function* (): Generator<DuelTask> {
    for (let match = 0; match < total; match++) yield { plan, match };
  };
  yield* gather<DuelTask, readonly Margin[]>(tasks(), notebook, {
    ...{ threads, queue },
    kind: 'duel',
    alone: ({ match }) => {
      duellists ??= new Duellists(plan);
      return duellists.play(match);
    },
  });
}

/** What is known so far, in a few words. */
function estimate(rows: readonly Row[]): string {
  if (rows.length > 1) return `${rows.filter(isClear).length} of ${rows.length} pairs clear`;
  const [{ difference, high }] = rows;
  return Number.isFinite(high) ? `${signed(difference)} ± ${(high - difference).toFixed(2)}` : '';
}
