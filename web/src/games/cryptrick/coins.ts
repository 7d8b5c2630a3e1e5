import type { Options, Words } from '@overtrick/engine';
import type { Talk } from '../board.ts';
import { COINS, type Coin, isCoin } from './cards/shapes.ts';

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

/** CRY-1.2: every card of the deck, colour by colour, whites last. */
export function deckOf(players: number, { level = 'calm', colours, ranks, whites }: Options): string[] {
  const chosen: readonly unknown[] = Array.isArray(colours) ? colours : COINS.filter((coin) => coin !== 'W');
  const numbers: readonly unknown[] = Array.isArray(ranks)
    ? ranks
    : Array.from({ length: players }, (_, i) => i + 1);
  const coloured = chosen.flatMap((coin) => numbers.map((rank) => `${coin}${rank}`));
  return [...coloured, ...Array<string>(Number(whites ?? (level === 'calm' ? 2 : 4))).fill('W')];
}

/** CRY-1.4: how many blocks a card carries is an option of the table. */
export function blocksOn(card: string, { blocks, blocksPerCard = {} }: Options): number {
  const rank = Number(rankOf(card));
  const carries = Array.isArray(blocks) ? blocks.includes(rank) : rank % 2 === 1;
  if (!carries) return 0;
  const counts = new Map(Object.entries(blocksPerCard));
  return Number(counts.get(String(rank)) ?? 1);
}
