import type { OptionSpec, Options, Words } from '@overtrick/engine';
import { BLOCK_RANKS, COLOURS, HAND_SIZE, type Preparation, RANKS, WHITE } from './deck.ts';

export type Level = 'calm' | 'volatile' | 'wild';
export type Scoring = 'product' | 'sum' | 'crash';

const ALL_COLOURS: readonly string[] = COLOURS.slice(0, WHITE);
const ALL_RANKS: readonly number[] = Array.from({ length: RANKS }, (_, i) => i + 1);

/** What the printed preparation cards and the base game would say; all of it reconstructed. */
export const options: readonly OptionSpec[] = [
  {
    key: 'level',
    kind: 'choice',
    rule: 'CRY-1.2',
    reconstructed: true,
    name: { en: 'Preparation', ja: '準備カード' },
    about: {
      en: 'How many white cards are in the deck, and when the trump card is turned up.',
      ja: '白カードの枚数と、切り札カードを表にする時期です。',
    },
    default: () => 'calm',
    values: [
      { value: 'calm', name: { en: 'Calm: 2 whites', ja: '平穏: 白2枚' } },
      { value: 'volatile', name: { en: 'Volatile: 4 whites', ja: '変動: 白4枚' } },
      {
        value: 'wild',
        name: {
          en: 'Wild (house variant): 4 whites, trump turned up after trick 1',
          ja: '乱高下（ハウスルール）: 白4枚、切り札は1トリック目の後に公開',
        },
      },
    ],
  },
  {
    key: 'scoring',
    kind: 'choice',
    rule: 'CRY-5.1',
    reconstructed: true,
    name: { en: 'Scoring', ja: '得点計算' },
    about: {
      en: 'What blocks and colours are worth, and what the fourth block costs. Blocks × colours is a guess; blocks + colours reads as naturally.',
      ja: 'ブロックと色の得点と、4つ目のブロックで何を失うかです。掛け算は推測で、足し算とも同じくらい自然に読めます。',
    },
    default: () => 'product',
    values: [
      {
        value: 'product',
        name: { en: 'Blocks × colours, from four on the blocks', ja: 'ブロック×色、4つからはブロック数' },
      },
      {
        value: 'sum',
        name: { en: 'Blocks + colours, from four on the blocks', ja: 'ブロック＋色、4つからはブロック数' },
      },
      {
        value: 'crash',
        name: { en: 'Blocks × colours, from four on nothing', ja: 'ブロック×色、4つからは0点' },
      },
    ],
  },
  {
    key: 'blocks',
    kind: 'subset',
    rule: 'CRY-1.4',
    reconstructed: true,
    name: { en: 'Ranks with a block', ja: 'ブロックのある数字' },
    about: {
      en: 'Cards of these ranks carry a block and can be acquired.',
      ja: 'この数字のカードにはブロックがあり、獲得できます。',
    },
    default: () => BLOCK_RANKS,
    values: ALL_RANKS,
  },
  {
    key: 'blocksPerCard',
    kind: 'counts',
    rule: 'CRY-1.4',
    reconstructed: true,
    omitDefault: true,
    name: { en: 'Blocks on a card', ja: '1枚のブロック数' },
    about: {
      en: 'How many blocks a card of each rank carries, if it carries any.',
      ja: 'ブロックのある数字のカード1枚に、いくつのブロックがあるか。',
    },
    keys: ALL_RANKS.map(String),
    min: 1,
    max: 6,
    total: null,
    default: () => Object.fromEntries(ALL_RANKS.map((rank) => [rank, 1])),
  },
  {
    key: 'colours',
    kind: 'subset',
    rule: 'CRY-1.2',
    reconstructed: true,
    omitDefault: true,
    name: { en: 'Colours in the deck', ja: '使う色' },
    about: {
      en: 'As your preparation card says: Y yellow, B blue, R red, P purple, G green, K black.',
      ja: '準備カードの通りに選びます。Y黄、B青、R赤、P紫、G緑、K黒。',
    },
    values: ALL_COLOURS,
    default: () => ALL_COLOURS,
  },
  {
    key: 'ranks',
    kind: 'subset',
    rule: 'CRY-1.2',
    reconstructed: true,
    omitDefault: true,
    name: { en: 'Ranks in the deck', ja: '使う数字' },
    about: {
      en: 'As your preparation card says. The deck needs six cards a player and one to turn up.',
      ja: '準備カードの通りに選びます。1人6枚と、表にする1枚が必要です。',
    },
    values: ALL_RANKS,
    default: (players) => ALL_RANKS.slice(0, players),
    check: tooFewCards,
  },
  {
    key: 'whites',
    kind: 'number',
    rule: 'CRY-1.2',
    reconstructed: true,
    omitDefault: true,
    name: { en: 'White cards', ja: '白カードの枚数' },
    about: {
      en: 'How many whites are in the deck; 2 at calm, else 4, unless your preparation card says otherwise.',
      ja: 'デッキに入れる白の枚数。平穏は2枚、ほかは4枚ですが、準備カードの通りに変えられます。',
    },
    min: 0,
    max: 4,
    default: (_, { level }) => whitesAt(level),
  },
  {
    key: 'white',
    kind: 'number',
    rule: 'CRY-3.3',
    reconstructed: true,
    omitDefault: true,
    name: { en: 'Number of a white', ja: '白の数字' },
    about: {
      en: 'What whites count as among trumps. 10 is above every coloured trump; with 1 to 9 a white is as strong as a trump of that number, and the later of equal ones wins; 0 is below them.',
      ja: '切り札どうしで比べるときの白の数字です。10ならどの色の切り札よりも強く、1〜9なら同じ数字の切り札と同じ強さ（後出しが勝ち）、0ならどの切り札よりも弱くなります。',
    },
    min: 0,
    max: 10,
    default: () => 10,
  },
  {
    key: 'acquisitions',
    kind: 'number',
    rule: 'CRY-4.1',
    reconstructed: true,
    omitDefault: true,
    name: { en: 'Acquisition cards', ja: '獲得順カードの枚数' },
    about: {
      en: 'How many players of a trick may acquire cards.',
      ja: '1トリックで何人がカードを獲得できるか。',
    },
    min: 1,
    max: 9,
    default: () => 3,
    check: tooManyAcquisitions,
  },
];

