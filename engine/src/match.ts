import type { Options } from './options.ts';

/** What is agreed before the first card: everything a match needs but chance and decisions. */
export interface Setup {
  readonly players: number;
  readonly options: Options;
  /** The version of the game's rules that this match is played under, to its end. */
  readonly rules: number;
}

/**
 * What every game's state has. Games add small typed arrays and numbers; nothing in a state is secret but the cards,
 * and nothing in it depends on who looks.
 */
export interface MatchState {
  readonly players: number;
  /** How many deals the match has. */
  readonly deals: number;
  /** The deal in progress or just ended, from 0; −1 before the first. */
  deal: number;
  /** The seat that is asked next, in the order of the trace; −1 when a deal must be dealt or the match is over. */
  turn: number;
  /** Points of the match so far, by seat. */
  readonly points: Int32Array;
  /** Points of every finished deal: `sheet[deal * players + seat]`. */
  readonly sheet: Int32Array;
}

/** True when the last deal has been scored. */
export const isOver = (state: MatchState): boolean => state.turn < 0 && state.deal + 1 === state.deals;

/** True when the next deal is to be dealt. */
export const awaitsDeal = (state: MatchState): boolean => state.turn < 0 && state.deal + 1 < state.deals;

/** Writes a finished deal on the sheet; the match then waits for the next deal or is over. */
export function endDeal(state: MatchState, pointsOf: (seat: number) => number): void {
  for (let seat = 0; seat < state.players; seat++) {
    const points = pointsOf(seat);
    state.sheet[state.deal * state.players + seat] = points;
    state.points[seat] += points;
  }
  state.turn = -1;
}

/** Makes it a match before its first deal again; `deal` clears all the rest. */
export function restart(state: MatchState): void {
  state.deal = -1;
  state.turn = -1;
  state.points.fill(0);
  state.sheet.fill(0);
}

/** Copies the part of a state that every game has. */
export function copyMatch(from: MatchState, to: MatchState): void {
  to.deal = from.deal;
  to.turn = from.turn;
  to.points.set(from.points);
  to.sheet.set(from.sheet);
}

/** Points of one finished deal, in seat order. */
export function dealPoints(state: MatchState, deal: number): number[] {
  return Array.from(state.sheet.subarray(deal * state.players, (deal + 1) * state.players));
}

/** Every seat that shares the first place. */
export function winnersOf(state: MatchState, best: 'most' | 'fewest'): number[] {
  const points = Array.from(state.points);
  const top = best === 'most' ? Math.max(...points) : Math.min(...points);
  return points.flatMap((p, seat) => (p === top ? [seat] : []));
}
