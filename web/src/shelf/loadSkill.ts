import type { Skill } from '@overtrick/bots';
import { fetchPart } from '../app/fetchPart.ts';
import type { GameName } from '../look/games.ts';

/** What bots have learned of each game, fetched by the worker in which they think. */
const SKILLS = {
  inflation: async () => (await import('@overtrick/bots/skills/inflation')).skill,
  charms: async () => (await import('@overtrick/bots/skills/charms')).skill,
  inversion: async () => (await import('@overtrick/bots/skills/inversion')).skill,
  escalation: async () => (await import('@overtrick/bots/skills/escalation')).skill,
  cryptrick: async () => (await import('@overtrick/bots/skills/cryptrick')).skill,
} satisfies Record<GameName, () => Promise<Skill>>;

const loaders: Partial<Record<string, () => Promise<Skill>>> = SKILLS;

/** Fetches what was learned of a game; undefined when nothing was. */
export async function loadSkill(id: string): Promise<Skill | undefined> {
  const load = loaders[id];
  return load && fetchPart(load);
}
