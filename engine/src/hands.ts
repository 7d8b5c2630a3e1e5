import type { Refusal } from './refusal.ts';
import { fail, ok, type Result } from './result.ts';
import type { Seat } from './seat.ts';

const bad = (problem: string): Result<never, Refusal> => fail({ reason: 'bad-deal', problem });

/** How to read the cards of a deal that came as text. */
export interface DeckCheck {
  /** The kind of a card, or −1 when there is no such card in this deck. */
  readonly kindOf: (card: string) => number;
  /** How many of each kind the deck has. */
  readonly copies: ArrayLike<number>;
}

/** Counts cards off a deck as they are named, so that none comes more often than it exists. */
export class DeckCount {
  readonly left: number[];
  readonly #check: DeckCheck;

  constructor(check: DeckCheck) {
    this.#check = check;
    this.left = Array.from(check.copies);
  }

  /** Reads a list of cards as kinds; names the card that is unknown or comes too often. */
  take(cards: unknown, where: string, size?: number): Result<number[], Refusal> {
    if (!Array.isArray(cards)) return bad(`${where} is not a list of cards.`);
    if (size !== undefined && cards.length !== size) {
      return bad(`${where} has ${cards.length} cards; there must be ${size}.`);
    }
    const kinds: number[] = [];
    for (const card of cards as unknown[]) {
      const kind = typeof card === 'string' ? this.#check.kindOf(card) : -1;
      if (kind < 0) return bad(`${where} has an unknown card ${JSON.stringify(card)}.`);
      if (this.left[kind] === 0) {
        const copies = this.#check.copies[kind];
        return bad(
          `${where} repeats the card ${card}: the deck has ${copies === 0 ? 'none' : `only ${copies}`}.`,
        );
      }
      this.left[kind]--;
      kinds.push(kind);
    }
    return ok(kinds);
  }

  /** Reads the hands of all seats. */
  takeHands(hands: unknown, players: number, size: number): Result<number[][], Refusal> {
    if (!Array.isArray(hands) || hands.length !== players) return bad(`there must be ${players} hands.`);
    const read: number[][] = [];
    for (const [seat, hand] of (hands as unknown[]).entries()) {
      const kinds = this.take(hand, `hand ${seat}`, size);
      if (!kinds.ok) return kinds;
      read.push(kinds.value);
    }
    return ok(read);
  }
}

/** Reads a seat number out of a deal. */
export function takeSeat(value: unknown, name: string, players: number): Result<Seat, Refusal> {
  if (Number.isInteger(value) && (value as number) >= 0 && (value as number) < players)
    return ok(value as Seat);
  return bad(`“${name}” must be a seat from 0 to ${players - 1}.`);
}

/** Reads which deal of the match it is; the first one when it is not said. */
export function takeDealNumber(value: unknown, deals: number): Result<number, Refusal> {
  const deal = value ?? 0;
  if (Number.isInteger(deal) && (deal as number) >= 0 && (deal as number) < deals) return ok(deal as number);
  return bad(`“deal” must be a number from 0 to ${deals - 1}.`);
}
