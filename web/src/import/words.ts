import type { Words } from '@overtrick/engine';

export const W = {
  title: { en: 'Open a match', ja: '対戦を開く' },
  about: {
    en: 'A match that somebody sent you, one you saved, or a file with everything of another browser. It stays on this device.',
    ja: '送られてきた対戦、保存した対戦、またはほかのブラウザのデータ一式を開きます。データはこの端末の外へは出ません。',
  },
  file: { en: 'From a file', ja: 'ファイルから' },
  fileAbout: { en: 'or drop it here', ja: 'ここにドロップもできます' },
  link: { en: 'From a link', ja: 'リンクから' },
  linkHint: { en: 'Paste the link here', ja: 'ここにリンクを貼り付け' },
  open: { en: 'Open', ja: '開く' },
  notLink: {
    en: 'This is not an Overtrick link: a whole one contains “#/log/” and a long row of letters. Nothing was changed.',
    ja: 'Overtrick のリンクではありません。正しいリンクには「#/log/」と長い文字列が含まれます。何も変更していません。',
  },
  tooLarge: {
    en: 'This file is larger than any match or collection of matches. Nothing was changed.',
    ja: 'このファイルは大きすぎます。何も変更していません。',
  },
  unreadable: {
    en: 'This file could not be read. Nothing was changed.',
    ja: 'このファイルを読めませんでした。何も変更していません。',
  },
  notOurs: {
    en: 'This is neither a match nor an Overtrick collection, or the file is damaged. Nothing was changed.',
    ja: '対戦でも Overtrick のデータでもないか、壊れたファイルです。何も変更していません。',
  },
  damaged: {
    en: 'This file is damaged: some of it is missing or changed. Ask for it again, or save it anew. Nothing was changed.',
    ja: 'このファイルは壊れています。一部が欠けているか、書き換えられています。もう一度送ってもらうか、保存し直してください。何も変更していません。',
  },
  noGame: {
    en: 'This match is of a game that is not here (“{game}”). The games here are {games}. Nothing was changed.',
    ja: 'ここにはないゲーム（「{game}」）の対戦です。遊べるゲームは{games}です。何も変更していません。',
  },
  newer: {
    en: 'This file was written by a newer Overtrick. Update this one first. Nothing was changed.',
    ja: '新しい Overtrick で書かれたファイルです。先にこちらを更新してください。何も変更していません。',
  },
  noStorage: {
    en: 'This browser does not let us keep matches. Nothing was changed.',
    ja: 'このブラウザでは対戦を保存できません。何も変更していません。',
  },
  done: {
    en: '{added} {added:match|matches} added, {known} already here, {refused} could not be used.',
    ja: '{added}件を追加しました（既にある: {known}件、使えない: {refused}件）。',
  },
  reading: { en: 'Reading the file…', ja: 'ファイルを読んでいます…' },
  checking: {
    en: 'Playing through {of} {of:match|matches} to check {of:it|them}…',
    ja: '{of}件の対戦を再現して確かめています…',
  },
  leftOut: { en: 'Left out:', ja: '使えなかった対戦：' },
  leftOutMore: { en: 'and {count} more', ja: 'ほか{count}件' },
  place: { en: 'No. {place} in the file', ja: 'ファイルの{place}番目' },
  whyDamaged: {
    en: 'it is damaged: what was played does not follow the rules.',
    ja: '壊れています。記録された手がルールに合いません。',
  },
  whyNewer: {
    en: 'it was played with a newer Overtrick. Update this one first.',
    ja: '新しい Overtrick で遊ばれたものです。先にこちらを更新してください。',
  },
  whyNoGame: { en: 'its game is not here.', ja: 'そのゲームはここにありません。' },
  whyIncomplete: { en: 'parts of it are missing.', ja: '一部が欠けています。' },
  whySeats: {
    en: 'it does not say who sat on each seat.',
    ja: '誰がどの席に座ったかが、人数と合いません。',
  },
  toHistory: { en: 'To your history', ja: '戦績を見る' },
} as const satisfies Record<string, Words>;
