import type { GameTypes } from './game.ts';
import type { Options } from './options.ts';
import type { Outcome, Side } from './outcome.ts';
import type { Observer, Seat } from './seat.ts';

/** What a seat is shown at this moment. Plain JSON. */
export interface Now<G extends GameTypes = GameTypes> {
  readonly deal: number;
  readonly deals: number;
  /** Seats that owe a decision. Several: they choose at the same time, unseen. */
  readonly asked: readonly Seat[];
  /** The decisions this seat may take, in the order of their notation; empty when it is not asked. */
  readonly choices: readonly G['decision'][];
  /** The own hand, in the order of the deck; a spectator has none. */
  readonly hand: readonly string[];
  readonly handSizes: readonly number[];
  /** Match points so far, and those of every finished deal. */
  readonly points: readonly number[];
  readonly sheet: readonly (readonly number[])[];
  readonly over: boolean;
  /** How the match ended; null while it runs. */
  readonly outcome: Outcome | null;
  /** Who wins together; null while that is not known, and where everybody plays alone. */
  readonly sides: readonly Side[] | null;
  readonly board: G['board'];
}

/** A deal begins: what this observer is told of it. `setup` is the public set-up of that game. */
export interface DealEvent<G extends GameTypes = GameTypes> {
  readonly t: 'deal';
  readonly deal: number;
  readonly hand: readonly string[];
  readonly setup: G['dealt'];
}

/** A seat decided. A hidden decision has no `decision`; `shows` is what it turned up for this observer. */
export interface ChoiceEvent<G extends GameTypes = GameTypes> {
  readonly t: 'choice';
  readonly seat: Seat;
  readonly decision?: G['decision'];
  readonly shows?: G['shows'];
  /** Points of the deal, when this decision ended it. */
  readonly dealEnd?: readonly number[];
  /** Totals and winners, when it ended the match. */
  readonly end?: { readonly scores: readonly number[]; readonly winners: readonly Seat[] };
}
/** Something that happened, as an observer was told it. */
export type MatchEvent<G extends GameTypes = GameTypes> = DealEvent<G> | ChoiceEvent<G>;

/**
 * All that one observer knows: `now` is the table at this moment, `past` the record, every event told so far.
 * Built up from nothing for each observer, never filtered down from a state.
 */
export interface View<G extends GameTypes = GameTypes> {
  readonly game: string;
  readonly rules: number;
  readonly players: number;
  readonly options: Options;
  readonly seat: Observer;
  readonly now: Now<G>;
  readonly past: readonly MatchEvent<G>[];
}

/** The events of the deal in progress: its deal event and the choices since. */
export function thisDeal<G extends GameTypes>(
  past: readonly MatchEvent<G>[],
): {
  readonly dealt: DealEvent<G>;
  readonly choices: readonly ChoiceEvent<G>[];
} {
  for (let at = past.length - 1; at >= 0; at--) {
    const event = past[at];
    if (event.t === 'deal') return { dealt: event, choices: past.slice(at + 1) as ChoiceEvent<G>[] };
  }
  throw new Error('a view without a deal has no past to look into');
}
