import type { Options } from '@overtrick/engine';

/** CRY-5.1: from this block on a portfolio has collapsed. */
export const COLLAPSE = 4;

/** What blocks and colours are worth, written out: `3×2`, `3+2`; from the fourth block on only the blocks. */
export function formula(blocks: number, colours: number, { scoring }: Options): string {
  if (blocks >= COLLAPSE) return scoring === 'crash' ? '×0' : '';
  return `${blocks}${scoring === 'sum' ? '+' : '×'}${colours}`;
}

/** What somebody with three blocks would have after one more. */
export const afterCollapse = ({ scoring }: Options): number => (scoring === 'crash' ? 0 : COLLAPSE);

/** CRY-4.1: how many acquisition cards the table has. */
export const acquisitionCards = ({ acquisitions }: Options): number => Number(acquisitions ?? 3);

export type Standing = 'calm' | 'warning' | 'crashed';

export function standingOf(blocks: number): Standing {
  if (blocks >= COLLAPSE) return 'crashed';
  return blocks === COLLAPSE - 1 ? 'warning' : 'calm';
}
