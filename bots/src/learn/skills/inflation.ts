import { learning } from '@overtrick/games/inflation/learning';
import { inflation } from '../weights/inflation.ts';
import type { Skill } from './skill.ts';

/** What was learned of Inflation!. */
export const skill: Skill = { learning, weights: inflation };
