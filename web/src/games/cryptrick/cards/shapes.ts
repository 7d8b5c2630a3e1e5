import type { CryptrickFace } from '@overtrick/games/cryptrick';
import { round } from '../../../cards/path.ts';

export type Coin = CryptrickFace['colour'];

/** What the charts of a coin begin with. */
export const SEEDS: Readonly<Record<Coin, number>> = { Y: 1, B: 2, R: 3, P: 4, G: 5, K: 6, W: 7 };

/** Coins in a box from −50 to 50: no two share an outline. */
export const COIN_SHAPES: Readonly<Record<Coin, string>> = {
  Y: 'M0-48a48 48 0 1 1-.1 0z',
  B: 'M-36-43h72a7 7 0 0 1 7 7v72a7 7 0 0 1-7 7h-72a7 7 0 0 1-7-7v-72a7 7 0 0 1 7-7z',
  R: 'M-8-47a9 9 0 0 1 16 0l43 78a9 9 0 0 1-8 13h-86a9 9 0 0 1-8-13z',
  P: 'M-6-52a9 9 0 0 1 12 0l46 46a9 9 0 0 1 0 12l-46 46a9 9 0 0 1-12 0l-46-46a9 9 0 0 1 0-12z',
  G: 'M-37-46h74a8 8 0 0 1 8 8v36c0 26-20 42-45 52c-25-10-45-26-45-52v-36a8 8 0 0 1 8-8z',
  K: 'M-25-44h50a8 8 0 0 1 7 4l20 36a8 8 0 0 1 0 8l-20 36a8 8 0 0 1-7 4h-50a8 8 0 0 1-7-4l-20-36a8 8 0 0 1 0-8l20-36a8 8 0 0 1 7-4z',
  W: 'M0-54L14-35L38-38L35-14L54 0L35 14L38 38L14 35L0 54L-14 35L-38 38L-35 14L-54 0L-35-14L-38-38L-14-35z',
};

/** A triangle carries its letter lower than the others. */
export const LETTER_DROP: Readonly<Record<Coin, number>> = { Y: 0, B: 0, R: 12, P: 0, G: -4, K: 0, W: 0 };

/** A block: three faces of a cube in a box from −50 to 50. */
export const BLOCK = {
  top: 'M0-50L44-26L0-2L-44-26z',
  left: 'M-44-26L0-2V50L-44 26z',
  right: 'M44-26L0-2V50L44 26z',
} as const;

type Chart = { readonly wicks: string; readonly up: string; readonly down: string; readonly line: string };

const SCREEN = { left: 12, top: 188, width: 226, height: 150 } as const;

/** Thin candlesticks, the same for the same card for ever: rank 1 drifts, rank 9 soars. */
export function chart(seed: number, rank: number): Chart {
  const { left, top, width, height } = SCREEN;
  let state = (seed * 7919 + rank * 104729) >>> 0;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const count = 11;
  const step = width / count;
  let wicks = '';
  let up = '';
  let down = '';
  let line = `M${left} ${top + height}`;
  let price = 0.12;
  for (let i = 0; i < count; i++) {
    const aim = 0.12 + (rank / 10) * 0.8 * ((i + 1) / count);
    const next = Math.min(0.96, Math.max(0.06, aim + (random() - 0.5) * 0.26));
    const x = round(left + i * step + step / 2);
    const [low, high] = price < next ? [price, next] : [next, price];
    const y = (p: number) => round(top + height * (1 - p));
    wicks += `M${x} ${y(Math.min(1, high + random() * 0.1))}V${y(Math.max(0, low - random() * 0.1))}`;
    const body = `M${x} ${y(high)}V${round(y(low) + 2)}`;
    if (next >= price) up += body;
    else down += body;
    line += `L${x} ${y(next)}`;
    price = next;
  }
  return {
    wicks,
    up,
    down,
    line: `${line}L${left + width} ${round(top + height * (1 - price))}V${top + height}z`,
  };
}
