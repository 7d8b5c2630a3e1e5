import { copyMatch, type MatchState, type Setup } from '@overtrick/engine';
import { CARDS, copiesOf, RANK_OF, WORD_CARDS } from './deck.ts';
import { readOptions, type Scoring } from './options.ts';

export const REVEAL = 0;
export const ANSWER = 1;
export const GIVE = 2;
export const PLAY = 3;
export const ACQUIRE = 4;

/** White is the bit after the last colour; a second, third and fourth white set the three bits above it. */
const WHITE_BIT = 1 << WORD_CARDS;
const WHITE_BITS = 0b1111 << WORD_CARDS;
/** The bits of a word that stand for different cards. */
export const DISTINCT = 2 * WHITE_BIT - 1;

/** The state of a match of Cryptrick: New Listings: small arrays of numbers, copied without allocating. */
export class CryptrickState implements MatchState {
  readonly players: number;
  readonly deals = 3;
  deal = -1;
  turn = -1;
  readonly points: Int32Array;
  readonly sheet: Int32Array;

  /** CRY-1.2: how often each card is in the deck, and whether the trump card is turned up only after trick 1. */
  readonly copies: readonly number[];
  readonly deck: Uint8Array;
  readonly late: boolean;
  readonly scoring: Scoring;
  /** CRY-1.4: by card, how many blocks it carries. */
  readonly blocks: Uint8Array;
  /** CRY-3.3: what a white counts as among trumps. */
  readonly white: number;
  readonly handSize: number;

  /** The first lead player of this deal. */
  first = -1;
  /** Tricks finished in this deal, acquisitions included. */
  trick = 0;
  /** What is asked: REVEAL, ANSWER, GIVE, PLAY or ACQUIRE. */
  phase = REVEAL;
  /** Who reveals; a buyer takes it over with the lead. */
  lead = -1;
  /** Who revealed the card of this trick, −1 before that; and that card until it is led, −1 otherwise. */
  seller = -1;
  offered = -1;
  /** The card that was given for it; −1 before that, and where it is not known. */
  given = -1;
  /** Bit masks of seats: who has answered (the seller counts as one), and who of them wants the card. */
  answered = 0;
  wants = 0;
  /** The colour that was led, and the colour that is trump beside white; white when there is none. */
  led = -1;
  trump = -1;
  /** Cards in this trick. */
  laid = 0;
  /** Acquisitions made in this trick. */
  acquired = 0;
  /** The undealt card that is or will be turned up; −1 where it is not known. */
  revealed = -1;
  /** The card of each seat in this trick, −1 for none. */
  readonly played: Int8Array;
  /** CRY-4.1: the strongest cards so far, one an acquisition card, best first: strength, then how late, then whose. Until the next lead. */
  readonly best: Int32Array;
  /**
   * Sets of cards, two words each: those left to acquire, those that left the tricks, those in hand (the hidden undealt
   * ones last), those acquired.
   */
  readonly spoils: Int32Array;
  readonly gone: Int32Array;
  readonly hand: Int32Array;
  readonly taken: Int32Array;

  constructor(setup: Setup) {
    const { players } = setup;
    const options = readOptions(players, setup.options);
    this.players = players;
    this.points = new Int32Array(players);
    this.sheet = new Int32Array(players * this.deals);
    this.copies = copiesOf(options);
    this.deck = Uint8Array.from(this.copies.flatMap((copies, card) => Array<number>(copies).fill(card)));
    this.late = options.level === 'wild';
    this.scoring = options.scoring;
    this.blocks = Uint8Array.from(RANK_OF, (rank) => options.blocks[rank]);
    this.white = options.white;
    this.handSize = options.handSize;
    this.played = new Int8Array(players);
    this.best = new Int32Array(options.acquisitions);
    this.spoils = new Int32Array(2);
    this.gone = new Int32Array(2);
    this.hand = new Int32Array(2 * (players + 1));
    this.taken = new Int32Array(2 * players);
  }
}

/** Makes `to` equal to `from`, a match with the same set-up. */
export function copy(from: CryptrickState, to: CryptrickState): void {
  copyMatch(from, to);
  to.first = from.first;
  to.trick = from.trick;
  to.phase = from.phase;
  to.lead = from.lead;
  to.seller = from.seller;
  to.offered = from.offered;
  to.given = from.given;
  to.answered = from.answered;
  to.wants = from.wants;
  to.led = from.led;
  to.trump = from.trump;
  to.laid = from.laid;
  to.acquired = from.acquired;
  to.revealed = from.revealed;
  to.played.set(from.played);
  to.best.set(from.best);
  to.spoils.set(from.spoils);
  to.gone.set(from.gone);
  to.hand.set(from.hand);
  to.taken.set(from.taken);
}

/** Where the hidden undealt cards lie among the hands. */
export const undealtOf = (state: CryptrickState): number => state.players;

const wordOf = (card: number): number => (card < WORD_CARDS ? 0 : 1);
const bitOf = (card: number): number => 1 << (card < WORD_CARDS ? card : card - WORD_CARDS);

/** Whether a set of cards has this one. */
export function hasCard(sets: Int32Array, set: number, card: number): boolean {
  return (sets[2 * set + wordOf(card)] & bitOf(card)) !== 0;
}

/** Puts a card into a set; whites pile up. */
export function addCard(sets: Int32Array, set: number, card: number): void {
  const at = 2 * set + wordOf(card);
  const bit = bitOf(card);
  if (bit === WHITE_BIT) sets[at] |= (((sets[at] & WHITE_BITS) << 1) & WHITE_BITS) | WHITE_BIT;
  else sets[at] |= bit;
}

/** Takes a card out of a set. */
export function removeCard(sets: Int32Array, set: number, card: number): void {
  const at = 2 * set + wordOf(card);
  const bit = bitOf(card);
  if (bit === WHITE_BIT) sets[at] = (sets[at] & ~WHITE_BITS) | (((sets[at] & WHITE_BITS) >> 1) & WHITE_BITS);
  else sets[at] &= ~bit;
}

/** The cards of a set in the order of the deck, a white as often as it is there. */
export function cardsOf(sets: Int32Array, set: number): number[] {
  const cards: number[] = [];
  for (let card = 0; card < CARDS - 1; card++) if (hasCard(sets, set, card)) cards.push(card);
  for (let whites = sets[2 * set + 1] >> WORD_CARDS; whites !== 0; whites >>= 1) cards.push(CARDS - 1);
  return cards;
}
