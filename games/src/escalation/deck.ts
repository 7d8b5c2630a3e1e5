/** Kinds of cards: the values 1 to 13 stand for themselves. */
export const PASS_CARD = 0;
export const TOP_VALUE = 13;
export const WILD = 14;
export const KINDS = 15;

/** ESC-2.2: a wild is any value from 1 to this one. */
export const WILD_TOP = 7;
/** ESC-1.1 */
export const NUMBER_CARDS = 54;
export const PASS_CARDS = 2;
export const DECK_SIZE = NUMBER_CARDS + PASS_CARDS;
/** ESC-1.3 */
export const HAND_SIZE = 6;

/** The number cards as people read them, and every card in the order of a hand. */
export const NUMBER_NAMES = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '11',
  '12',
  '13',
  'W',
] as const;
export const ORDER: readonly number[] = [...NUMBER_NAMES.map((_, at) => at + 1), PASS_CARD];

export const makeCard = (kind: number): string => (kind === PASS_CARD ? 'P' : NUMBER_NAMES[kind - 1]);

const kindByName = new Map(ORDER.map((kind) => [makeCard(kind), kind]));

/** The kind of a card, −1 when there is no such card. */
export const parseCard = (text: string): number => kindByName.get(text) ?? -1;
