import type { Presence, Room } from '@overtrick/api';
import type { Language } from '@overtrick/engine';
import { isLevel, USUAL_LEVEL } from '@overtrick/match';
import { lookOf, numberOf } from '../../look/faces/look.ts';
import { seatBot } from '../bots.ts';
import type { Sitter } from '../source.ts';

const GUEST = { en: 'Guest', ja: 'ゲスト' } as const;

/**
 * Who sits around a room. Bots have no name on the server; they get one that nobody at this table has, and keep it when others come and go:
 * it follows from the table and the seat.
 */
export function sittersOf({ id, seats }: Room, { seats: here }: Presence, language: Language): Sitter[] {
  const taken = seats.map(({ name }) => name);
  const first = numberOf(id);
  return seats.map(({ kind, person, name, face, level, away }, seat) => {
    if (kind === 'bot') {
      // A newer server may know a level that this page does not.
      const bot = seatBot(isLevel(level) ? level : USUAL_LEVEL, language, taken, first + seat);
      taken.push(bot.name);
      return bot;
    }
    const presence = away ? 'away' : here[seat] ? 'here' : 'gone';
    const look = lookOf(person ?? '', face);
    return { name: name || GUEST[language], kind: 'human', presence, look };
  });
}
