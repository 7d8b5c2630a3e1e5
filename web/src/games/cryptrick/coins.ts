import type { Words } from '@overtrick/engine';
import { type CryptrickBoard, type CryptrickFace, cryptrick } from '@overtrick/games/cryptrick';
import type { Talk } from '../board.ts';

type Colour = CryptrickFace['colour'];

/** CRY-1.1, by letter. */
const COLOUR_NAMES: Readonly<Record<Colour, Words>> = {
  Y: { en: 'yellow', ja: '黄' },
  B: { en: 'blue', ja: '青' },
  R: { en: 'red', ja: '赤' },
  P: { en: 'purple', ja: '紫' },
  G: { en: 'green', ja: '緑' },
  K: { en: 'black', ja: '黒' },
  W: { en: 'white', ja: '白' },
};

/** The colour of a card. */
export const colourOf = (card: string): Colour => cryptrick.face(card).colour;

export const colourName = (colour: Colour, { say }: Talk): string => say(COLOUR_NAMES[colour]);

/** "blue 7", "white"; 青7, 白. */
export function cardName(card: string, talk: Talk): string {
  const { colour, rank } = cryptrick.face(card);
  const name = colourName(colour, talk);
  if (rank === null) return name;
  return talk.say.language === 'en' ? `${name} ${rank}` : `${name}${rank}`;
}

/** CRY-1.4: how many blocks a card carries on this table. */
export const blocksOn = (card: string, { blocksByRank }: CryptrickBoard): number =>
  blocksByRank[cryptrick.face(card).rank ?? 0];
