/** How hot a total is, 0 … 1: fast at first, never quite there. */
export const heatOf = (total: number | null): number =>
  total === null ? 0 : Math.round(100 * (1 - Math.exp(-total / 18))) / 100;
