import { learning } from '@overtrick/games/escalation/learning';
import { escalation } from '../weights/escalation.ts';
import type { Skill } from './skill.ts';

export const skill: Skill = { learning, weights: escalation };
