import type { GameTypes, Scoring, Seat, Trick, TurningPoint, Winning } from '@overtrick/engine';
import type { Colour } from './deck.ts';
import type { CryptrickState } from './state.ts';

/** A card: its colour, and its number from 1 to 9; white has none. */
export interface CryptrickFace {
  readonly colour: Colour;
  readonly rank: number | null;
  /** CRY-1.4: how many blocks it carries, where no option changes that; the board says what a table's options make of it. */
  readonly blocks: number;
}

/** What a seat can decide in Cryptrick: New Listings. */
export type CryptrickDecision =
  | { readonly do: 'reveal'; readonly card: string }
  | { readonly do: 'want' }
  | { readonly do: 'decline' }
  | { readonly do: 'give'; readonly card: string }
  | { readonly do: 'play'; readonly card: string }
  | { readonly do: 'acquire'; readonly card: string };

/**
 * Why a card has its place among the strongest: it is trump, white included, or of the led colour (CRY-3.3), or the
 * highest of the rest (CRY-3.4), or the later one of equal cards.
 */
export type CryptrickWinning = Winning<'trump' | 'led' | 'rest' | 'later'>;

/** A card that was put up for sale, and by whom. */
export interface CryptrickSale {
  readonly seat: Seat;
  readonly card: string;
}

/** A gift as one observer knows it; the card is null for everybody but the two of it (CRY-2.3). */
export interface CryptrickGift {
  readonly from: Seat;
  readonly to: Seat;
  readonly card: string | null;
}

/** CRY-5.1: what acquired cards are worth, and how that comes about. */
export interface CryptrickValue {
  readonly blocks: number;
  /** Different colours among them. */
  readonly colours: number;
  /** Blocks × colours, blocks + colours; after the collapse the blocks alone, or nothing. */
  readonly by: 'product' | 'sum' | 'count' | 'crash';
  readonly points: number;
  /** What they would be worth with one more block, of a new colour. */
  readonly oneMore: number;
  /** One more block is the collapse. */
  readonly atRisk: boolean;
  readonly collapsed: boolean;
}

/** What lies open on a Cryptrick table. */
export interface CryptrickBoard {
  /** The first lead player of this deal. */
  readonly first: Seat;
  /** What is asked; `done` when the deal is over. */
  readonly phase: 'reveal' | 'answer' | 'give' | 'play' | 'acquire' | 'done';
  /** Tricks finished in this deal, acquisitions included. */
  readonly trick: number;
  /** Who reveals a card, and from the lead on who leads the trick. */
  readonly lead: Seat;
  /** The card that was revealed in this trick, by whom, and who bought it; null before that, and `buyer` where nobody did. */
  readonly sale: CryptrickSale | null;
  readonly seller: Seat | null;
  readonly buyer: Seat | null;
  /** The revealed card while it is for sale. */
  readonly offered: string | null;
  /** What the buyer of this trick gave for it; null before that, and where nobody bought. */
  readonly gift: CryptrickGift | null;
  /** By seat: the answer of this trick; `hidden` until all are in, null for a seat that owes one or none. */
  readonly answers: readonly ('want' | 'decline' | 'hidden' | null)[];
  /** The trick, in the order of play. */
  readonly cards: readonly { readonly seat: Seat; readonly card: string }[];
  /** How many acquisition cards there are (CRY-4.1). */
  readonly acquisitions: number;
  /** The seats with the strongest cards so far, one an acquisition card: they will acquire in this order. And why. */
  readonly order: readonly Seat[];
  readonly places: readonly CryptrickWinning[];
  /** Cards of the trick that carry a block and are not acquired yet. */
  readonly spoils: readonly string[];
  /** By seat: the acquired cards, and what they are worth now. */
  readonly taken: readonly (readonly string[])[];
  readonly values: readonly CryptrickValue[];
  /** From this number of blocks on a portfolio has collapsed (CRY-5.1). */
  readonly collapse: number;
  /** By rank: how many blocks such a card carries (CRY-1.4); at 0 for white, which has no rank. */
  readonly blocksByRank: readonly number[];
  /** Cards without a block, which left the tricks of this deal. */
  readonly gone: readonly string[];
  /** The undealt card that was turned up, null before that; and the colour it makes trump, null where it is only white. */
  readonly revealed: string | null;
  readonly trump: Colour | null;
  /** Undealt cards that stay hidden. */
  readonly undealt: number;
}

