/** A value and where it lies with 95% confidence, or another that is asked for. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** The normal distribution's two-sided bound for each confidence that is used. */
const Z = { 0.95: 1.959963984540054, 0.959: 2.0435300074398572, 0.999: 3.290526731491895 } as const;
export type Confidence = keyof typeof Z;

/** Beyond this the series is exact to six digits. */
const MANY = 200;

/** Student's t: within ± this much lies so large a part of the distribution. */
export function studentT(freedom: number, confidence: Confidence = 0.95): number {
  if (freedom > MANY) return seriesT(freedom, Z[confidence]);
  let low = 0;
  let high = 1e4;
  while (high - low > 1e-9 * high) {
    const middle = (low + high) / 2;
    if (withinT(middle, freedom) < confidence) low = middle;
    else high = middle;
  }
  return high;
}

/** Cornish and Fisher's series. */
function seriesT(freedom: number, z: number): number {
  const z2 = z * z;
  const first = (z2 + 1) / 4;
  const second = ((5 * z2 + 16) * z2 + 3) / 96;
  const third = (((3 * z2 + 19) * z2 + 17) * z2 - 15) / 384;
  return z * (1 + first / freedom + second / freedom ** 2 + third / freedom ** 3);
}

/** How much of Student's distribution lies within ± t: a finite sum for whole degrees of freedom (Abramowitz and Stegun 26.7.3–4). */
function withinT(t: number, freedom: number): number {
  const angle = Math.atan(t / Math.sqrt(freedom));
  const cosine2 = Math.cos(angle) ** 2;
  const odd = freedom % 2;
  let term = odd ? Math.cos(angle) : 1;
  let sum = freedom === 1 ? 0 : term;
  for (let k = 2 + odd; k <= freedom - 2; k += 2) {
    term *= (cosine2 * (k - 1)) / k;
    sum += term;
  }
  return odd ? (2 / Math.PI) * (angle + Math.sin(angle) * sum) : Math.sin(angle) * sum;
}

/** Wilson's 95% interval for a share; `trials` need not be whole. */
export function wilson(share: number, trials: number): Estimate {
  if (trials === 0) return { mean: 0, low: 0, high: 1 };
  const z2 = Z[0.95] ** 2 / trials;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (Z[0.95] * Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials))) / (1 + z2);
  return { mean: share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** The mean of n values known by their sum and sum of squares, with Student's interval. */
export function meanOf(n: number, sum: number, squares: number, confidence: Confidence = 0.95): Estimate {
  const mean = sum / n;
  if (n < 2) return { mean, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  const variance = Math.max(0, (squares - n * mean * mean) / (n - 1));
  const half = studentT(n - 1, confidence) * Math.sqrt(variance / n);
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
