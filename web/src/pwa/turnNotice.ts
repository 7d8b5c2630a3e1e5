import type { Words } from '@overtrick/engine';

/** What the server sends when a table waits for this person; nothing about cards. */
export interface TurnNotice {
  readonly table: string;
  readonly game: string;
}

/** Here once more, because the service worker is one file; a test holds them against the shelf. */
export const GAME_NAMES: Readonly<Record<string, Words>> = {
  inflation: { en: 'Inflation!', ja: 'インフレーション！' },
  charms: { en: 'Charms', ja: 'チャームズ' },
  inversion: { en: 'Inversion', ja: 'インヴァージョン' },
  escalation: { en: 'Escalation!', ja: 'エスカレーション！' },
  cryptrick: { en: 'Cryptrick: New Listings', ja: 'クリプトリック：新規上場' },
};
const YOUR_TURN: Words = { en: 'Your turn', ja: 'あなたの番です' };
const WAITS: Words = { en: 'The table waits for your decision.', ja: 'テーブルがあなたを待っています。' };

/** Reads a push message; null for anything that is none of ours. */
export function readNotice(text: string | undefined): TurnNotice | null {
  try {
    const { t, table, game } = JSON.parse(text ?? '') as Partial<Record<'t' | 'table' | 'game', unknown>>;
    if (t !== 'turn' || typeof table !== 'string' || !/^[\w-]{20}$/.test(table)) return null;
    return { table, game: String(game) };
  } catch {
    return null;
  }
}

/** What the notification says. A browser shows one for every message, so that an unknown one says it in general. */
export function sayNotice(notice: TurnNotice | null, language: string): { title: string; body: string } {
  const voice = language.startsWith('ja') ? 'ja' : 'en';
  const game = notice && GAME_NAMES[notice.game]?.[voice];
  return { title: [YOUR_TURN[voice], game].filter(Boolean).join(' · '), body: WAITS[voice] };
}

/** The address of the table inside of the app. */
export const tableOf = (notice: TurnNotice | null): string =>
  notice ? `./#/t/${notice.table}` : './#/friends';
