import { fillIn, type Language, type Words } from './words.ts';

/** Why a decision, a set-up, a log or a deal was not taken; each names what was wrong. */
export type Refusal =
  | { readonly reason: 'no-such-game'; readonly game: string; readonly games: string }
  | { readonly reason: 'players'; readonly players: string; readonly min: number; readonly max: number }
  | { readonly reason: 'unknown-option'; readonly option: string; readonly options: string }
  | { readonly reason: 'bad-option'; readonly option: string; readonly problem: Words }
  | { readonly reason: 'no-such-seat'; readonly seat: string; readonly last: number }
  | { readonly reason: 'malformed'; readonly text: string; readonly expected: string }
  | { readonly reason: 'unknown-card'; readonly card: string }
  | { readonly reason: 'not-your-turn'; readonly seat: number; readonly asked: string }
  | { readonly reason: 'not-in-hand'; readonly card: string }
  | { readonly reason: 'rule'; readonly rule: string; readonly words: Words }
  | { readonly reason: 'match-over' }
  | { readonly reason: 'awaits-deal' }
  | { readonly reason: 'bad-deal'; readonly problem: string }
  | { readonly reason: 'bad-log'; readonly problem: Words };

const SENTENCES: Readonly<Record<Refusal['reason'], Words>> = {
  'no-such-game': {
    en: 'There is no game “{game}”. The games are: {games}.',
    ja: '「{game}」というゲームはありません。遊べるゲーム: {games}。',
  },
  players: {
    en: 'This game takes {min} to {max} players, not {players}.',
    ja: 'このゲームは{min}〜{max}人用です（{players}人では遊べません）。',
  },
  'unknown-option': {
    en: 'There is no option “{option}” in this game. Its options: {options}.',
    ja: 'このゲームに「{option}」という設定はありません。設定: {options}。',
  },
  'bad-option': { en: 'Option {option}: {problem}', ja: '設定 {option}: {problem}' },
  'no-such-seat': {
    en: 'There is no seat {seat}: the seats are 0 to {last}.',
    ja: '席{seat}はありません。席は0〜{last}です。',
  },
  malformed: {
    en: '“{text}” is not a decision of this game. Write for example {expected}.',
    ja: '「{text}」はこのゲームの手ではありません。例: {expected}。',
  },
  'unknown-card': {
    en: 'There is no card “{card}” in this game.',
    ja: 'このゲームに「{card}」というカードはありません。',
  },
  'not-your-turn': {
    en: 'Seat {seat} is not asked now; waiting for seat {asked}.',
    ja: '席{seat}の番ではありません。席{asked}を待っています。',
  },
  'not-in-hand': { en: 'You do not hold {card}.', ja: '{card} は手札にありません。' },
  rule: { en: '{words} ({rule})', ja: '{words}（{rule}）' },
  'match-over': { en: 'The match is over.', ja: '対戦は終わっています。' },
  'awaits-deal': { en: 'The next deal has not been dealt yet.', ja: '次のディールはまだ配られていません。' },
  'bad-deal': { en: 'This deal cannot be used: {problem}', ja: 'このディールは使えません: {problem}' },
  'bad-log': { en: 'This log cannot be used: {problem}', ja: 'このログは使えません: {problem}' },
};

/** Says a refusal in words, with what to do about it where that helps. */
export function explain(refusal: Refusal, language: Language = 'en'): string {
  const places: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(refusal) as [string, string | number | Words][]) {
    places[name] = typeof value === 'object' ? value[language] : value;
  }
  return fillIn(SENTENCES[refusal.reason][language], places);
}
