import { FastRandom } from '@overtrick/engine';
import type { Bot } from './bot.ts';
import { Ismcts } from './ismcts.ts';
import { explainBotRefusal, parseBot } from './parse.ts';
import { serve } from './serve.ts';
import type { Question, Thought } from './thinkers.ts';

// The worker of `Thinkers`. Bots are kept, because a search reuses its memory.

const bots = new Map<string, Bot>();

function botOf(name: string): Bot {
  const known = bots.get(name);
  if (known) return known;
  const parsed = parseBot(name);
  if (!parsed.ok) throw new Error(explainBotRefusal(parsed.error));
  bots.set(name, parsed.value);
  return parsed.value;
}

serve<Question, Thought>(({ bot: name, view, seed, analyse }, signal) => {
  const bot = botOf(name);
  const random = new FastRandom(seed);
  if (!analyse || !(bot instanceof Ismcts))
    return { decision: bot.decide(view, random, signal), analysis: null };
  const analysis = bot.analyse(view, random, signal);
  return { decision: analysis.findings[0].decision, analysis };
});
