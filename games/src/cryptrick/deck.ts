/** CRY-1.1: six colours, and white, which is always trump. */
export const COLOURS = ['Y', 'B', 'R', 'P', 'G', 'K', 'W'] as const;
export type Colour = (typeof COLOURS)[number];
export const WHITE = 6;
export const RANKS = 9;
/** CRY-1.4: the ranks that carry a block, unless an option says otherwise. */
export const BLOCK_RANKS: readonly number[] = [1, 3, 5, 7, 9];
export const HAND_SIZE = 6;

/** Cards are numbered colour by colour; every white card is the same one. */
export const WHITE_CARD = WHITE * RANKS;
export const CARDS = WHITE_CARD + 1;

/** Sets of cards are two words of bits: the first three colours, then the others and white (see `state.ts`). */
export const WORD_CARDS = 3 * RANKS;

/** By card: its colour, and its rank (0 for white). */
export const COLOUR_OF = Uint8Array.from({ length: CARDS }, (_, card) => Math.floor(card / RANKS));
export const RANK_OF = Uint8Array.from({ length: CARDS }, (_, card) =>
  card === WHITE_CARD ? 0 : (card % RANKS) + 1,
);

/** By colour: the word that its cards are in, and their bits there. */
export const COLOUR_WORD = Uint8Array.from(COLOURS, (_, colour) => (colour < 3 ? 0 : 1));
export const COLOUR_BITS = Int32Array.from(COLOURS, (_, colour) =>
  colour === WHITE ? 1 << WORD_CARDS : 0x1ff << ((colour % 3) * RANKS),
);

/** CRY-1.2: which cards are in the deck. */
export interface Preparation {
  readonly colours: readonly string[];
  readonly ranks: readonly number[];
  readonly whites: number;
}

/** How many of each card the deck has. */
export function copiesOf({ colours, ranks, whites }: Preparation): number[] {
  return Array.from({ length: CARDS }, (_, card) => {
    if (card === WHITE_CARD) return whites;
    return colours.includes(COLOURS[COLOUR_OF[card]]) && ranks.includes(RANK_OF[card]) ? 1 : 0;
  });
}

export const makeColour = (colour: number): Colour => COLOURS[colour];

export const makeCard = (card: number): string =>
  card === WHITE_CARD ? 'W' : `${COLOURS[COLOUR_OF[card]]}${RANK_OF[card]}`;

/** The number of a card, −1 when there is no such card. */
export function parseCard(text: string): number {
  if (text === 'W') return WHITE_CARD;
  const card = /^([YBRPGK])([1-9])$/.exec(text);
  return card ? 'YBRPGK'.indexOf(card[1]) * RANKS + Number(card[2]) - 1 : -1;
}
