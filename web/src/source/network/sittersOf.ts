import type { Presence, Room } from '@overtrick/api';
import type { Language } from '@overtrick/engine';
import { seatBots } from '../bots.ts';
import type { Sitter } from '../source.ts';

const GUEST = { en: 'Guest', ja: 'ゲスト' } as const;

/** Who sits around a room. Bots have no name on the server; they get one that nobody at this table has. */
export function sittersOf({ seats }: Room, { seats: here }: Presence, language: Language): Sitter[] {
  const taken = seats.map(({ name }) => name);
  const bots = seatBots(seats.length, 'casual', language, taken);
  return seats.map(({ kind, name, level, away }, seat) => {
    if (kind === 'bot') {
      return { name: bots[seat]?.name ?? '?', kind: 'bot', ...(level && { level }) };
    }
    const presence = away ? 'away' : here[seat] ? 'here' : 'gone';
    return { name: name || GUEST[language], kind: 'human', presence };
  });
}
