import type { Seat } from '@overtrick/engine';
import type { CryptrickBoard, CryptrickValue } from '@overtrick/games/cryptrick';

/** What a portfolio is worth, written out: `3×2`, `3+2`; after the collapse only that it is lost, where nothing is left. */
export function formula({ blocks, colours, by }: Pick<CryptrickValue, 'blocks' | 'colours' | 'by'>): string {
  switch (by) {
    case 'product':
      return `${blocks}×${colours}`;
    case 'sum':
      return `${blocks}+${colours}`;
    case 'crash':
      return '×0';
    case 'count':
      return '';
  }
}

export type Risk = 'calm' | 'warning' | 'crashed';

/** How near the collapse a portfolio is. */
export function riskOf({ collapsed, atRisk }: CryptrickValue): Risk {
  if (collapsed) return 'crashed';
  return atRisk ? 'warning' : 'calm';
}

/** How a seat stands: once the deal is counted nothing threatens any more, and a crash that is the best of the deal is none. */
export function riskAt({ values, phase }: CryptrickBoard, seat: Seat): Risk {
  const risk = riskOf(values[seat]);
  if (phase !== 'done') return risk;
  const best = Math.max(...values.map(({ points }) => points));
  return risk === 'crashed' && values[seat].points < best ? 'crashed' : 'calm';
}
