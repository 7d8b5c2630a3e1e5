import type { Admission } from '../admission/admission.ts';
import type { Openers } from '../admission/openers.ts';
import type { Caller } from '../admission/origin.ts';
import type { LiveTable } from './live.ts';
import { botPlays } from './seat.ts';
import type { Asker } from './thoughtQueue.ts';

/** A decision costs so many seconds at least: it is written, and told to others. */
const LEAST = 0.1;

/** True when a person who plays at a table is there to see it. */
export function isAttended({ room, listeners, elsewhere }: LiveTable): boolean {
  const plays = (seat: number): boolean => seat >= 0 && !botPlays(room.seats[seat]);
  for (const { observer } of listeners) if (plays(observer)) return true;
  for (const person of elsewhere) if (plays(room.seatOf(person))) return true;
  return false;
}

/** Who pays for what bots think: nobody while a person plays and is there, otherwise whoever opened the table. */
export class BotAccount {
  readonly #admission: Admission;
  readonly #openers: Openers;

  constructor(admission: Admission, openers: Openers) {
    this.#admission = admission;
    this.#openers = openers;
  }

  /** For whose sake bots think at a table. */
  askerAt(live: LiveTable): Asker {
    const { address, person } = this.#payer(live);
    return { table: live.id, opener: address || (person ?? ''), urgent: isAttended(live) };
  }

  /** The milliseconds until bots may think there. */
  waitAt(live: LiveTable): number {
    return isAttended(live) ? 0 : this.#admission.wait('botSeconds', this.#payer(live)) * 1000;
  }

  /** A bot has thought there. */
  charge(live: LiveTable, seconds: number): void {
    this.#admission.spend('botSeconds', this.#payer(live), Math.max(LEAST, seconds));
  }

  #payer({ id, room }: LiveTable): Caller {
    return this.#openers.of(id, room.host);
  }
}
