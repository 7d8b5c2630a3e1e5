import type { Words } from '@overtrick/engine';

interface SuitName {
  readonly one: Words;
  readonly many: Words;
}

const suit = (one: string, ja: string): SuitName => ({ one: { en: one, ja }, many: { en: `${one}s`, ja } });

/** INV-1.1, by letter. */
export const SUIT_NAMES: Readonly<Record<string, SuitName>> = {
  C: suit('club', 'クラブ'),
  S: suit('spade', 'スペード'),
  H: suit('heart', 'ハート'),
  D: suit('diamond', 'ダイヤ'),
  N: suit('clown', 'クラウン'),
};

export const suitOf = (card: string): string => card.charAt(0);
export const rankOf = (card: string): number => Number(card.slice(1));

/** INV-3.3: two cards that trade places. */
export const makeEleven = (one: string, other: string): boolean => rankOf(one) + rankOf(other) === 11;
