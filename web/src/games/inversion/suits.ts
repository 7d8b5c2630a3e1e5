import type { Words } from '@overtrick/engine';
import { type InversionFace, inversion } from '@overtrick/games/inversion';

interface SuitName {
  readonly one: Words;
  readonly many: Words;
}

const suit = (one: string, ja: string): SuitName => ({ one: { en: one, ja }, many: { en: `${one}s`, ja } });

/** INV-1.1, by letter. */
const NAMES: Readonly<Record<InversionFace['suit'], SuitName>> = {
  C: suit('club', 'クラブ'),
  S: suit('spade', 'スペード'),
  H: suit('heart', 'ハート'),
  D: suit('diamond', 'ダイヤ'),
  N: suit('clown', 'クラウン'),
};

/** What the suit of a card is called. */
export const suitName = (card: string): SuitName => NAMES[inversion.face(card).suit];
