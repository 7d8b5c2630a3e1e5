import type { DealText } from './game.ts';
import type { Setup } from './match.ts';

/**
 * A game under its own rules with so few cards that every position of it can be looked at: for the laboratory, to prove
 * how well bots play. Two players, one deal of a match that has just begun.
 */
export interface Miniature {
  /** A set-up that no table can agree on: it has options that `checkOptions` does not know. */
  readonly setup: Setup;
  /** Its cards, in a few words. */
  readonly about: string;
  /** Every deal of it, seat 0 begins, and in how many ways it comes about. */
  deals(): Iterable<PossibleDeal>;
}
/** A deal, and in how many ways it comes about. */
export interface PossibleDeal {
  readonly deal: DealText;
  readonly ways: number;
}

/** Cards that were dealt out, and in how many ways equal cards, taken as different, come to lie like this. */
export interface Split {
  readonly hands: readonly (readonly string[])[];
  readonly left: readonly string[];
  readonly ways: number;
}

/** Every way to deal hands of these sizes out of some cards; hands of one card make an order. */
export function* splitsOf(cards: readonly string[], sizes: readonly number[]): Generator<Split> {
  const [size, ...later] = sizes;
  if (size === undefined) {
    yield { hands: [], left: cards, ways: 1 };
    return;
  }
  for (const { hand, left, ways } of handsOf(cards, size)) {
    for (const rest of splitsOf(left, later)) {
      yield { hands: [hand, ...rest.hands], left: rest.left, ways: ways * rest.ways };
    }
  }
}

interface Hand {
  readonly hand: readonly string[];
  readonly left: readonly string[];
  readonly ways: number;
}

/** Every different hand of so many cards, card by card of the deck: so many of the first kind, then the others. */
function* handsOf(cards: readonly string[], size: number): Generator<Hand> {
  if (size > cards.length) return;
  const [first] = cards;
  if (size === 0 || first === undefined) {
    yield { hand: [], left: cards, ways: 1 };
    return;
  }
  const alike = cards.filter((card) => card === first);
  const others = cards.filter((card) => card !== first);
  for (let taken = Math.min(size, alike.length); taken >= 0; taken--) {
    for (const rest of handsOf(others, size - taken)) {
      yield {
        hand: [...alike.slice(0, taken), ...rest.hand],
        left: [...alike.slice(taken), ...rest.left],
        ways: choose(alike.length, taken) * rest.ways,
      };
    }
  }
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}
