import { partsOf } from '../games/generic/notation.ts';

/** Decisions that are a number of tricks. */
const NUMBERED: ReadonlySet<string> = new Set(['bid', 'declare']);
/** How many milliseconds after a digit another one makes a number with it. */
const PAUSE = 700;

/** Digits on their way to a number. */
export class Typing {
  #text = '';
  #at = Number.NEGATIVE_INFINITY;

  /** What a digit, typed at this time, is a number with, or is alone. */
  add(digit: string, now: number): string {
    this.#text = now - this.#at < PAUSE ? this.#text + digit : digit;
    this.#at = now;
    return this.#text;
  }
}

/**
 * The bid that somebody means who has typed this, legal or not; null where no number is asked for. A number that nobody may say is its last
 * digit alone, and where 0 is none, it is 10.
 */
export function typedBid(legal: readonly string[], typed: string): string | null {
  const verb = legal.map((decision) => partsOf(decision).verb).find((each) => NUMBERED.has(each));
  if (!verb) return null;
  const digit = typed.slice(-1);
  const meant = [typed, digit, digit.replace('0', '10')].map((number) => `${verb}:${number}`);
  return meant.find((decision) => legal.includes(decision)) ?? meant[1];
}
