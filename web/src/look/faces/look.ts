import type { Face } from '@overtrick/api';

/** The faces of people, in the order in which they are offered. */
export const FACES = [
  'fox',
  'cat',
  'owl',
  'bear',
  'rabbit',
  'frog',
  'panda',
  'penguin',
  'koala',
  'mouse',
  'lion',
  'pig',
  'dog',
  'chick',
  'octopus',
  'whale',
] as const satisfies readonly Face[];

/** Grounds that a face is printed on (`face.css`). */
const GROUNDS = 6;

/** How somebody looks at the table. */
export interface Look {
  /** The drawings of `faces.svg` that make the face, one over the other. */
  readonly face: readonly string[];
  readonly ground: number;
  /** Bots look out of a window, people out of a ring. */
  readonly bot?: boolean;
}

/** A number that follows from a text, the same on every device. */
export function numberOf(text: string): number {
  let number = 7;
  for (let at = 0; at < text.length; at++) number = (Math.imul(number, 31) + text.charCodeAt(at)) >>> 0;
  // Letters that differ a little must not lead to neighbours.
  return Math.imul(number ^ (number >>> 15), 0x2c1b3c6d) >>> 1;
}

/** The look of a person: the face that they chose, else one by their name or id. */
export function lookOf(key: string, chosen: Face | null = null): Look {
  const number = numberOf(key);
  return { face: [chosen ?? FACES[number % FACES.length]], ground: (number >> 8) % GROUNDS };
}

const TOPS = ['mast', 'horns', 'fin'] as const;
const EYES = ['dots', 'visor', 'lens'] as const;
export type Head = 'dome' | 'block' | 'helm' | 'shield' | 'crown';

/** The look of a bot: the head says how well it plays, the rest which of them it is. Nine of a kind differ. */
export const botLook = (head: Head, which: number): Look => ({
  face: [TOPS[which % TOPS.length], head, EYES[Math.floor(which / TOPS.length) % EYES.length]],
  ground: (which * 5 + 1) % GROUNDS,
  bot: true,
});
