import type { Estimate } from '../lab/interval.ts';
import { ratioOf } from '../regret/rows.ts';
import { BINS, type Claims, PHASES, type Phase } from './plan.ts';

/** Claims that are held against what came true: all of a bin, a phase or a deal. */
export interface Held {
  readonly decisions: number;
  /** The mean of what was claimed and of what came true, as chances from 0 to 1. */
  readonly claimed: number;
  readonly came: number;
  /** By how many points the claims are too hopeful, with its 95% interval over matches. */
  readonly error: Estimate;
}

/** How far off the claims of one bot are, in one game with so many players. */
export interface CalibrationRow {
  readonly bot: string;
  readonly matches: number;
  readonly decisions: number;
  /** The mean over all claims of how far their bin is off, in points of a hundred. */
  readonly off: number;
  /** What that would show by chance alone, were every claim right. */
  readonly noise: number;
  /** By how many points all claims together are too hopeful. */
  readonly error: Estimate;
  /** The mean of (claimed − came)²; and what claiming the same every time would have. */
  readonly brier: number;
  readonly brierOfNobody: number;
  readonly bins: readonly (Held & { readonly from: number; readonly to: number })[];
  readonly phases: readonly (Held & { readonly phase: Phase; readonly off: number })[];
  readonly deals: readonly (Held & { readonly deal: number; readonly off: number })[];
}

type Keep = (claims: Claims) => boolean;

/** Sums up what was claimed in every match. */
export function rowOf(bot: string, matches: readonly (readonly Claims[])[]): CalibrationRow {
  const all = hold(matches, () => true);
  const deals = [...new Set(matches.flatMap((claims) => claims.map(({ deal }) => deal)))].sort(
    (a, b) => a - b,
  );
  const phases = PHASES.filter((phase) => matches.some((claims) => claims.some((c) => c.phase === phase)));
  return {
    bot,
    matches: matches.length,
    decisions: all.decisions,
    ...offOf(matches, () => true),
    error: all.error,
    brier: total(matches, 'squares', () => true) / all.decisions,
    brierOfNobody: all.came * (1 - all.came),
    bins: binsOf(matches, () => true),
    phases: phases.map((phase) => {
      const keep: Keep = (claims) => claims.phase === phase;
      return { phase, ...hold(matches, keep), off: offOf(matches, keep).off };
    }),
    deals: deals.map((deal) => {
      const keep: Keep = (claims) => claims.deal === deal;
      return { deal, ...hold(matches, keep), off: offOf(matches, keep).off };
    }),
  };
}

function binsOf(matches: readonly (readonly Claims[])[], keep: Keep): CalibrationRow['bins'] {
  return Array.from({ length: BINS }, (_, bin) => ({
    from: bin / BINS,
    to: (bin + 1) / BINS,
    ...hold(matches, (claims) => claims.bin === bin && keep(claims)),
  })).filter(({ decisions }) => decisions > 0);
}

/** How far the bins are off, and how far they would be by chance: the mean of |x| of a normal x is √(2/π) of its spread. */
function offOf(
  matches: readonly (readonly Claims[])[],
  keep: Keep,
): { readonly off: number; readonly noise: number } {
  const bins = binsOf(matches, keep);
  const all = bins.reduce((sum, { decisions }) => sum + decisions, 0);
  const mean = (worth: (held: Held) => number): number =>
    bins.reduce((sum, held) => sum + held.decisions * worth(held), 0) / all;
  return {
    off: mean(({ error }) => Math.abs(error.mean)),
    noise: mean(({ error }) => Math.sqrt(2 / Math.PI) * spreadOf(error)),
  };
}

/** The standard error behind a 95% interval; one match alone tells none, and a chance spreads by no more than 50 points. */
const spreadOf = ({ low, high }: Estimate): number => Math.min(50, (high - low) / (2 * 1.96));

/** The claims of one kind; those of one match depend on each other, so a match is one sample. */
function hold(matches: readonly (readonly Claims[])[], keep: Keep): Held {
  const sums = matches
    .map((claims) => {
      const kept = claims.filter(keep);
      return {
        count: sum(kept, 'count'),
        claimed: sum(kept, 'claimed'),
        came: sum(kept, 'came'),
      };
    })
    .filter(({ count }) => count > 0);
  const count = sums.reduce((all, each) => all + each.count, 0);
  const ratio = ratioOf(
    sums.map(({ claimed, came }) => 100 * (claimed - came)),
    sums.map((each) => each.count),
  );
  return {
    decisions: count,
    claimed: sums.reduce((all, { claimed }) => all + claimed, 0) / count,
    came: sums.reduce((all, { came }) => all + came, 0) / count,
    error: ratio,
  };
}

const sum = (claims: readonly Claims[], what: 'count' | 'claimed' | 'came' | 'squares'): number =>
  claims.reduce((all, each) => all + each[what], 0);
const total = (matches: readonly (readonly Claims[])[], what: 'squares', keep: Keep): number =>
  matches.reduce((all, claims) => all + sum(claims.filter(keep), what), 0);