const whitesAt = (level: unknown): number => (level === 'volatile' || level === 'wild' ? 4 : 2);

/** CRY-1.2, 1.3: six cards each and one to turn up. */
function tooFewCards(players: number, options: Options): Words | null {
  const { colours, ranks, whites } = readOptions(players, options);
  const cards = colours.length * ranks.length + whites;
  const needed = players * HAND_SIZE + 1;
  if (cards >= needed) return null;
  return {
    en: `${players} players need at least ${needed} cards and these are ${cards}; add ranks, colours or whites.`,
    ja: `${players}人には${needed}枚以上必要ですが、${cards}枚しかありません。数字、色、白を増やしてください。`,
  };
}

/** CRY-4.1: nobody gets two. */
function tooManyAcquisitions(players: number, options: Options): Words | null {
  if (readOptions(players, options).acquisitions <= players) return null;
  return {
    en: `${players} players can use at most ${players}; take fewer.`,
    ja: `${players}人では${players}枚までです。減らしてください。`,
  };
}

/** The options of a match as the game uses them. */
interface CryptrickOptions extends Preparation {
  readonly level: Level;
  readonly scoring: Scoring;
  /** By rank, from 0: how many blocks a card carries. */
  readonly blocks: readonly number[];
  /** What a white counts as among trumps. */
  readonly white: number;
  readonly acquisitions: number;
  /** Cards in a hand, which are the tricks of a deal; fewer in a miniature. */
  readonly handSize: number;
}

export function readOptions(players: number, given: Options): CryptrickOptions {
  const { level, scoring, blocks = [1, 3, 5, 7, 9], blocksPerCard } = given;
  const { colours, ranks, whites, white, acquisitions, hand } = given;
  const withBlock: readonly unknown[] = Array.isArray(blocks) ? blocks : [];
  const perCard = new Map(Object.entries(blocksPerCard ?? {}));
  return {
    level: level === 'volatile' || level === 'wild' ? level : 'calm',
    scoring: scoring === 'sum' || scoring === 'crash' ? scoring : 'product',
    blocks: Array.from({ length: RANKS + 1 }, (_, rank) =>
      withBlock.includes(rank) ? Number(perCard.get(String(rank)) ?? 1) : 0,
    ),
    colours: Array.isArray(colours) ? colours.map(String) : ALL_COLOURS,
    ranks: Array.isArray(ranks) ? ranks.map(Number) : ALL_RANKS.slice(0, players),
    whites: typeof whites === 'number' ? whites : whitesAt(level),
    white: typeof white === 'number' ? white : 10,
    acquisitions: typeof acquisitions === 'number' ? acquisitions : 3,
    handSize: typeof hand === 'number' ? hand : HAND_SIZE,
  };
}
