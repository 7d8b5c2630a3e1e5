import { serve } from '@overtrick/bots/node';
import { type MatchData, Recorder } from './recorder.ts';
import type { ExportTask } from './run.ts';

// A thread that plays matches for an export.

let kept: { readonly plan: string; readonly recorder: Recorder } | null = null;

serve<ExportTask, MatchData>(({ plan, match }) => {
  const text = JSON.stringify(plan);
  if (kept?.plan !== text) kept = { plan: text, recorder: new Recorder(plan) };
  return kept.recorder.play(match);
});
