import { serve } from '@overtrick/bots/node';
import { type Batch, BatchPlayer } from './batch.ts';
import type { Stretch } from './batches.ts';

// A thread of a run. Its bots are kept, because they reuse their memory.

let kept: { readonly plan: string; readonly player: BatchPlayer } | null = null;

serve<Stretch, Batch>(({ plan, from, to }) => {
  const text = JSON.stringify(plan);
  if (kept?.plan !== text) kept = { plan: text, player: new BatchPlayer(plan) };
  return kept.player.play(from, to);
});
