import { serve } from '@overtrick/bots/node';
import type { Tried } from './plan.ts';
import type { BlameTask } from './run.ts';
import { Trial } from './trial.ts';

// A thread that tries the review.

let kept: { readonly plan: string; readonly trial: Trial } | null = null;

serve<BlameTask, Tried[]>(({ plan, match }) => {
  const text = JSON.stringify(plan);
  if (kept?.plan !== text) kept = { plan: text, trial: new Trial(plan) };
  return kept.trial.run(match);
});
