import type { Words } from '@overtrick/engine';

export const W = {
  title: { en: 'History', ja: '戦績' },
  statistics: { en: 'Statistics', ja: '統計' },
  statisticsAbout: {
    en: 'Finished matches of yours against bots. Matches with take-backs, those played on from a replay and those around one device are left out.',
    ja: 'ボットとの終わった対戦の集計です。待ったをした対戦、リプレイの途中から遊んだ対戦、1台で遊んだ対戦は含みません。',
  },
  game: { en: 'Game', ja: 'ゲーム' },
  players: { en: 'Players', ja: '人数' },
  playersCount: { en: '{players} players', ja: '{players}人' },
  matches: { en: 'Matches', ja: '対戦' },
  won: { en: 'Won', ja: '勝率' },
  bids: { en: 'Bids met', ja: 'ビッド成功' },
  points: { en: 'Mean points', ja: '平均得点' },
  chance: {
    en: '{percent}% won; {even}% would be even',
    ja: '勝率{percent}%（互角なら{even}%）',
  },
  list: { en: 'Matches', ja: '対戦の一覧' },
  none: {
    en: 'No match yet. Everything you play appears here.',
    ja: 'まだ対戦がありません。遊んだ対戦がここに並びます。',
  },
  noCounted: {
    en: 'Finish a match and its figures appear here.',
    ja: '対戦を終えると、ここに数字が出ます。',
  },
  counting: { en: 'Adding up…', ja: '集計しています…' },
  more: { en: 'Show {count} more', ja: 'さらに{count}件を表示' },
  lost: {
    en: 'This browser does not let us keep matches, perhaps because the window is private.',
    ja: 'このブラウザでは対戦を保存できません（プライベートウィンドウなど）。',
  },
  all: { en: 'All', ja: 'すべて' },
  show: { en: 'Show', ja: '表示' },
  running: { en: 'Deal {deal} of {deals}', ja: '第{deal}ディール（全{deals}）' },
  goOn: { en: 'Continue', ja: '続きから' },
  replay: { en: 'Replay', ja: 'リプレイ' },
  with: { en: 'with {names}', ja: '{names}と' },
  takenBack: { en: 'with take-backs', ja: '待ったあり' },
  playedOn: { en: 'played on', ja: '途中から' },
  remove: { en: 'Delete this match', ja: 'この対戦を消す' },
  data: { en: 'Your data', ja: 'データ' },
  dataAbout: {
    en: 'Everything is kept in this browser only. Take it to another one, or keep a copy:',
    ja: 'すべてこのブラウザの中だけにあります。ほかの端末へ移すときや控えに：',
  },
  exportAll: { en: 'Save everything as a file', ja: 'すべてファイルに保存' },
  importAll: { en: 'Open a file', ja: 'ファイルを開く' },
  deleteAll: { en: 'Delete everything', ja: 'すべて消す' },
} as const satisfies Record<string, Words>;
