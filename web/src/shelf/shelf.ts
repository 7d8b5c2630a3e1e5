import type { Words } from '@overtrick/engine';
import type { GameName } from '../look/games.ts';

/** What the home page says about a game. Its rules are fetched only when somebody sits down. */
export interface ShelfCard {
  readonly name: Words;
  /** The name where there is little room, if it has a shorter one. */
  readonly short?: Words;
  readonly line: Words;
  readonly seats: { readonly min: number; readonly max: number };
  /** How many sit down on *Play now*. */
  readonly usual: number;
  readonly minutes: number;
  /** It has a lesson, which is offered on the first *Play now*. */
  readonly lesson?: boolean;
}

/** The shelf; a test holds names, seats and minutes against the games themselves. */
export const SHELF: Readonly<Record<GameName, ShelfCard>> = {
  inflation: {
    name: { en: 'Inflation!', ja: 'インフレーション！' },
    line: {
      en: 'Every card you play stays and grows into one absurdly long number.',
      ja: '出したカードが並び続け、とんでもなく長い数になる。',
    },
    seats: { min: 3, max: 4 },
    usual: 4,
    minutes: 60,
    lesson: true,
  },
  charms: {
    name: { en: 'Charms', ja: 'チャームズ' },
    line: {
      en: 'Suits and numbers are separate cards: click them together into charms.',
      ja: 'スートと数字は別々のカード。組み合わせてお守りに。',
    },
    seats: { min: 3, max: 4 },
    usual: 4,
    minutes: 60,
    lesson: true,
  },
  inversion: {
    name: { en: 'Inversion', ja: 'インヴァージョン' },
    line: {
      en: 'Make eleven with the lane, trade places, and turn the rules upside down.',
      ja: '場の列と合わせて11にすると、カードもルールも逆転。',
    },
    seats: { min: 2, max: 4 },
    usual: 4,
    minutes: 15,
    lesson: true,
  },
  escalation: {
    name: { en: 'Escalation!', ja: 'エスカレーション！' },
    line: {
      en: 'Go higher than the total, or the whole tower topples onto you.',
      ja: '合計を上回れ。できなければ塔がまるごと崩れてくる。',
    },
    seats: { min: 2, max: 6 },
    usual: 4,
    minutes: 15,
    lesson: true,
  },
  cryptrick: {
    name: { en: 'Cryptrick: New Listings', ja: 'クリプトリック：新規上場' },
    short: { en: 'Cryptrick', ja: 'クリプトリック' },
    line: {
      en: 'Want it? All answer at once, and the fourth block crashes the market.',
      ja: 'ほしい？全員同時に答え、4つ目のブロックで市場は暴落。',
    },
    seats: { min: 6, max: 9 },
    usual: 6,
    minutes: 15,
    lesson: true,
  },
};

/** What a game is called where there is little room. */
export const shortName = (game: GameName): Words => SHELF[game].short ?? SHELF[game].name;
