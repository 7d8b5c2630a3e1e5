import type { Language } from '@overtrick/engine';
import { isBot } from '../bots.ts';
import { say } from './words.ts';

/** What a log calls the seat of the person at the terminal; other seats go by their bot. */
export const YOU = 'you';

/** The bots at the table, by seat. */
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gil', 'Hana', 'Ivo'] as const;

/** What the seats of a match are called: people by their names, bots by names of ours. */
export function callSeats(sat: readonly (string | undefined)[], language: Language): string[] {
  return sat.map((who, seat) => {
    if (who === YOU) return say('you', language);
    if (who === undefined) return `${say('seat', language)} ${seat}`;
    return isBot(who) ? NAMES[seat % NAMES.length] : who;
  });
}
