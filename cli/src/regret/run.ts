import type { Output } from '../command/shell.ts';
import { inOrder } from '../lab/crew.ts';
import { Progress } from '../lab/progress.ts';
import { Examiner } from './examiner.ts';
import type { Loss, RegretPlan } from './plan.ts';
import { type Row, rowsOf } from './rows.ts';

/** One deal for a thread to examine. */
export interface RegretTask {
  readonly plan: RegretPlan;
  readonly deal: number;
}

/** Examines so many deals. All but the times is the same for every number of threads. */
export async function examineAll(
  plan: RegretPlan,
  deals: number,
  threads: number,
  err: Output,
): Promise<Row[]> {
  const progress = new Progress(err, deals, 'deals');
  const losses: Loss[][] = [];
  let examiner: Examiner | null = null;
  const tasks = function* (): Generator<RegretTask> {
    for (let deal = 0; deal < deals; deal++) yield { plan, deal };
  };
  const answers = inOrder<RegretTask, Loss[]>(tasks(), {
    threads,
    kind: 'regret',
    alone: ({ deal }) => {
      examiner ??= new Examiner(plan);
      return examiner.examine(deal);
    },
  });
  for await (const answer of answers) {
    losses.push(answer);
    await progress.show(losses.length, () =>
      rowsOf(plan.bots, losses)
        .map(({ bot, regret }) => `${bot} ${regret.toFixed(4)}`)
        .join(', '),
    );
  }
  await progress.clear();
  return rowsOf(plan.bots, losses);
}
