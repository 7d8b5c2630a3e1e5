/** A value and where it lies with 95% confidence. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.959963984540054;

/** Student's t for 95% and 1 to 30 degrees of freedom. */
const T = [
  12.7062, 4.30265, 3.18245, 2.77645, 2.57058, 2.44691, 2.36462, 2.306, 2.26216, 2.22814, 2.20099, 2.17881,
  2.16037, 2.14479, 2.13145, 2.11991, 2.10982, 2.10092, 2.09302, 2.08596, 2.07961, 2.07387, 2.06866, 2.0639,
  2.05954, 2.05553, 2.05183, 2.04841, 2.04523, 2.04227,
];

/** Student's t for 95%; beyond the table by Cornish and Fisher's series, exact to five digits there. */
export function studentT(freedom: number): number {
  if (freedom <= T.length) return T[freedom - 1];
  const z2 = Z * Z;
  const first = (z2 + 1) / 4;
  const second = ((5 * z2 + 16) * z2 + 3) / 96;
  return Z * (1 + first / freedom + second / freedom ** 2);
}

/** Wilson's interval for a share; `trials` need not be whole. */
export function wilson(share: number, trials: number): Estimate {
  if (trials === 0) return { mean: 0, low: 0, high: 1 };
  const z2 = (Z * Z) / trials;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (Z * Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials))) / (1 + z2);
  return { mean: share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** The mean of n values known by their sum and sum of squares, with Student's interval. */
export function meanOf(n: number, sum: number, squares: number): Estimate {
  const mean = sum / n;
  if (n < 2) return { mean, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  const variance = Math.max(0, (squares - n * mean * mean) / (n - 1));
  const half = studentT(n - 1) * Math.sqrt(variance / n);
  return { mean, low: mean - half, high: mean + half };
}

/**
 * The share of wins of `seats` seats at the same table, over n matches: seats of one match are not independent, so
 * Wilson's interval gets as many trials as the spread between matches is worth.
 */
export function shareOf(n: number, seats: number, sum: number, squares: number): Estimate {
  const share = sum / (n * seats);
  const between = squares / n - (sum / n) ** 2;
  const trials = between > 0 ? (n * seats ** 2 * share * (1 - share)) / between : n;
  return wilson(share, trials);
}
