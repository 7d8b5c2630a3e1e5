import type { Words } from '@overtrick/engine';

export const W = {
  progress: { en: 'How far the lesson has come', ja: 'レッスンの進み具合' },
  title: { en: 'Lesson: {game}', ja: 'レッスン：{game}' },
  goOn: { en: 'Go on', ja: '次へ' },
  skip: { en: 'Skip', ja: 'スキップ' },
  skipTitle: { en: 'Skip the lesson?', ja: 'レッスンを終えますか？' },
  doneTitle: { en: 'Well played', ja: 'お見事' },
  done: {
    en: 'That is all you need. Now a real match: the coach stays with you for a while.',
    ja: 'これで十分です。次は本番。しばらくはコーチが付き添います。',
  },
  skipped: {
    en: 'The lesson waits for you under the ? of every table.',
    ja: 'レッスンは、テーブルの「？」からいつでも受けられます。',
  },
  real: { en: 'Play a match', ja: '対戦する' },
  leave: { en: 'Leave', ja: '戻る' },
  again: { en: 'From the start', ja: '最初から' },
  none: { en: 'There is no lesson for this game yet.', ja: 'このゲームのレッスンはまだありません。' },
} as const satisfies Record<string, Words>;

/** What the coach says in a real match. */
export const TIP: Words = { en: 'Tip: {words}', ja: 'コツ: {words}' };

/** The home page asks with these; it loads nothing else of a lesson. */
export const OFFER = {
  title: { en: 'Is {game} new to you?', ja: '{game}は初めて？' },
  about: {
    en: 'Play a few tricks with a coach, then a real match. The lesson is always there, under the ? of a table.',
    ja: 'コーチと数トリック遊んで覚え、そのまま本番へ。あとからでも、テーブルの「？」で受けられます。',
  },
  learn: { en: 'Learn in 90 seconds', ja: '90秒で覚える' },
  justPlay: { en: 'Just play', ja: 'すぐ遊ぶ' },
} as const satisfies Record<string, Words>;
