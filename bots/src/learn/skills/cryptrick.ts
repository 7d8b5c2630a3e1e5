import { learning } from '@overtrick/games/cryptrick/learning';
import { cryptrick } from '../weights/cryptrick.ts';
import type { Skill } from './skill.ts';

/** What was learned of Cryptrick: New Listings. */
export const skill: Skill = { learning, weights: cryptrick };
