import type { Words } from '@overtrick/engine';

export const W = {
  title: { en: 'Settings', ja: '設定' },
  language: { en: 'Language', ja: '言語' },
  theme: { en: 'Theme', ja: 'テーマ' },
  system: { en: 'System', ja: '端末に合わせる' },
  light: { en: 'Light', ja: 'ライト' },
  dark: { en: 'Dark', ja: 'ダーク' },
  palette: { en: 'Card colours', ja: 'カードの色' },
  rich: { en: 'Rich', ja: '標準' },
  safe: { en: 'Colour-blind safe', ja: '色覚に配慮' },
  cardSize: { en: 'Card size', ja: 'カードの大きさ' },
  small: { en: 'Small', ja: '小' },
  medium: { en: 'Medium', ja: '中' },
  large: { en: 'Large', ja: '大' },
  speed: { en: 'Animation and bots', ja: 'アニメーションとボットの速さ' },
  slow: { en: 'Slow', ja: 'ゆっくり' },
  normal: { en: 'Normal', ja: 'ふつう' },
  fast: { en: 'Fast', ja: '速い' },
  off: { en: 'Off', ja: 'なし' },
  sound: { en: 'Sounds', ja: '効果音' },
  confirm: { en: 'Confirm before playing', ja: '出す前に確認' },
  confirmAbout: {
    en: 'Only the button plays a card, never a second tap.',
    ja: '二度目のタップでは出さず、ボタンで決定します。',
  },
  autoPlay: { en: 'Play forced cards by themselves', ja: '一択のときは自動で出す' },
  autoPlayAbout: {
    en: 'Your last card, or the only one that may be played, goes after a moment.',
    ja: '最後の1枚や、出せるカードが1枚だけのとき、少し待って自動で出します。',
  },
  keys: { en: 'Keyboard shortcuts', ja: 'キーボードショートカット' },
  keysAbout: {
    en: 'Number keys and single letters act at the table; press ? there for the list.',
    ja: 'テーブルで数字や文字のキーが使えます。一覧は ? キーで。',
  },
} as const satisfies Record<string, Words>;
