import { type Analyst, isAnalyst } from '@overtrick/bots';
import type { GameTypes, Random, View } from '@overtrick/engine';
import { botNamed } from '../bots.ts';

/** The analyst of this name; null where that bot claims nothing. */
export function analystOf(name: string): Analyst | null {
  const bot = botNamed(name);
  return isAnalyst(bot) ? bot : null;
}

/** What a bot takes, and how often it says that this wins the match. */
export interface Claim {
  readonly decision: GameTypes['decision'];
  readonly chance: number;
}

/** The claim of a bot that is asked: what people would be shown. */
export function claimOf(analyst: Analyst, view: View, random: Random): Claim {
  const [{ decision, reward }] = analyst.analyse(view, random).findings;
  return { decision, chance: reward };
}
