import { learning } from '@overtrick/games/escalation/learning';
import { escalation } from '../weights/escalation.ts';
import type { Skill } from './skill.ts';

/** What was learned of Escalation!. */
export const skill: Skill = { learning, weights: escalation };
