/** How long a search may think: so many iterations, or so many milliseconds. */
export interface Budget {
  readonly unit: 'iterations' | 'ms';
  readonly amount: number;
}

/** A budget as `parseBudget` reads it. */
export const makeBudget = ({ unit, amount }: Budget): string => `${amount}${unit === 'ms' ? 'ms' : ''}`;

/** Reads `1000` or `200ms`; null when it is neither. */
export function parseBudget(text: string): Budget | null {
  const match = /^([1-9]\d{0,8})(ms)?$/.exec(text);
  return match && { unit: match[2] ? 'ms' : 'iterations', amount: Number(match[1]) };
}
