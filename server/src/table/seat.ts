import type { Level, PersonId } from '@overtrick/api';

/** A seat of a room, as it changes. */
export interface SeatState {
  kind: 'empty' | 'person' | 'bot';
  person: PersonId | null;
  level: Level | null;
  openHands: boolean;
  away: boolean;
  /** True once a bot has decided for this person: at a rated table that is a lost match. */
  replaced: boolean;
  /** Milliseconds left in the bank, and of the allowance for a lost connection. */
  bank: number;
  grace: number;
  /** Since when it is asked; 0 when it is not. */
  askedAt: number;
}

export const emptySeat = (): SeatState => ({
  kind: 'empty',
  person: null,
  level: null,
  openHands: false,
  away: false,
  replaced: false,
  bank: 0,
  grace: 0,
  askedAt: 0,
});

/** True when a bot decides for this seat. */
export const botPlays = (seat: SeatState): boolean => seat.kind === 'bot' || seat.away;
