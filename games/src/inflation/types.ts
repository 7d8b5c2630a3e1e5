import type { GameTypes, Scoring, Seat, Trick, TurningPoint, Winning } from '@overtrick/engine';
import type { InflationState } from './state.ts';

/** A card: its rank from 1 to 10. */
export interface InflationFace {
  readonly rank: number;
}

/** What a seat can decide in Inflation!. */
export type InflationDecision =
  | { readonly do: 'bid'; readonly tricks: number }
  | { readonly do: 'play'; readonly card: string };

/** INF-3.6: the largest number wins, or the later of two equal ones. */
export interface InflationWinning extends Winning<'largest' | 'later'> {
  /** Which digit of it, from the left, makes it larger than the next; null without another one, and for equal ones. */
  readonly digit: number | null;
}

/** One card of a trick, and the number that its row shows with it, in digits. */
export interface InflationPlay {
  readonly seat: Seat;
  readonly cards: readonly [card: string];
  readonly number: string;
}

/** What lies open on an Inflation! table. */
export interface InflationBoard {
  readonly dealer: Seat;
  readonly phase: 'bid' | 'play';
  readonly bids: readonly (number | null)[];
  readonly taken: readonly number[];
  /** The last trick that each seat took, from 0; null for none. Decides who gets nothing (INF-4.4). */
  readonly lastTaken: readonly (number | null)[];
  /** Tricks finished in this deal. */
  readonly trick: number;
  readonly leader: Seat;
  /** The card that was led in this trick. */
  readonly led: string | null;
  /** The cards of this trick in the order they were played. */
  readonly plays: readonly InflationPlay[];
  /** Who wins the trick as it lies, and why. */
  readonly winning: InflationWinning | null;
  /** Every row, first card first: each later one lies to the left of it. */
  readonly rows: readonly (readonly string[])[];
  /** The number each row shows, in digits; empty before the first card. */
  readonly numbers: readonly string[];
  /** Cards set aside unseen. */
  readonly aside: number;
}

/** The public set-up of a deal. */
export interface InflationDealt {
  readonly dealer: Seat;
  readonly first: Seat;
}

/** What a play turned up. */
export interface InflationShows {
  /** The number that the row shows now, in digits. */
  readonly number: string;
  /** The number of the trick that ended, from 0, and who won it. */
  readonly trick?: number;
  readonly winner?: Seat;
}

/** What a bid is worth: when it is met (INF-4.1), for each trick when it is missed (INF-4.3), and missed with the most (INF-4.2). */
export interface InflationStakes {
  readonly exact: number;
  readonly each: number;
  readonly most: number;
}

/** A bid: what it is worth. A play: the number it would make, and how the trick would then stand. */
export type InflationPreview =
  | { readonly do: 'bid'; readonly tricks: number; readonly stakes: InflationStakes }
  | {
      readonly do: 'play';
      readonly card: string;
      readonly number: string;
      readonly winning: InflationWinning;
    };

/** A finished trick; the rows stay (INF-3.7), so their numbers are those of its end. */
export interface InflationTrick extends Trick {
  readonly plays: readonly InflationPlay[];
  readonly won: InflationWinning;
}

/**
 * The bid was met (INF-4.1), missed with the most tricks (INF-4.2), missed otherwise (INF-4.3). Of several who missed with the most tricks
 * the `latest` gets nothing and the others are `spared` (INF-4.4). A trick counts `each`.
 */
export interface InflationScoring extends Scoring<'exact' | 'most' | 'missed' | 'latest' | 'spared'> {
  readonly bid: number;
  readonly taken: number;
  /** By how many tricks the bid was missed. */
  readonly off: number;
  readonly each: 0 | 1 | 2;
}

/** A bid that was met or missed in the deal that decided the match, or simply the tricks there. */
export interface InflationTurningPoint extends TurningPoint<'missed' | 'exact' | 'tricks'> {
  readonly bid: number;
  readonly taken: number;
  /** By how many tricks the bid was missed. */
  readonly off: number;
  /** What it brought. */
  readonly points: number;
}

/** The types of Inflation!. */
export interface Inflation extends GameTypes {
  readonly state: InflationState;
  readonly face: InflationFace;
  readonly decision: InflationDecision;
  readonly board: InflationBoard;
  readonly dealt: InflationDealt;
  readonly shows: InflationShows;
  readonly preview: InflationPreview;
  readonly trick: InflationTrick;
  readonly scoring: InflationScoring;
  readonly turningPoint: InflationTurningPoint;
}
