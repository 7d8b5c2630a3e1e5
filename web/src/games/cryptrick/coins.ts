import type { Words } from '@overtrick/engine';
import { type CryptrickBoard, cryptrick } from '@overtrick/games/cryptrick';
import type { Talk } from '../board.ts';
import { type Coin, isCoin } from './cards/shapes.ts';

/** CRY-1.1, by letter. */
export const COIN_NAMES: Readonly<Record<Coin, Words>> = {
  Y: { en: 'yellow', ja: '黄' },
  B: { en: 'blue', ja: '青' },
  R: { en: 'red', ja: '赤' },
  P: { en: 'purple', ja: '紫' },
  G: { en: 'green', ja: '緑' },
  K: { en: 'black', ja: '黒' },
  W: { en: 'white', ja: '白' },
};

/** The colour of a card, or of a colour's letter. */
export function coinOf(card: string): Coin {
  const letter = card.charAt(0);
  if (!isCoin(letter)) throw new Error(`no such colour: ${card}`);
  return letter;
}

/** The number of a card; empty on a white one. */
export const rankOf = (card: string): string => card.slice(1);

export const colourName = (card: string, { say }: Talk): string => say(COIN_NAMES[coinOf(card)]);

/** "blue 7", "white"; 青7, 白. */
export function cardName(card: string, talk: Talk): string {
  const rank = rankOf(card);
  const space = talk.say.language === 'en' && rank !== '' ? ' ' : '';
  return `${colourName(card, talk)}${space}${rank}`;
}

/** CRY-1.4: how many blocks a card carries on this table. */
export const blocksOn = (card: string, { blocksByRank }: CryptrickBoard): number =>
  blocksByRank[cryptrick.face(card).rank ?? 0];
