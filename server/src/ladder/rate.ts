import { rate } from 'openskill';

/** What is believed of somebody's strength, and how far that may be wrong. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

export interface Player {
  readonly skill: Skill;
  /** 1 for the best; the same place for those who shared it. */
  readonly place: number;
}

export interface Rated extends Skill {
  /** How much the match counted: 0 for not at all, 1 for in full. */
  readonly weight: number;
}

/**
 * New ratings after a match. For each player it is rated as if only those had sat there whose results count for that player, and the
 * change is scaled by how much they count on average. `weightOf(a, b)` says how much b's result counts for a.
 */
export function ratePlayers(
  players: readonly Player[],
  weightOf: (player: number, other: number) => number,
): Rated[] {
  return players.map(({ skill, place }, player) => {
    const weights = players.map((_, other) => (other === player ? 0 : weightOf(player, other)));
    const others = players.filter((_, other) => weights[other] > 0);
    if (others.length === 0) return { ...skill, weight: 0 };
    const [[after]] = rate([[{ ...skill }], ...others.map((other) => [{ ...other.skill }])], {
      rank: [place, ...others.map((other) => other.place)],
    });
    const weight = weights.reduce((sum, each) => sum + each, 0) / others.length;
    return {
      mu: skill.mu + weight * (after.mu - skill.mu),
      sigma: skill.sigma + weight * (after.sigma - skill.sigma),
      weight,
    };
  });
}
