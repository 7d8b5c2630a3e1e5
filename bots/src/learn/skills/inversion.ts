import { learning } from '@overtrick/games/inversion/learning';
import { inversion } from '../weights/inversion.ts';
import type { Skill } from './skill.ts';

/** What was learned of Inversion. */
export const skill: Skill = { learning, weights: inversion };
