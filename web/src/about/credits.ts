import type { Words } from '@overtrick/engine';
import type { ForSome } from '../look/games.ts';

/** Whose games these are. */
export const CREDITS: ForSome<Words> = {
  inflation: {
    en: 'designed by Taiki Shinzawa (also known as Zimbabweee Trick)',
    ja: 'デザイン：新澤大樹（別名「ジンバブエトリック」）',
  },
  charms: {
    en: 'designed by Taiki Shinzawa, published by Lewmill Industries (a new edition of Dois)',
    ja: 'デザイン：新澤大樹、発行：Lewmill Industries（「ドイス」の新版）',
  },
  inversion: {
    en: 'designed and published by Fugame, illustrated by Crocotile',
    ja: 'デザイン・発行：符亀、イラスト：Crocotile',
  },
  escalation: {
    en: 'designed by Reiner Knizia, art by Hasegawa Tokoi, published by New Games Order and Yukaina Sakana',
    ja: 'デザイン：ライナー・クニツィア、アート：長谷川登鯉、発行：ニューゲームズオーダー、ゆかいなさかな',
  },
  cryptrick: {
    en: 'designed by Takahiro, published by Kogekogedo Honpo',
    ja: 'デザイン：Takahiro、発行：こげこげ堂本舗',
  },
};
