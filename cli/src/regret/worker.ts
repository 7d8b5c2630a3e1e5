import { serve } from '@overtrick/bots/node';
import { Examiner } from './examiner.ts';
import type { Loss } from './plan.ts';
import type { RegretTask } from './run.ts';

// A thread that examines bots.

let kept: { readonly plan: string; readonly examiner: Examiner } | null = null;

serve<RegretTask, Loss[]>(({ plan, deal }) => {
  const text = JSON.stringify(plan);
  if (kept?.plan !== text) kept = { plan: text, examiner: new Examiner(plan) };
  return kept.examiner.examine(deal);
});
