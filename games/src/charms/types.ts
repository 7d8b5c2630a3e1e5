import type { GameTypes, Scoring, Seat, Trick, TurningPoint, Winning } from '@overtrick/engine';
import type { Suit } from './deck.ts';
import type { CharmsState } from './state.ts';

/** A card is a suit or a number from 1 to 8. */
export type CharmsFace =
  | { readonly kind: 'suit'; readonly suit: Suit }
  | { readonly kind: 'number'; readonly number: number };

/** A suit card and a number card that are shown side by side and count as one. */
export interface CharmsPair {
  readonly suit: Suit;
  readonly number: string;
}

/** In the first trick everybody plays a pair (CHA-4.1), afterwards one card (CHA-5.1). */
export type CharmsDecision =
  | { readonly do: 'bid'; readonly tricks: number }
  | ({ readonly do: 'pair' } & CharmsPair)
  | { readonly do: 'play'; readonly card: string };

/** Why a pair wins: the highest number beside trump, the highest beside the led suit (CHA-6.1), the later of equals (CHA-6.2). */
export type CharmsWinning = Winning<'trump' | 'led' | 'later'>;

/**
 * What the led suit asks. `lead`: nothing, you lead (CHA-4.2, 5.2) · `show`: play it, you hold it (CHA-4.3, 5.3) · `keep`:
 * you show it, do not cover it with another (CHA-5.4) · `uncover`: you show it, but have only other suits left (CHA-5.5) ·
 * `free`: you neither show nor hold it (CHA-4.3, 5.6).
 */
export type CharmsDuty = 'lead' | 'show' | 'keep' | 'uncover' | 'free';

/** What a seat shows in a trick after its play, cards of earlier tricks included. */
export interface CharmsPlay {
  readonly seat: Seat;
  readonly cards: readonly [suit: Suit, number: string];
  /** What its number counts beside (CHA-6.1); null when it cannot win. Led trump is trump. */
  readonly beside: 'trump' | 'led' | null;
}

/** What lies open on a Charms table; `duty` alone is for the observer's eyes. */
export interface CharmsBoard {
  readonly dealer: Seat;
  readonly phase: 'bid' | 'play';
  readonly trump: Suit;
  /** The undealt cards that were turned up, in order; the last one made trump (CHA-2.1). */
  readonly flipped: readonly string[];
  /** Undealt cards that nobody saw. */
  readonly undealt: number;
  /** Hands that were shown and dealt again, in order (CHA-1.3). */
  readonly redealt: readonly { readonly seat: Seat; readonly shown: readonly string[] }[];
  readonly bids: readonly (number | null)[];
  readonly taken: readonly number[];
  /** Tricks finished in this deal. */
  readonly trick: number;
  readonly leader: Seat;
  /** The suit that was led in this trick: what its leader shows, also after playing a number (CHA-5.2). */
  readonly led: Suit | null;
  /** What everybody shows who has played in this trick, in the order of play. */
  readonly plays: readonly CharmsPlay[];
  /** Who wins the trick as it lies, and why. */
  readonly winning: CharmsWinning | null;
  /** What the led suit asks of the observer; null unless it is asked for a card. */
  readonly duty: CharmsDuty | null;
  /** What each seat shows now, the tops of its piles; null before its first play. */
  readonly shown: readonly (CharmsPair | null)[];
  /** All cards of each seat in the order it played them: a suit, a number, then one a trick, onto the pile of its kind. */
  readonly played: readonly (readonly string[])[];
}

/** The public set-up of a deal. */
export interface CharmsDealt {
  readonly dealer: Seat;
  readonly first: Seat;
  readonly flipped: readonly string[];
  readonly trump: Suit;
  readonly redealt: readonly { readonly seat: Seat; readonly shown: readonly string[] }[];
}

/** What a play turned up. */
export interface CharmsShows {
  /** What its seat shows now. */
  readonly pair: CharmsPair;
  /** The led suit, when this play led (CHA-5.2). */
  readonly led?: Suit;
  /** The number of the trick that ended, from 0, who won it, and with what. */
  readonly trick?: number;
  readonly winner?: Seat;
  readonly winningPair?: CharmsPair;
}

/** A bid: the points for being off by 0, 1, 2, and 3 or more (CHA-7.1). A play: the pair it would show, which pile one card alone covers, the led suit, and how the trick would then stand. */
export type CharmsPreview =
  | { readonly do: 'bid'; readonly tricks: number; readonly stakes: readonly number[] }
  | ((
      | { readonly do: 'pair' }
      | { readonly do: 'play'; readonly card: string; readonly covers: 'suit' | 'number' }
    ) &
      CharmsPair & { readonly led: Suit; readonly winning: CharmsWinning });

/** A finished trick: what everybody showed at its end. */
export interface CharmsTrick extends Trick {
  readonly plays: readonly CharmsPlay[];
  readonly won: CharmsWinning;
  readonly led: Suit;
}

/** CHA-7.1: the bid was met, or missed by so many. */
export interface CharmsScoring extends Scoring<'exact' | 'off'> {
  readonly bid: number;
  readonly taken: number;
  /** By how many tricks the bid was missed. */
  readonly off: number;
}

/** A bid that was met or missed in the deal that decided the match. */
export interface CharmsTurningPoint extends TurningPoint<'missed' | 'exact'> {
  readonly bid: number;
  readonly taken: number;
  /** By how many tricks the bid was missed. */
  readonly off: number;
  /** What it brought; points are bad. */
  readonly points: number;
}

/** The types of Charms. */
export interface Charms extends GameTypes {
  readonly state: CharmsState;
  readonly face: CharmsFace;
  readonly decision: CharmsDecision;
  readonly board: CharmsBoard;
  readonly dealt: CharmsDealt;
  readonly shows: CharmsShows;
  readonly preview: CharmsPreview;
  readonly trick: CharmsTrick;
  readonly scoring: CharmsScoring;
  readonly turningPoint: CharmsTurningPoint;
}
