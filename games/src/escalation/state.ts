import { copyMatch, type MatchState, type Setup } from '@overtrick/engine';
import { DECK_SIZE, KINDS } from './deck.ts';
import { copiesOf, dealsOf, handOf } from './options.ts';

/** Where the counts of a seat's hand begin; add the kind. */
export const handAt = (seat: number): number => seat * KINDS;

/** The state of a match of Escalation!: small arrays of numbers, copied without allocating. */
export class EscalationState implements MatchState {
  readonly players: number;
  readonly deals: number;
  deal = -1;
  turn = -1;
  readonly points: Int32Array;
  readonly sheet: Int32Array;

  /** How many cards of each kind this table's deck has; the same for the whole match. */
  readonly copies: Uint8Array;
  /** ESC-1.3: how many cards a hand has while the draw pile lasts. */
  readonly handSize: number;
  /** Who had the first turn of this deal. */
  first = -1;
  /** The last announced total; 0 when the middle is empty and any lead will do. */
  total = 0;
  /** How many cards lie in the middle. */
  middle = 0;
  /** Who led them, and the decisions since, one seat after the other. */
  leader = -1;
  turns = 0;
  /** How many of these turns were taken last; while the middle is empty they still stand in `laid`. */
  tookTurns = 0;
  readonly laid: Uint16Array;
  /** The draw pile: `deck[drawn]` is the next card. */
  drawn = 0;
  readonly deck: Uint8Array;
  /** How many cards of each kind a seat holds, the mask of the kinds it holds at all, and how many cards. */
  readonly hand: Uint8Array;
  readonly kinds: Int32Array;
  readonly held: Uint8Array;
  /** How many cards lie face down before each seat. */
  readonly stack: Uint8Array;
  /** Once a deal has ended: how many of them came from the middle (ESC-3.3). */
  readonly taken: Uint8Array;
  /** How many cards of each kind have been played, for all to see. */
  readonly seen: Uint8Array;

  constructor(setup: Setup) {
    const { players, options } = setup;
    this.players = players;
    this.deals = dealsOf(options, players);
    this.points = new Int32Array(players);
    this.sheet = new Int32Array(players * this.deals);
    this.copies = copiesOf(options);
    this.handSize = handOf(options);
    this.laid = new Uint16Array(DECK_SIZE);
    this.deck = new Uint8Array(this.copies.reduce((sum, count) => sum + count) - this.handSize * players);
    this.hand = new Uint8Array(handAt(players));
    this.kinds = new Int32Array(players);
    this.held = new Uint8Array(players);
    this.stack = new Uint8Array(players);
    this.taken = new Uint8Array(players);
    this.seen = new Uint8Array(KINDS);
  }
}

/** Makes `to` equal to `from`. */
export function copy(from: EscalationState, to: EscalationState): void {
  copyMatch(from, to);
  to.first = from.first;
  to.total = from.total;
  to.middle = from.middle;
  to.leader = from.leader;
  to.turns = from.turns;
  to.tookTurns = from.tookTurns;
  to.laid.set(from.laid);
  to.drawn = from.drawn;
  to.deck.set(from.deck);
  to.hand.set(from.hand);
  to.kinds.set(from.kinds);
  to.held.set(from.held);
  to.stack.set(from.stack);
  to.taken.set(from.taken);
  to.seen.set(from.seen);
}

/** Puts a card into a hand. */
export function addCard(state: EscalationState, seat: number, kind: number): void {
  state.hand[handAt(seat) + kind]++;
  state.kinds[seat] |= 1 << kind;
  state.held[seat]++;
}

/** Takes cards of one kind out of a hand. */
export function removeCards(state: EscalationState, seat: number, kind: number, count: number): void {
  const at = handAt(seat) + kind;
  state.hand[at] -= count;
  if (state.hand[at] === 0) state.kinds[seat] &= ~(1 << kind);
  state.held[seat] -= count;
}
