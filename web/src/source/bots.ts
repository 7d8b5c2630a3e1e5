import type { Language } from '@overtrick/engine';
import type { Level } from '@overtrick/match';
import type { Sitter } from './source.ts';

/** Who plays when nobody else is there. */
const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Mia', 'Otto', 'Ren', 'Nora', 'Kai', 'Ada', 'Leo', 'Yuki', 'Ivo', 'Zoe'],
  ja: ['ミア', 'オットー', 'レン', 'ノラ', 'カイ', 'アダ', 'レオ', 'ユキ', 'イヴォ', 'ゾエ'],
};

/** So many bots, each with a name of its own that is not taken. */
export function seatBots(
  count: number,
  level: Level,
  language: Language,
  taken: readonly string[] = [],
): Sitter[] {
  return NAMES[language]
    .filter((name) => !taken.includes(name))
    .slice(0, count)
    .map((name) => ({ name, kind: 'bot', level }));
}
