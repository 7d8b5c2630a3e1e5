import type { GameTypes, Scoring, Seat, Trick, TurningPoint, Winning } from '@overtrick/engine';
import type { Suit } from './deck.ts';
import type { InversionState } from './state.ts';

/** A card: its suit, its rank from 1 to 10, and the rank that makes eleven with it (INV-3.3). */
export interface InversionFace {
  readonly suit: Suit;
  readonly rank: number;
  readonly partner: number;
}

/** What a seat can decide in Inversion. */
export type InversionDecision =
  | { readonly do: 'declare'; readonly tricks: number }
  | { readonly do: 'pass' }
  | { readonly do: 'play'; readonly card: string };

/**
 * Why a card wins: the highest of the suit, the highest of all since nobody has the suit (INV-4.1), the highest of what
 * counts after an inversion (INV-4.2), or the first of equal ones (INV-4.3).
 */
export type InversionWinning = Winning<'suit' | 'rank' | 'inverted' | 'earlier'>;

/** One card of a trick. */
export interface InversionPlay {
  readonly seat: Seat;
  readonly card: string;
  /** What it counts as: itself, or the follow card it swapped with (INV-3.5). */
  readonly counts: string;
  readonly swapped: boolean;
}

/** What lies open on an Inversion table. */
export interface InversionBoard {
  /** Letters of the suits in use. */
  readonly suits: readonly string[];
  /** The first declarer; the first leader of two players. */
  readonly first: Seat;
  readonly phase: 'auction' | 'play';
  /** The last declaration of each seat; null for none. */
  readonly declared: readonly (number | null)[];
  readonly passed: readonly boolean[];
  /** Who declared the most so far. */
  readonly declarer: Seat | null;
  /** Null during the auction, and always with two players. All others are the children. */
  readonly parent: Seat | null;
  /** Tricks that win the match, by seat: its own side's (INV-5.1, 5.2); null during the auction. */
  readonly needs: readonly number[] | null;
  readonly taken: readonly number[];
  /** Tricks finished. */
  readonly trick: number;
  readonly leader: Seat;
  /** The lane as it lies now, the follow card first; cards of finished tricks are gone. */
  readonly lane: readonly string[];
  /** The card that is to be followed now; null after the last trick. */
  readonly follow: string | null;
  /** The same place of the lane as it lay when this trick began. */
  readonly followAtLead: string | null;
  /** The cards of this trick in the order they were played. */
  readonly plays: readonly InversionPlay[];
  /** The way of winning that applies to this trick as it lies: INV-4.1 or INV-4.2. */
  readonly priority: 'normal' | 'inverted';
  /** Who wins the trick as it lies, and why. */
  readonly winning: InversionWinning | null;
}

/** The public set-up of a deal. */
export interface InversionDealt {
  readonly suits: readonly string[];
  readonly lane: readonly string[];
  readonly first: Seat;
}

/** What a decision turned up: the end of the auction, a swap, the end of a trick. */
export interface InversionShows {
  /** Who became the parent, and with how many tricks. */
  readonly parent?: Seat;
  readonly declared?: number;
  /** What the played card counts as after a swap. */
  readonly counts?: string;
  /** The number of the trick that ended, who won it and with what, and the follow card that went with it (INV-4.4). */
  readonly trick?: number;
  readonly winner?: Seat;
  readonly winningCard?: string;
  readonly follow?: string;
}

/**
 * A call: who would be the parent if it ended the auction, and what the children would need together. A play: its partner to eleven and where that lies in the lane,
 * the swap it would make, and how the trick would then stand.
 */
export type InversionPreview =
  | {
      readonly do: 'declare';
      readonly tricks: number;
      readonly children: number;
      readonly parent: Seat | null;
    }
  | { readonly do: 'pass'; readonly parent: Seat | null }
  | {
      readonly do: 'play';
      readonly card: string;
      readonly partner: number;
      readonly partners: readonly string[];
      readonly swaps: boolean;
      readonly counts: string;
      readonly follow: string;
      readonly followBefore: string;
      readonly priority: 'normal' | 'inverted';
      readonly winning: InversionWinning;
    };

/** A finished trick as it lay when it was taken. */
export interface InversionTrick extends Trick {
  readonly plays: readonly (InversionPlay & { readonly cards: readonly string[] })[];
  readonly won: InversionWinning;
  /** The follow card that went with it. */
  readonly follow: string;
  readonly priority: 'normal' | 'inverted';
}

/** INV-5.1, 5.2: what the side of a seat took and needed, and how that ended for it. `count` is what the seat took itself. */
export interface InversionScoring extends Scoring<'tricks' | 'parent' | 'child'> {
  readonly taken: number;
  readonly needed: number;
  readonly ended: 'won' | 'lost' | 'drawn';
}

/** The trick with which a side had what it needed, or which made it level. */
export interface InversionTurningPoint extends TurningPoint<'tricks' | 'parent' | 'child' | 'level'> {
  /** Tricks of that side with it, and how many it needed. */
  readonly taken: number;
  readonly needed: number;
  /** Counted from 0. */
  readonly trick: number;
  /** Whether cards traded places in it (INV-3.5). */
  readonly swapped: boolean;
}

/** The types of Inversion. */
export interface Inversion extends GameTypes {
  readonly state: InversionState;
  readonly face: InversionFace;
  readonly decision: InversionDecision;
  readonly board: InversionBoard;
  readonly dealt: InversionDealt;
  readonly shows: InversionShows;
  readonly preview: InversionPreview;
  readonly trick: InversionTrick;
  readonly scoring: InversionScoring;
  readonly turningPoint: InversionTurningPoint;
}
