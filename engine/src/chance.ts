import { makeHex } from './bytes.ts';
import { commitContribution, type FairChance, fairDeal } from './fair.ts';
import type { Setup } from './match.ts';
import { FastRandom, type Random } from './random.ts';

/** Simulations: match number `match` of a run with this seed. Never a real table. */
export interface SeedChance {
  readonly kind: 'seed';
  readonly seed: string;
  readonly match: number;
  /** Played on from a replay: deals from this one on come from another seed, so that nobody has seen them. */
  readonly anew?: { readonly from: number; readonly seed: string };
}

/** Where the deals of a match come from; part of its log. */
export type Chance = SeedChance | FairChance;

/** The stream of deal k. */
export function streamOf(game: string, setup: Setup, chance: Chance, deal: number): Random {
  if (chance.kind === 'fair') return fairDeal(game, setup, chance, deal);
  const { anew } = chance;
  const seed = anew && deal >= anew.from ? anew.seed : chance.seed;
  return new FastRandom(`${seed} match ${chance.match} deal ${deal}`);
}

/**
 * The same chance up to a deal and fresh chance from it on, out of 32 random bytes. A fair match gets one more
 * contribution, so that the proof of what was dealt before still holds; a simulated one another seed.
 */
export function renewChance(chance: Chance, from: number, random: Uint8Array): Chance {
  if (chance.kind === 'seed') return { ...chance, anew: { from, seed: makeHex(random) } };
  const commitment = commitContribution(chance.commitment, 0, random);
  const contributions = [
    ...chance.contributions.filter((each) => each.from < from),
    { seat: 0, commitment, reveal: makeHex(random), from },
  ];
  return { ...chance, contributions };
}
