import type { Selection } from '../board.ts';

/** What the chosen card would make of the trick. */
export interface Ghost {
  readonly card: string;
  /** What would count as one's card. */
  readonly counts: string;
  /** What would lie in the lane. */
  readonly follow: string;
  readonly swaps: boolean;
  readonly inverted: boolean;
  readonly winning: boolean;
  /** Cards of the lane that make eleven with it. */
  readonly partners: readonly string[];
}

/** The preview of a card as the game tells it; null while none is chosen. */
export function ghostOf({ decision, preview }: Selection): Ghost | null {
  if (!decision?.startsWith('play:') || preview === null) return null;
  const { partners } = preview;
  return {
    card: decision.slice('play:'.length),
    counts: String(preview.counts),
    follow: String(preview.follow),
    swaps: preview.swaps === true,
    inverted: preview.priority === 'inverted',
    winning: preview.winning === true,
    partners: Array.isArray(partners) ? partners.map(String) : [],
  };
}
