import type { Options } from './options.ts';
import type { Observer, Seat } from './seat.ts';

/** What every game shows a seat at this moment; each game adds its board. Plain JSON. */
export interface NowBase {
  readonly deal: number;
  readonly deals: number;
  /** Seats that owe a decision. Several: they choose at the same time, unseen. */
  readonly asked: readonly Seat[];
  /** The decisions this seat may take, in notation, sorted as text; empty when it is not asked. */
  readonly legal: readonly string[];
  /** The own hand, in the order of the deck; a spectator has none. */
  readonly hand: readonly string[];
  readonly handSizes: readonly number[];
  /** Match points so far, and those of every finished deal. */
  readonly points: readonly number[];
  readonly sheet: readonly (readonly number[])[];
  readonly over: boolean;
  /** Who shares the first place; empty while the match runs. */
  readonly winners: readonly Seat[];
}
export type Now<Board> = NowBase & { readonly board: Board };

/** A deal begins: what this observer is told of it. `setup` is the public set-up of that game. */
export interface DealEvent {
  readonly t: 'deal';
  readonly deal: number;
  readonly hand: readonly string[];
  readonly setup: Readonly<Record<string, unknown>>;
}

/** A seat decided. A hidden decision has no `action`; `shows` is what it turned up for this observer. */
export interface ChoiceEvent {
  readonly t: 'choice';
  readonly seat: Seat;
  readonly action?: string;
  readonly shows?: Readonly<Record<string, unknown>>;
  /** Points of the deal, when this decision ended it. */
  readonly dealEnd?: readonly number[];
  /** Totals and winners, when it ended the match. */
  readonly end?: { readonly scores: readonly number[]; readonly winners: readonly Seat[] };
}
export type MatchEvent = DealEvent | ChoiceEvent;

/**
 * All that one observer knows: `now` is the table at this moment, `past` the record, every event told so far.
 * Built up from nothing for each observer, never filtered down from a state.
 */
export interface View<Board = unknown> {
  readonly game: string;
  readonly rules: number;
  readonly players: number;
  readonly options: Options;
  readonly seat: Observer;
  readonly now: Now<Board>;
  readonly past: readonly MatchEvent[];
}

/** The events of the deal in progress: its deal event and the choices since. */
export function thisDeal(past: readonly MatchEvent[]): {
  readonly dealt: DealEvent;
  readonly choices: readonly ChoiceEvent[];
} {
  for (let at = past.length - 1; at >= 0; at--) {
    const event = past[at];
    if (event.t === 'deal') return { dealt: event, choices: past.slice(at + 1) as ChoiceEvent[] };
  }
  throw new Error('a view without a deal has no past to look into');
}
