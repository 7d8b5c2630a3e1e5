import type { Level, Words } from '@overtrick/engine';
import type { Say } from './say.ts';

const LEVEL_NAMES: Readonly<Record<Level, Words>> = {
  novice: { en: 'Novice', ja: '初心者' },
  casual: { en: 'Casual', ja: 'ふつう' },
  club: { en: 'Club', ja: 'クラブ級' },
  expert: { en: 'Expert', ja: '上級' },
  master: { en: 'Master', ja: '名人' },
};

const BOTS: Readonly<Record<Level | 'mixed', Words>> = {
  novice: { en: 'novice bots', ja: '初心者ボット' },
  casual: { en: 'casual bots', ja: 'ふつうのボット' },
  club: { en: 'club bots', ja: 'クラブ級ボット' },
  expert: { en: 'expert bots', ja: '上級ボット' },
  master: { en: 'master bots', ja: '名人ボット' },
  mixed: { en: 'mixed bots', ja: '混合ボット' },
};

/** The name of a level. */
export const sayLevel = (level: Level, say: Say): string => say(LEVEL_NAMES[level]);

/** How well the bots of a match play; null for those of several levels. */
export const sayBots = (level: Level | null, say: Say): string => say(BOTS[level ?? 'mixed']);
