import type { Words } from '@overtrick/engine';
import type { Level } from '@overtrick/match';
import { botLook, type Head, type Look, numberOf } from '../look/faces/look.ts';

/**
 * The bots of the house, nine of each level: a table of nine has nine names. A new level is one more line in both tables, and each name has
 * one in `botLines.ts`.
 */
export const CHARACTERS = {
  novice: [
    { en: 'Pip', ja: 'ピップ' },
    { en: 'Bo', ja: 'ボー' },
    { en: 'Tam', ja: 'タム' },
    { en: 'Lulu', ja: 'ルル' },
    { en: 'Nils', ja: 'ニルス' },
    { en: 'Wim', ja: 'ヴィム' },
    { en: 'Fay', ja: 'フェイ' },
    { en: 'Coco', ja: 'ココ' },
    { en: 'Emi', ja: 'エミ' },
  ],
  casual: [
    { en: 'Mia', ja: 'ミア' },
    { en: 'Otto', ja: 'オットー' },
    { en: 'Ren', ja: 'レン' },
    { en: 'Nora', ja: 'ノラ' },
    { en: 'Kai', ja: 'カイ' },
    { en: 'Ada', ja: 'アダ' },
    { en: 'Leo', ja: 'レオ' },
    { en: 'Yuki', ja: 'ユキ' },
    { en: 'Ivo', ja: 'イヴォ' },
  ],
  club: [
    { en: 'Zoe', ja: 'ゾエ' },
    { en: 'Boris', ja: 'ボリス' },
    { en: 'Greta', ja: 'グレタ' },
    { en: 'Hugo', ja: 'ヒューゴ' },
    { en: 'Ines', ja: 'イネス' },
    { en: 'Jun', ja: 'ジュン' },
    { en: 'Rosa', ja: 'ローザ' },
    { en: 'Viktor', ja: 'ヴィクトル' },
    { en: 'Sanae', ja: 'サナエ' },
  ],
  expert: [
    { en: 'Alma', ja: 'アルマ' },
    { en: 'Bram', ja: 'ブラム' },
    { en: 'Clara', ja: 'クララ' },
    { en: 'Dario', ja: 'ダリオ' },
    { en: 'Frida', ja: 'フリダ' },
    { en: 'Goro', ja: 'ゴロー' },
    { en: 'Isa', ja: 'イサ' },
    { en: 'Marta', ja: 'マルタ' },
    { en: 'Tomas', ja: 'トマス' },
  ],
  master: [
    { en: 'Vera', ja: 'ヴェラ' },
    { en: 'Sol', ja: 'ソル' },
    { en: 'Edda', ja: 'エッダ' },
    { en: 'Abel', ja: 'アベル' },
    { en: 'Bea', ja: 'ベア' },
    { en: 'Cleo', ja: 'クレオ' },
    { en: 'Dag', ja: 'ダグ' },
    { en: 'Kazu', ja: 'カズ' },
    { en: 'Odo', ja: 'オド' },
  ],
} as const satisfies Readonly<Record<Level, readonly Words[]>>;
export type Character = (typeof CHARACTERS)[Level][number];

const HEADS: Readonly<Record<Level, Head>> = {
  novice: 'dome',
  casual: 'block',
  club: 'helm',
  expert: 'shield',
  master: 'crown',
};

/** How a bot of a level looks; one whose name is not of the house, by its name. */
export function lookOfBot(name: string, level: Level): Look {
  const which = CHARACTERS[level].findIndex(({ en, ja }) => en === name || ja === name);
  return botLook(HEADS[level], which < 0 ? numberOf(name) % 9 : which);
}
