import { serve } from '@overtrick/bots/node';
import { Duellists } from './duellists.ts';
import type { Margin } from './margin.ts';
import type { DuelTask } from './run.ts';

// A thread of a duel.

let kept: { readonly plan: string; readonly duellists: Duellists } | null = null;

serve<DuelTask, Margin[]>(({ plan, match }) => {
  const text = JSON.stringify(plan);
  if (kept?.plan !== text) kept = { plan: text, duellists: new Duellists(plan) };
  return kept.duellists.play(match);
});
