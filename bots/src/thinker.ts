import { FastRandom } from '@overtrick/engine';
import { isAnalyst } from './analyst.ts';
import { within } from './bot.ts';
import { keptBot } from './kept.ts';
import { serve } from './serve.ts';
import type { Question, Thought } from './thinkers.ts';

// The worker of `Thinkers`.

serve<Question, Thought>(({ bot: name, view, seed, limit, analyse }, stop) => {
  const bot = keptBot(name);
  const random = new FastRandom(seed);
  const signal = limit === undefined ? stop : within(limit, stop);
  if (!analyse || !isAnalyst(bot)) return { decision: bot.decide(view, random, signal), analysis: null };
  const analysis = bot.analyse(view, random, signal);
  return { decision: analysis.findings[0].decision, analysis };
});
