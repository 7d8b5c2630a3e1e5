import type { Game, GameTypes, Learning } from '@overtrick/engine';
import { Policy } from '../policy.ts';
import { parseWeights } from '../weights.ts';

/** What was learned of a game: what it is learned by, and by number of players the weights, as `overtrick train` writes them. */
export interface Skill<G extends GameTypes = GameTypes> {
  readonly learning: Learning<G>;
  readonly weights: Readonly<Record<number, string>>;
}

/** How a bot finds what was learned of a game. */
export type FindSkill = (id: string) => Skill | undefined;

/** What was learned of a game with so many players; null where nothing was. */
export function policyOf(game: Game, skill: Skill | undefined, players: number): Policy | null {
  const weights = skill?.weights[players];
  return skill && weights !== undefined ? new Policy(game, skill.learning, parseWeights(weights)) : null;
}
