import { type Game, type GameTypes, isAmong, type View } from '@overtrick/engine';

/** How many milliseconds after a digit another one makes a number with it. */
const PAUSE = 700;

/** Digits on their way to a number of two at most: nobody takes more tricks. */
export class Typing {
  #text = '';
  #at = Number.NEGATIVE_INFINITY;

  /** What a digit, typed at this time, is a number with, or is alone. */
  add(digit: string, now: number): string {
    this.#text = now - this.#at < PAUSE ? this.#text.slice(-1) + digit : digit;
    this.#at = now;
    return this.#text;
  }
}

/**
 * The bid that somebody means who has typed this, legal or not; null where no number is asked for. A number that nobody may say is its last
 * digit alone, and where 0 is none, it is 10.
 */
export function typedBid(game: Game, view: View, typed: string): GameTypes['decision'] | null {
  const digit = typed.slice(-1);
  const [whole, alone, ten] = [typed, digit, digit.replace('0', '10')].map(
    (number) => game.bidWith?.(view, Number(number)) ?? null,
  );
  const legal = [whole, alone, ten].find((bid) => bid !== null && isAmong(game, view.now.choices, bid));
  return legal ?? alone;
}
