import type { Random, View } from '@overtrick/engine';
import type { Bot, StopSignal } from './bot.ts';
import type { Analysis } from './search.ts';

/** A bot that also says what it thinks of every choice. */
export interface Analyst extends Bot {
  /** Thinks about every choice; the best is first. */
  analyse(view: View, random: Random, signal?: StopSignal): Analysis;
}

/** Whether a bot can say what it thinks of every choice. */
export const isAnalyst = (bot: Bot): bot is Analyst => 'analyse' in bot;
