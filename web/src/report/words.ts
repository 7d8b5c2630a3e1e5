import type { Reason } from '@overtrick/api';
import type { Words } from '@overtrick/engine';

/** What the report of a person says. */
export const R = {
  title: { en: 'Report {name}', ja: '{name}を報告' },
  short: { en: 'Report', ja: '報告' },
  line: { en: 'Report what {name} said', ja: '{name}の発言を報告' },
  about: {
    en: 'Those who look after this site read it, and nobody else: not the host of the table, and not {name}.',
    ja: '読むのはこのサイトの運営者だけです。テーブルのホストにも、{name}にも知らされません。',
  },
  withChat: {
    en: 'What was said here around it goes along.',
    ja: '前後の会話も一緒に送られます。',
  },
  said: { en: '“{text}”', ja: '「{text}」' },
  why: { en: 'What is wrong?', ja: '何が問題ですか？' },
  words: { en: 'In your own words, if you like', ja: '詳しく（任意）' },
  send: { en: 'Send the report', ja: '報告を送る' },
  arrived: {
    en: 'Thank you, it has arrived. You can mute {name} for yourself meanwhile.',
    ja: '届きました。ありがとうございます。それまで自分だけミュートすることもできます。',
  },
  done: { en: 'Close', ja: '閉じる' },
} as const satisfies Record<string, Words>;

/** Why somebody is reported. */
export const REASON_WORDS: Readonly<Record<Reason, Words>> = {
  rude: { en: 'Rude or threatening', ja: '暴言・脅し' },
  name: { en: 'The name', ja: '名前' },
  spam: { en: 'Spam', ja: '迷惑な投稿' },
  cheating: { en: 'Cheating', ja: '不正' },
  stalling: { en: 'Stalling or leaving', ja: '遅延・放棄' },
  other: { en: 'Something else', ja: 'その他' },
};
