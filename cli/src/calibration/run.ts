import type { Output } from '../command/shell.ts';
import type { Means } from '../lab/crew.ts';
import { gather } from '../lab/gather.ts';
import type { Notebook } from '../lab/notebook.ts';
import { Progress } from '../lab/progress.ts';
import { Listener } from './listener.ts';
import type { CalibrationPlan, CalibrationTask, Claims } from './plan.ts';
import { type CalibrationRow, rowOf } from './row.ts';

/** Listens to so many matches of every plan, one of each in turn. The answer is the same whoever plays them. */
export async function listenAll(
  plans: readonly CalibrationPlan[],
  matches: number,
  means: Means & { readonly notebook: Notebook<Claims[]> },
  err: Output,
): Promise<CalibrationRow[]> {
  const { notebook } = means;
  const progress = new Progress(err, matches * plans.length, 'matches', notebook.found.length);
  const heard: Claims[][][] = plans.map(() => []);
  const listeners = new Map<CalibrationPlan, Listener>();
  const tasks = function* (): Generator<CalibrationTask> {
    for (let match = 0; match < matches; match++) for (const plan of plans) yield { plan, match };
  };
  const answers = gather<CalibrationTask, Claims[]>(tasks(), notebook, {
    ...means,
    kind: 'calibration',
    alone: ({ plan, match }) => {
      const listener = listeners.get(plan) ?? new Listener(plan);
      listeners.set(plan, listener);
      return listener.listen(match);
    },
  });
  let done = 0;
  for await (const claims of answers) {
    heard[done % plans.length].push(claims);
    done++;
    await progress.show(done, () => noteOf(plans, heard));
  }
  await progress.clear();
  return plans.map(({ bot }, at) => rowOf(bot, heard[at]));
}

/** What is known so far, in a few words. */
function noteOf(plans: readonly CalibrationPlan[], heard: readonly (readonly Claims[][])[]): string {
  if (plans.length > 1 || heard[0].length < 2) return '';
  return `off by ${rowOf(plans[0].bot, heard[0]).off.toFixed(1)} points`;
}
