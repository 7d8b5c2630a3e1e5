import type { GameTypes, Scoring, Seat, TurningPoint } from '@overtrick/engine';
import type { EscalationState } from './state.ts';

/** What a card is: a number, a wild, or the card for a pass. */
export type EscalationFace =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'wild' }
  | { readonly kind: 'pass' };

/** What a seat can decide in Escalation!. */
export type EscalationDecision =
  | {
      readonly do: 'play';
      /** Natural cards first, then wilds. */
      readonly cards: readonly string[];
      /** What every card of the set counts. */
      readonly value: number;
      /** ESC-2.1: value × cards. */
      readonly total: number;
    }
  | { readonly do: 'pass' }
  | { readonly do: 'take' };

/** One turn's cards in the middle. */
export interface EscalationPlay {
  readonly seat: Seat;
  /** Natural cards first, then wilds; a pass card alone. */
  readonly cards: readonly string[];
  /** What every card of the set counts; null for a pass card. */
  readonly value: number | null;
  /** What was announced. */
  readonly total: number;
}

/** What lies open on an Escalation! table, and what everybody can remember of it. */
export interface EscalationBoard {
  /** Who had the first turn of this deal. */
  readonly first: Seat;
  /** Whether the asked seat leads any total, or answers the last one. */
  readonly phase: 'lead' | 'answer';
  /** The total to go over; null for a lead. */
  readonly total: number | null;
  /** The turns since the last lead, oldest first. */
  readonly middle: readonly EscalationPlay[];
  /** How many cards that is: what you would take. */
  readonly middleSize: number;
  /** Face-down cards of each seat; once the deal has ended, its points. */
  readonly stacks: readonly number[];
  /** How many of them each seat took from the middle; the others were left in hand at the end (ESC-3.3). */
  readonly taken: readonly number[];
  /** Who has just taken the middle, turn by turn and card by card as it was laid; null once somebody leads. */
  readonly lastTake: {
    readonly seat: Seat;
    readonly plays: readonly EscalationPlay[];
    readonly cards: readonly string[];
  } | null;
  /** Cards left to draw. */
  readonly drawPile: number;
  /** How many of each card have been played in this deal, for all to see: middle and stacks. */
  readonly seen: Readonly<Record<string, number>>;
  /** How many of each card the deck has. */
  readonly copies: Readonly<Record<string, number>>;
}

/** The public set-up of a deal. */
export interface EscalationDealt {
  readonly first: Seat;
  readonly drawPile: number;
}

/** What a decision turned up. */
export interface EscalationShows {
  /** A take: how many cards, and which, in the order they were laid. */
  readonly took?: number;
  readonly cards?: readonly string[];
  /** A play or a pass: the announced total, and how many cards were drawn. */
  readonly total?: number;
  readonly draws?: number;
  /** The drawn cards, for the one who drew any. */
  readonly drew?: readonly string[];
}

/** A turn: the total, how many cards come back, and whether it ends the deal. Taking: how many cards, and the stack they make. */
export type EscalationPreview =
  | {
      readonly do: 'play' | 'pass';
      readonly cards: readonly string[];
      readonly total: number;
      readonly draws: number;
      readonly ends: boolean;
    }
  | { readonly do: 'take'; readonly takes: number; readonly stack: number };

/** ESC-3.3: cards taken from the middle and cards left in hand; who went out has none left. */
export interface EscalationScoring extends Scoring<'out' | 'hand'> {
  readonly taken: number;
  readonly left: number;
}

/** The largest pile that somebody took who did not win (ESC-2.4). */
export interface EscalationTurningPoint extends TurningPoint<'pile'> {
  readonly cards: number;
}

/** The types of Escalation!. */
export interface Escalation extends GameTypes {
  readonly state: EscalationState;
  readonly face: EscalationFace;
  readonly decision: EscalationDecision;
  readonly board: EscalationBoard;
  readonly dealt: EscalationDealt;
  readonly shows: EscalationShows;
  readonly preview: EscalationPreview;
  /** There are none. */
  readonly trick: never;
  readonly scoring: EscalationScoring;
  readonly turningPoint: EscalationTurningPoint;
}
