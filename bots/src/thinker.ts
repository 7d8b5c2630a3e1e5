import { FastRandom } from '@overtrick/engine';
import { isAnalyst } from './analyst.ts';
import { keptBot } from './kept.ts';
import { serve } from './serve.ts';
import type { Question, Thought } from './thinkers.ts';

// The worker of `Thinkers`.

serve<Question, Thought>(({ bot: name, view, seed, analyse }, signal) => {
  const bot = keptBot(name);
  const random = new FastRandom(seed);
  if (!analyse || !isAnalyst(bot)) return { decision: bot.decide(view, random, signal), analysis: null };
  const analysis = bot.analyse(view, random, signal);
  return { decision: analysis.findings[0].decision, analysis };
});
