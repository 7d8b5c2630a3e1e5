import type { Words } from '@overtrick/engine';

export const W = {
  title: { en: 'Rules', ja: 'ルール' },
  ruling: { en: 'our ruling', ja: '裁定' },
  reconstructed: { en: 'reconstructed', ja: '推定' },
  lesson: { en: 'Learn in 90 seconds', ja: '90秒で覚える' },
  contents: { en: 'Chapters', ja: '目次' },
  rulingAbout: {
    en: 'The printed rules leave this open; this is how we decided it.',
    ja: '原典が明記していない点を、私たちが定めたものです。',
  },
  reconstructedAbout: {
    en: 'Only the printed game shows this for certain; ours is the most plausible value.',
    ja: '実物でしか確認できない点です。最も確からしい値を推定しました。',
  },
  house: { en: 'house variant', ja: 'ハウスルール' },
  houseAbout: {
    en: 'Our own addition; the printed game does not have it.',
    ja: '実物にはない、私たちの追加ルールです。',
  },
  canChange: { en: 'A table option can change this.', ja: 'テーブル設定で変えられます。' },
  options: { en: 'What a table may agree on', ja: 'テーブルの取り決め' },
  optionsAbout: {
    en: 'These are chosen before a match; everybody at the table sees them.',
    ja: '対戦の前に選び、全員に見えます。',
  },
  setUp: { en: 'Set up a table', ja: '設定して遊ぶ' },
} as const satisfies Record<string, Words>;
