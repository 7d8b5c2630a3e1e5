import { describe, expect, test } from 'vitest';
import type { Entry } from './entry.ts';
import { RoomState } from './room.ts';
import type { TableSetup } from './setup.ts';

const SETUP: TableSetup = {
  ...{ game: 'inflation', rules: 1, players: 3, options: {}, code: 'ABCDE', commitment: '0'.repeat(64) },
  ...{ public: false, rated: false, hints: false, spectators: true, auto: false, clock: { kind: 'none' } },
};

/** A room as a journal makes it. */
function roomOf(...entries: readonly Entry[]): RoomState {
  const room = new RoomState('t', SETUP);
  for (const [at, entry] of entries.entries()) room.apply(entry, at);
  return room;
}

const BEGUN: readonly Entry[] = [
  { t: 'open', person: 'ann' },
  { t: 'sit', seat: 0, person: 'ann', openHands: false },
  { t: 'sit', seat: 1, person: 'ben', openHands: false },
  { t: 'bot', seat: 2, level: 'novice' },
  { t: 'start' },
  { t: 'deal', deal: 0 },
];
const takeover = (voter: number, seat: number, person: string): Entry => ({
  ...{ t: 'vote', voter, yes: true, about: 'takeover', seat, person },
});

describe('a journal of an earlier version is taken as it is', () => {
  test('who got a bot’s seat while nobody was there has it', () => {
    const room = roomOf(
      ...BEGUN,
      { t: 'absent', seat: 0 },
      { t: 'absent', seat: 1 },
      takeover(-1, 2, 'dora'),
    );
    expect(room.seats.map(({ person }) => person)).toEqual(['ann', 'ben', 'dora']);
    expect(room.mayVouch('dora')).toBe(false);
  });

  test('who was let in by such a one too', () => {
    const away: Entry[] = [
      { t: 'absent', seat: 0 },
      { t: 'absent', seat: 1 },
    ];
    const room = roomOf(...BEGUN, ...away, takeover(-1, 2, 'dora'), takeover(2, 1, 'eve'));
    expect(room.seats.map(({ person }) => person)).toEqual(['ann', 'eve', 'dora']);
    expect(room.mayVouch('ann')).toBe(true);
    expect(room.mayVouch('ben')).toBe(false);
  });
});
