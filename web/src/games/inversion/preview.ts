import type { Inversion, InversionPreview } from '@overtrick/games/inversion';
import type { Selection } from '../board.ts';

/** What the chosen card would make of the trick. */
export type Ghost = Extract<InversionPreview, { do: 'play' }>;

/** The preview of a card; null while none is chosen. */
export const ghostOf = ({ preview }: Selection<Inversion>): Ghost | null =>
  preview?.do === 'play' ? preview : null;
