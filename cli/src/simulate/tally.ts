import type { Bid, Outcome } from '@overtrick/engine';

/** A sum of whole numbers and of their squares: exact, so that the order of matches does not matter. */
export interface Sum {
  n: number;
  sum: number;
  squares: number;
  min: number;
  max: number;
}

const newSum = (): Sum => ({
  n: 0,
  sum: 0,
  squares: 0,
  min: Number.POSITIVE_INFINITY,
  max: Number.NEGATIVE_INFINITY,
});

function add(to: Sum, value: number): void {
  to.n++;
  to.sum += value;
  to.squares += value * value;
  to.min = Math.min(to.min, value);
  to.max = Math.max(to.max, value);
}

function merge(to: Sum, from: Sum): void {
  to.n += from.n;
  to.sum += from.sum;
  to.squares += from.squares;
  to.min = Math.min(to.min, from.min);
  to.max = Math.max(to.max, from.max);
}

/** What is counted for one seat, or for all seats of one bot together; one value a match. */
export interface Side {
  readonly wins: Sum;
  readonly points: Sum;
  /** Of the bids it made, how many it met; by how many tricks it missed. */
  readonly bids: Sum;
  readonly misses: Sum;
}

const newSide = (): Side => ({ wins: newSum(), points: newSum(), bids: newSum(), misses: newSum() });

/** The result of one match. */
export interface MatchResult {
  readonly points: readonly number[];
  readonly outcome: Outcome;
  readonly decisions: number;
  readonly deals: number;
  /** Every bid of every deal, where the game has bids. */
  readonly bids: readonly Bid[];
}

/** Counts a run of matches. Plain data, so that threads can hand it over. */
export interface Tally {
  readonly seats: readonly Side[];
  readonly bots: Readonly<Record<string, Side>>;
  readonly decisions: Sum;
  readonly deals: Sum;
  /** Matches without one winner: a shared first place or a draw. A side that wins is one winner. */
  readonly shared: Sum;
}

export function newTally(bots: readonly string[]): Tally {
  return {
    seats: bots.map(newSide),
    bots: Object.fromEntries(bots.map((bot) => [bot, newSide()])),
    decisions: newSum(),
    deals: newSum(),
    shared: newSum(),
  };
}

/** Counts one match. */
export function count(tally: Tally, bots: readonly string[], result: MatchResult): void {
  const { points, outcome } = result;
  const won = (seat: number): number => (outcome.winners.includes(seat) ? 1 : 0);
  for (const [seat, side] of tally.seats.entries()) {
    add(side.wins, won(seat));
    add(side.points, points[seat]);
  }
  for (const [bot, side] of Object.entries(tally.bots)) {
    const seats = bots.flatMap((each, seat) => (each === bot ? [seat] : []));
    add(
      side.wins,
      seats.reduce((sum, seat) => sum + won(seat), 0),
    );
    add(
      side.points,
      seats.reduce((sum, seat) => sum + points[seat], 0),
    );
  }
  for (const { seat, off } of result.bids) {
    for (const side of [tally.seats[seat], tally.bots[bots[seat]]]) {
      add(side.bids, off === 0 ? 1 : 0);
      add(side.misses, off);
    }
  }
  add(tally.decisions, result.decisions);
  add(tally.deals, result.deals);
  add(tally.shared, outcome.kind === 'shared' || outcome.kind === 'drawn' ? 1 : 0);
}

/** Adds one tally to another of the same plan. */
export function mergeTally(to: Tally, from: Tally): void {
  for (const [seat, side] of to.seats.entries()) mergeSide(side, from.seats[seat]);
  for (const [bot, side] of Object.entries(to.bots)) mergeSide(side, from.bots[bot]);
  merge(to.decisions, from.decisions);
  merge(to.deals, from.deals);
  merge(to.shared, from.shared);
}

function mergeSide(to: Side, from: Side): void {
  merge(to.wins, from.wins);
  merge(to.points, from.points);
  merge(to.bids, from.bids);
  merge(to.misses, from.misses);
}
