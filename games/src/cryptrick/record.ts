import { type Observer, type Seat, thisDeal, type View } from '@overtrick/engine';
import { COLOUR_OF, parseCard, WHITE_CARD } from './deck.ts';
import type { Cryptrick } from './types.ts';

/** What an observer who does not know a card writes for it. */
export const UNKNOWN = -1;

/** A card that was given; `UNKNOWN` between two other seats. */
export interface Gift {
  readonly from: Seat;
  readonly to: Seat;
  readonly time: number;
  readonly card: number;
}

/** A card that left another hand than the observer's: revealed, played, or given as number `gift` (−1 for none). */
export interface Leaving {
  readonly seat: Seat;
  readonly time: number;
  readonly card: number;
  readonly gift: number;
}

/** A seat failed to follow a colour: it held none then (CRY-3.2), though a later gift may have brought one. */
interface Void {
  readonly time: number;
  readonly colour: number;
}

/** What one observer's record of a deal says about the hands of the others. Times are places in the record. */
export class DealRecord {
  readonly gifts: Gift[] = [];
  readonly leavings: Leaving[] = [];
  /** The cards that everybody has seen: revealed or played, by whomever. */
  readonly shown: number[] = [];
  readonly #self: Observer;
  readonly #voids: readonly Void[][];

  constructor(view: View<Cryptrick>) {
    this.#self = view.seat;
    this.#voids = Array.from({ length: view.players }, () => []);
    let seller = -1;
    let led = -1;
    for (const [time, { seat, decision, shows }] of thisDeal(view.past).choices.entries()) {
      const card = decision && 'card' in decision ? parseCard(decision.card) : UNKNOWN;
      if (shows?.asked === 'give') {
        this.#leave({ seat, time, card, gift: this.gifts.length });
        this.gifts.push({ from: seat, to: seller, time, card });
      } else if (decision?.do === 'reveal') {
        seller = seat;
        led = COLOUR_OF[card];
        this.shown.push(card);
        this.#leave({ seat, time, card, gift: -1 });
      } else if (decision?.do === 'play') {
        if (COLOUR_OF[card] !== led) this.#voids[seat].push({ time, colour: led });
        this.shown.push(card);
        this.#leave({ seat, time, card, gift: -1 });
      }
    }
  }

  #leave(leaving: Leaving): void {
    if (leaving.seat !== this.#self) this.leavings.push(leaving);
  }

  /** The coloured cards that the observer gave away and has not seen since. Of whites nobody can say that. */
  givenAway(): Gift[] {
    return this.gifts.filter(
      ({ from, card, time }) =>
        from === this.#self &&
        card !== WHITE_CARD &&
        !this.leavings.some((each) => each.card === card && each.time > time),
    );
  }

  /** Bit mask of the colours that a seat showed not to hold between two times. */
  missing(seat: Seat, after = -1, before = Number.POSITIVE_INFINITY): number {
    let colours = 0;
    for (const { time, colour } of this.#voids[seat]) {
      if (time > after && time < before) colours |= 1 << colour;
    }
    return colours;
  }
}
