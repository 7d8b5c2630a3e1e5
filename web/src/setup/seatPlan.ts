import type { Level } from '@overtrick/match';
import { seatBot } from '../source/bots.ts';
import type { Sitter } from '../source/source.ts';
import type { Say } from '../words/say.ts';
import { W } from './words.ts';

/** Who is to sit on a seat; a person may have a name. */
export interface SeatChoice {
  readonly who: 'human' | Level;
  readonly name: string;
}
export type SeatPlan = readonly SeatChoice[];

/** You and casual bots. */
export const usualPlan = (seats: number): SeatPlan =>
  Array.from({ length: seats }, (_, seat) => ({ who: seat === 0 ? 'human' : 'casual', name: '' }));

/** The sitters of a plan. Alone at the table you are "you"; around one device everybody has a name. */
export function sittersOf(plan: SeatPlan, say: Say): Sitter[] {
  const people = plan.filter(({ who }) => who === 'human').length;
  const taken = plan.map(({ name }) => name);
  let person = 0;
  return plan.map(({ who, name }) => {
    if (who !== 'human') {
      const bot = seatBot(who, say.language, taken);
      taken.push(bot.name);
      return bot;
    }
    person++;
    return { name: name.trim() || (people > 1 ? say(W.person, { n: person }) : ''), kind: 'human' };
  });
}
