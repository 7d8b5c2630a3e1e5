import type { CharmsSuit } from '@overtrick/games/charms';

/** The four suits, drawn in a box from −100 to 100. */
export type Suit = CharmsSuit;

/** Clover is L, since C is coin. */
export const SUIT_LETTERS: Readonly<Record<Suit, string>> = { coin: 'C', key: 'K', clover: 'L', rabbit: 'R' };

/** Turns a leaf of cubic curves about the origin, so that a clover is one path. */
function turned(leaf: readonly number[], degrees: number): string {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  const points: string[] = [];
  for (let i = 0; i < leaf.length; i += 2) {
    const x = leaf[i] * cos - leaf[i + 1] * sin;
    const y = leaf[i] * sin + leaf[i + 1] * cos;
    points.push(`${Math.round(x)} ${Math.round(y)}`);
  }
  return `M${points[0]}C${points.slice(1).join(' ')}Z`;
}

const LEAF = [
  0, 4, -10, -18, -44, -30, -45, -58, -46, -84, -14, -92, 0, -68, 14, -92, 46, -84, 45, -58, 44, -30, 10, -18,
  0, 4,
];
const LEAVES = [45, 135, 225, 315].map((angle) => turned(LEAF, angle)).join('');

/** The silhouette: what is filled with enamel and edged with gold. */
export const BODY: Readonly<Record<Suit, string>> = {
  coin: 'M0-86a86 86 0 1 1 0 172a86 86 0 1 1 0-172zM-25-25v50h50v-50z',
  key: 'M0-104a50 50 0 0 1 20 96v14h34v30h-34v14h44v32h-44v6a20 20 0 0 1-40 0v-96a50 50 0 0 1 20-96zM0-78a23 23 0 1 0 0 46a23 23 0 1 0 0-46z',
  clover: LEAVES,
  rabbit:
    'M-26-62C-30-30-40-6-46 22C-54 50-50 78-33 83C-27 99-6 101 0 91C6 101 27 99 33 83C50 78 54 50 46 22C40-6 30-30 26-62z',
};

/** Gold lines on the enamel. */
export const DETAIL: Readonly<Record<Suit, string>> = {
  coin: 'M0-66a66 66 0 1 1 0 132a66 66 0 1 1 0-132z',
  key: 'M0 12V78',
  clover: 'M-22-22L-44-44M22-22L44-44M-22 22L-44 44M22 22L44 44M0 6C4 44 10 70 30 94',
  rabbit:
    'M0 2C17 2 28 22 23 36C18 48 8 42 0 42C-8 42-18 48-23 36C-28 22-17 2 0 2zM-32 52a9 11 0 1 1-.1 0zM-11 59a9 11 0 1 1-.1 0zM11 59a9 11 0 1 1-.1 0zM32 52a9 11 0 1 1-.1 0z',
};

/** Where light falls on the enamel. */
export const GLOSS: Readonly<Record<Suit, string>> = {
  coin: 'M-60-30A67 67 0 0 1-10-66',
  key: 'M-36-54A37 37 0 0 1-10-90',
  clover: 'M-70-34C-68-48-60-56-50-56M36-66C46-70 56-66 60-58',
  rabbit: 'M-14-48C-15-26-20-8-26 6',
};
