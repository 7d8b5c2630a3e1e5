import type { CryptrickValue } from '@overtrick/games/cryptrick';

/** What a portfolio is worth, written out: `3×2`, `3+2`; after the collapse only that it is lost, where nothing is left. */
export function formula({ blocks, colours, by }: CryptrickValue): string {
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
