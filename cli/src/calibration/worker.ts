import { serve } from '@overtrick/bots/node';
import { Listener } from './listener.ts';
import type { CalibrationTask, Claims } from './plan.ts';

// A thread that listens to what bots claim.

let kept: { readonly plan: string; readonly listener: Listener } | null = null;

serve<CalibrationTask, Claims[]>(({ plan, match }) => {
  const text = JSON.stringify(plan);
  if (kept?.plan !== text) kept = { plan: text, listener: new Listener(plan) };
  return kept.listener.listen(match);
});