/** The public set-up of a deal; at level wild without the trump card. */
export interface CryptrickDealt {
  readonly first: Seat;
  readonly revealed: string | null;
  readonly trump: Colour | null;
  readonly undealt: number;
}

/** What a decision turned up. */
export interface CryptrickShows {
  /** What was asked, where not everybody sees the decision: an answer or a gift. */
  readonly asked?: 'answer' | 'give';
  /** With the last answer and with the gift: the card that they were about. */
  readonly sale?: CryptrickSale;
  /** With the last answer: who wants the card, and who buys it. */
  readonly wants?: readonly Seat[];
  readonly buyer?: Seat | null;
  /** With the last card of a trick: its number, who won it, and who acquires in which order. */
  readonly trick?: number;
  readonly winner?: Seat;
  readonly order?: readonly Seat[];
  /** With an acquisition: what the cards of that seat are worth now, and whether it was the collapse. */
  readonly value?: CryptrickValue;
  readonly collapses?: boolean;
  /** The trump card, when it is turned up. */
  readonly revealed?: string | null;
  readonly trump?: Colour | null;
}

/**
 * An answer: who would buy before this seat, nearest first. A gift: to whom, and what is led then. A play: the strongest
 * cards so far, this seat's place among them from 1, null for none. An acquisition: what it would make. What depends on
 * others is not foretold.
 */
export type CryptrickPreview =
  | { readonly do: 'reveal'; readonly card: string; readonly blocks: number }
  | { readonly do: 'want' | 'decline'; readonly nearer: readonly Seat[] }
  | { readonly do: 'give'; readonly card: string; readonly to: Seat; readonly leads: string }
  | {
      readonly do: 'play';
      readonly card: string;
      readonly blocks: number;
      readonly order: readonly Seat[];
      readonly places: readonly CryptrickWinning[];
      readonly place: number | null;
    }
  | { readonly do: 'acquire'; readonly card: string; readonly value: CryptrickValue };

/** A trick whose last card has fallen. */
export interface CryptrickTrick extends Trick {
  readonly plays: readonly {
    readonly seat: Seat;
    readonly card: string;
    readonly cards: readonly string[];
  }[];
  readonly won: CryptrickWinning;
  /** The seats with the strongest cards: they acquire in this order. And why. */
  readonly order: readonly Seat[];
  readonly places: readonly CryptrickWinning[];
  /** What was acquired of it, in turn. */
  readonly acquired: readonly { readonly seat: Seat; readonly card: string }[];
}

/** CRY-5.1: blocks and colours, and how they count. */
export interface CryptrickScoring extends Scoring<CryptrickValue['by']> {
  readonly blocks: number;
  readonly colours: number;
}

/** A block with which somebody's cards collapsed, or what the winner's cards were worth. */
export type CryptrickTurningPoint =
  | (TurningPoint<'crash'> & { readonly card: string; readonly before: number; readonly after: number })
  | (TurningPoint<'fortune'> & {
      readonly blocks: number;
      readonly colours: number;
      readonly points: number;
    });

/** The types of Cryptrick: New Listings. */
export interface Cryptrick extends GameTypes {
  readonly state: CryptrickState;
  readonly face: CryptrickFace;
  readonly decision: CryptrickDecision;
  readonly board: CryptrickBoard;
  readonly dealt: CryptrickDealt;
  readonly shows: CryptrickShows;
  readonly preview: CryptrickPreview;
  readonly trick: CryptrickTrick;
  readonly scoring: CryptrickScoring;
  readonly turningPoint: CryptrickTurningPoint;
}
