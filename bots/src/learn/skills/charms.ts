import { learning } from '@overtrick/games/charms/learning';
import { charms } from '../weights/charms.ts';
import type { Skill } from './skill.ts';

/** What was learned of Charms. */
export const skill: Skill = { learning, weights: charms };
