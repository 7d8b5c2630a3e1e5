import type { InversionFace } from '@overtrick/games/inversion';

export type Suit = InversionFace['suit'];

/** Suits in a box from −50 to 50. Clubs and spades are solid, hearts and diamonds hollow, the clown is half of each. */
export const SHAPES: Readonly<Record<Suit, string>> = {
  C: 'M0-48a23 23 0 0 1 18 37a23 23 0 1 1-13 30c0 12 5 21 13 28h-36c8-7 13-16 13-28a23 23 0 1 1-13-30a23 23 0 0 1 18-37z',
  S: 'M0-50C8-32 46-16 46 12c0 24-29 31-40 12c1 11 5 18 12 24h-36c7-6 11-13 12-24c-11 19-40 12-40-12c0-28 38-44 46-62z',
  H: 'M0 46C-30 18-48 2-48-19c0-30 38-37 48-9c10-28 48-21 48 9c0 21-18 37-48 65z',
  D: 'M0-50L40 0L0 50L-40 0z',
  N: 'M-34 48H34V26C42 8 46-4 42-18C32-16 22-12 15-2C15-18 9-30 0-36C-9-30-15-18-15-2C-22-12-32-16-42-18C-46-4-42 8-34 26zM43 -36a10 10 0 1 1-.1 0zM-43 -36a10 10 0 1 1-.1 0zM0 -51a10 10 0 1 1-.1 0z',
};

/** The half of the clown's hat that stays white. */
export const CLOWN_HALF = 'M2 38V-22C8-14 8-4 8 16C17 0 25-6 35-8C36 4 31 14 25 25V38z';

/** How a suit is painted: solid or hollow. */
export function hollow(suit: Suit): boolean {
  return suit === 'H' || suit === 'D';
}
