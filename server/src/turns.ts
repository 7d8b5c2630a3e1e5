import type { Logger } from 'pino';
import type { Push } from './push.ts';
import type { LiveTable } from './table/live.ts';

/** Tells people who are not there that a correspondence table waits for them; once a turn. */
export function makeTurnTeller(push: Push | null, log: Logger): (live: LiveTable) => void {
  if (!push) return () => {};
  return (live) => {
    const { room } = live;
    if (room.clock.kind !== 'correspondence' || room.status !== 'playing') return;
    for (const { person, askedAt, away } of room.seats) {
      if (person === null || away || askedAt !== live.at) continue;
      if ([...live.listeners].some((listener) => listener.person === person)) continue;
      push
        .yourTurn(person, live.id, room.setup.game)
        .catch((error: unknown) => log.warn({ err: error }, 'a push message failed'));
    }
  };
}
