import type { Face } from '@overtrick/api';
import type { Words } from '@overtrick/engine';

/** What the choice of a face says. */
export const F = {
  title: { en: 'Your face', ja: 'アイコン' },
  about: {
    en: 'Others see it at your seat. Without a choice it follows from your name.',
    ja: '席に表示されます。選ばなければ名前から決まります。',
  },
  byName: { en: 'By my name', ja: '名前から' },
} as const satisfies Record<string, Words>;

/** What each face shows, for who hears it. */
export const FACE_NAMES: Readonly<Record<Face, Words>> = {
  fox: { en: 'Fox', ja: 'キツネ' },
  cat: { en: 'Cat', ja: 'ネコ' },
  owl: { en: 'Owl', ja: 'フクロウ' },
  bear: { en: 'Bear', ja: 'クマ' },
  rabbit: { en: 'Rabbit', ja: 'ウサギ' },
  frog: { en: 'Frog', ja: 'カエル' },
  panda: { en: 'Panda', ja: 'パンダ' },
  penguin: { en: 'Penguin', ja: 'ペンギン' },
  koala: { en: 'Koala', ja: 'コアラ' },
  mouse: { en: 'Mouse', ja: 'ネズミ' },
  lion: { en: 'Lion', ja: 'ライオン' },
  pig: { en: 'Pig', ja: 'ブタ' },
  dog: { en: 'Dog', ja: 'イヌ' },
  chick: { en: 'Chick', ja: 'ヒヨコ' },
  octopus: { en: 'Octopus', ja: 'タコ' },
  whale: { en: 'Whale', ja: 'クジラ' },
};
