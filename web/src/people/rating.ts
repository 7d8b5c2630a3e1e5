import type { Rating } from '@overtrick/api';

/** A rating as people compare it: what the leaderboard sorts by, to one decimal. */
export const sayRating = ({ ordinal }: Pick<Rating, 'ordinal'>): string =>
  (Math.round(10 * ordinal) / 10).toFixed(1).replace(/^-/, '−').replace('−0.0', '0.0');
