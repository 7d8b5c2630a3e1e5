import type { Level, Words } from '@overtrick/engine';
import type { Say } from './say.ts';

const LEVEL_NAMES: Readonly<Record<Level, Words>> = {
  novice: { en: 'novice bots', ja: '初心者ボット' },
  casual: { en: 'casual bots', ja: 'ふつうのボット' },
  club: { en: 'club bots', ja: 'クラブ級ボット' },
};
const MIXED: Words = { en: 'mixed bots', ja: '混合ボット' };

/** How well the bots of a match play; null for those of several levels. */
export const sayLevel = (level: Level | null, say: Say): string => say(level ? LEVEL_NAMES[level] : MIXED);
