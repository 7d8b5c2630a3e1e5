import { skill as charms } from './skills/charms.ts';
import { skill as cryptrick } from './skills/cryptrick.ts';
import { skill as escalation } from './skills/escalation.ts';
import { skill as inflation } from './skills/inflation.ts';
import { skill as inversion } from './skills/inversion.ts';
import type { Skill } from './skills/skill.ts';

const SKILLS: Readonly<Record<string, Skill>> = { charms, cryptrick, escalation, inflation, inversion };

/** What was learned of the game of this name. */
export const skillOf = (id: string): Skill | undefined => SKILLS[id];
