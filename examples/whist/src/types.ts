import type { GameTypes, Scoring, Seat, Trick, Winning } from '@overtrick/engine';
import type { WhistState } from './state.ts';

/** A card: the letter of its suit and its rank, 11 to 14 for jack to ace. */
export interface WhistFace {
  readonly suit: string;
  readonly rank: string;
}

export interface WhistDecision {
  readonly do: 'play';
  readonly card: string;
}

/** What lies open on a whist table. */
export interface WhistBoard {
  readonly taken: readonly number[];
  /** Tricks finished in this deal. */
  readonly trick: number;
  readonly leader: Seat;
  /** The cards of this trick by seat; null for who has not played yet. */
  readonly played: readonly (string | null)[];
  /** Who wins this trick so far. */
  readonly winning: Winning<'highest'> | null;
}

/** The public set-up of a deal: who leads. */
export interface WhistDealt {
  readonly first: Seat;
}

/** What the last card of a trick shows: the number of the trick and who won it. */
export interface WhistShows {
  readonly trick: number;
  readonly winner: Seat;
}

/** Who would win the trick as it lies. */
export interface WhistPreview {
  readonly do: 'play';
  readonly card: string;
  readonly winning: Winning<'highest'>;
}

export interface Whist extends GameTypes {
  readonly state: WhistState;
  readonly face: WhistFace;
  readonly decision: WhistDecision;
  readonly board: WhistBoard;
  readonly dealt: WhistDealt;
  readonly shows: WhistShows;
  readonly preview: WhistPreview;
  readonly trick: Trick;
  readonly scoring: Scoring<'tricks'>;
  readonly turningPoint: never;
}
