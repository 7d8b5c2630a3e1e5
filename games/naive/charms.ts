import { type Fields, Journal, type NaiveDeal, type NaiveGame, PlayedDeal, tellHands } from './deal.ts';
import {
  dealHands,
  isCards,
  isFields,
  isWhole,
  noOptions,
  range,
  readDealer,
  readStart,
  remove,
  type Start,
  shuffled,
  times,
  tooMany,
} from './deck.ts';

type Redeal = { seat: number; shown: string[] };

export type CharmsSetup = Start & { flipped: string[]; trump: string; redealt: Redeal[] };

type Showing = { suit: string; number: string };

interface State {
  hands: string[][];
  bids: number[];
  /** What each seat shows on its two piles; none before its first play. */
  showing: (Showing | null)[];
  covered: string[];
  /** Seats that have played in this trick, from the leader on. */
  trick: number[];
  leader: number;
  taken: number[];
  tricks: number;
}

const suits = ['coin', 'key', 'clover', 'rabbit'];
const numbers = range(1, 8).map(String);

/** CHA-1.1 */
const deck = [...suits.flatMap((suit) => times(8, suit)), ...numbers.flatMap((number) => times(4, number))];

const isSuit = (card: string): boolean => suits.includes(card);
const isNumber = (card: string): boolean => numbers.includes(card);

/** CHA-1.3 */
function isGood(hand: readonly string[]): boolean {
  return hand.filter(isSuit).length >= 3 && hand.filter(isNumber).length >= 3;
}

export class CharmsDeal extends PlayedDeal {
  private readonly setup: CharmsSetup;
  private readonly s: State;

  constructor(setup: CharmsSetup, state: State, journal: Journal) {
    super(setup.deal, journal);
    this.setup = setup;
    this.s = state;
  }

  private get players(): number {
    return this.setup.hands.length;
  }

  private bidding(): boolean {
    return this.s.bids.length < this.players;
  }

  over(): boolean {
    return this.s.trick.length === 0 && this.s.hands.every((hand) => hand.length === 0);
  }

  actors(): number[] {
    if (this.over()) return [];
    // CHA-3.2, CHA-4.1
    const steps = this.bidding()
      ? this.setup.first + this.s.bids.length
      : this.s.leader + this.s.trick.length;
    return [steps % this.players];
  }

  /** CHA-5.2: what the leader shows after playing; `null` before that. */
  private ledSuit(): string | null {
    return this.s.trick.length === 0 ? null : this.shownBy(this.s.leader).suit;
  }

  private shownBy(seat: number): Showing {
    const showing = this.s.showing[seat];
    if (showing === null) throw new Error(`seat ${seat} shows nothing yet`);
    return showing;
  }

  protected choices(seat: number): string[] {
    if (this.bidding()) return range(0, 12).map((tricks) => `bid:${tricks}`); // CHA-3.1, CHA-3.2
    const hand = this.s.hands[seat];
    const led = this.ledSuit();
    if (this.s.showing[seat] === null) {
      const mustFollow = led !== null && hand.includes(led);
      const playable = mustFollow ? [led] : hand.filter(isSuit); // CHA-4.2, CHA-4.3
      return playable.flatMap((suit) => hand.filter(isNumber).map((number) => `play:${suit}+${number}`)); // CHA-4.4
    }
    const cards = led === null ? hand : followers(hand, this.shownBy(seat).suit, led);
    return cards.map((card) => `play:${card}`);
  }

  protected reason(seat: number, decision: string): string {
    if (/^bid:\d+$/.test(decision)) return this.bidding() ? 'CHA-3.2' : 'turn';
    if (!decision.startsWith('play:')) return 'form';
    const cards = decision.slice('play:'.length).split('+');
    if (!cards.every((card) => isSuit(card) || isNumber(card))) return 'form';
    if (this.bidding()) return 'turn';
    const hand = this.s.hands[seat];
    if (!cards.every((card) => hand.includes(card))) return 'card';
    const showing = this.s.showing[seat];
    if (showing === null) {
      const isPair = cards.length === 2 && isSuit(cards[0]) && isNumber(cards[1]);
      return isPair ? 'CHA-4.3' : 'CHA-4.1';
    }
    if (cards.length !== 1) return 'CHA-5.1';
    return showing.suit === this.ledSuit() ? 'CHA-5.4' : 'CHA-5.3';
  }

  protected act(seat: number, decision: string): void {
    const { s } = this;
    const [, value] = decision.split(':');
    this.tellChoice(seat, decision);
    if (this.bidding()) {
      s.bids.push(Number(value));
      return;
    }
    const cards = value.split('+');
    for (const card of cards) remove(s.hands[seat], card);
    const before = s.showing[seat];
    const suit = cards.find(isSuit);
    const number = cards.find(isNumber);
    if (before !== null) s.covered.push(suit === undefined ? before.number : before.suit);
    s.showing[seat] = { suit: suit ?? before?.suit ?? '', number: number ?? before?.number ?? '' };
    s.trick.push(seat);
    if (s.trick.length === this.players) this.finishTrick();
  }

  private finishTrick(): void {
    const { s } = this;
    const showTrump = s.trick.filter((seat) => this.shownBy(seat).suit === this.setup.trump);
    const showLed = s.trick.filter((seat) => this.shownBy(seat).suit === this.ledSuit());
    const contenders = showTrump.length > 0 ? showTrump : showLed; // CHA-6.1
    let winner = contenders[0];
    for (const seat of contenders) {
      if (Number(this.shownBy(seat).number) >= Number(this.shownBy(winner).number)) winner = seat; // CHA-6.2
    }
    s.taken[winner] += 1;
    this.endTrick({ t: 'trick', trick: s.tricks, winner });
    s.tricks += 1;
    s.leader = winner;
    s.trick = [];
  }

  protected points(): number[] {
    // CHA-7.1
    return this.s.taken.map((tricks, seat) => {
      const bid = this.s.bids[(seat - this.setup.first + this.players) % this.players];
      const off = Math.abs(tricks - bid);
      if (off === 0) return 0;
      if (off === 1) return 1;
      return off === 2 ? 3 : 5;
    });
  }

  hands(): string[][] {
    return structuredClone(this.s.hands);
  }

  cards(): string[] {
    const shown = this.s.showing.flatMap((two) => (two === null ? [] : [two.suit, two.number]));
    return [...this.s.hands.flat(), ...shown, ...this.s.covered, ...this.setup.flipped];
  }

  clone(): NaiveDeal {
    return new CharmsDeal(this.setup, structuredClone(this.s), this.journal.copy());
  }
}

/** The cards a follower may play after trick 1. */
function followers(hand: readonly string[], shows: string, led: string): readonly string[] {
  if (shows !== led) {
    return hand.includes(led) ? [led] : hand; // CHA-5.3, CHA-5.6
  }
  const onlyOtherSuits = hand.every((card) => isSuit(card) && card !== led);
  return onlyOtherSuits ? hand : hand.filter((card) => isNumber(card) || card === led); // CHA-5.5, CHA-5.4
}

/** Sets the table without checking the set-up, so that tests can use small hands. */
export function charmsDeal(setup: CharmsSetup): CharmsDeal {
  const players = setup.hands.length;
  const journal = new Journal();
  journal.tell({ players, dealer: (setup.first + players - 1) % players, first: setup.first });
  for (const { seat, shown } of setup.redealt) journal.tell({ seat, redealt: [...shown].sort() }); // CHA-1.4
  tellHands(journal, setup.hands);
  journal.tell({ flipped: setup.flipped, trump: setup.trump }); // CHA-2.1
  const state: State = {
    hands: structuredClone(setup.hands),
    bids: [],
    showing: setup.hands.map(() => null),
    covered: [],
    trick: [],
    leader: setup.first,
    taken: setup.hands.map(() => 0),
    tricks: 0,
  };
  return new CharmsDeal(setup, state, journal);
}

function drawCharms(players: number, first: number, rnd: (n: number) => number): Fields {
  let undealt = shuffled(deck, rnd);
  const hands = dealHands(undealt, players, 13);
  const redealt: Redeal[] = [];
  for (const step of range(0, players - 1)) {
    const seat = (first + step) % players; // CHA-1.4
    while (!isGood(hands[seat])) {
      redealt.push({ seat, shown: hands[seat] });
      undealt = shuffled([...undealt, ...hands[seat]], rnd);
      hands[seat] = undealt.splice(0, 13);
    }
  }
  const at = undealt.findIndex(isSuit);
  if (at < 0) return drawCharms(players, first, rnd); // CHA-2.2
  return { hands, flipped: undealt.slice(0, at + 1), trump: undealt[at], redealt };
}

function isRedeal(value: unknown, players: number): value is Redeal {
  return isFields(value) && isWhole(value.seat, players) && isCards(value.shown) && value.shown.length === 13;
}

/** CHA-1.3, CHA-1.4: what was shown was bad, in turn, and possible beside the other hands of that moment. */
function redealProblem(start: Start, redealt: readonly Redeal[]): string | null {
  const players = start.hands.length;
  const turn = (seat: number): number => (seat - start.first + players) % players;
  for (const [i, { seat, shown }] of redealt.entries()) {
    if (isGood(shown)) return `redealt ${i}: the hand of seat ${seat} was good`;
    if (i > 0 && turn(seat) < turn(redealt[i - 1].seat)) return `redealt ${i}: seat ${seat} is out of turn`;
    const table = start.hands.map((final, other) => {
      if (other === seat) return shown;
      const later = redealt.find((redeal) => redeal.seat === other);
      return turn(other) > turn(seat) && later ? later.shown : final;
    });
    const problem = tooMany(deck, table.flat());
    if (problem) return `redealt ${i}: ${problem}`;
  }
  return null;
}

export const charms: NaiveGame = {
  seats: { min: 3, max: 4 },
  wins: 'fewest', // CHA-7.2
  hasDealer: true,
  settle: noOptions,
  deals: () => 4, // CHA-7.2
  draw: (players, _options, first, rnd) => drawCharms(players, first, rnd),
  start(players: number, _options: Fields, deal: Fields) {
    const start = readStart(deal, players, 13);
    if (typeof start === 'string') return start;
    const dealer = readDealer(deal, players);
    if (typeof dealer === 'string') return dealer;
    const { flipped, trump, redealt } = deal;
    if (!isCards(flipped)) return 'flipped must be a list of cards';
    if (!Array.isArray(redealt) || !redealt.every((one) => isRedeal(one, players))) {
      return 'redealt must be a list of seats with the 13 cards shown';
    }
    const problem = tooMany(deck, [...start.hands.flat(), ...flipped]) ?? redealProblem(start, redealt);
    if (problem) return problem;
    const bad = start.hands.findIndex((hand) => !isGood(hand));
    if (bad >= 0) return `hand ${bad} has fewer than 3 suits or 3 numbers (CHA-1.3)`;
    const last = flipped.at(-1);
    if (last === undefined || flipped.findIndex(isSuit) !== flipped.length - 1) {
      return 'flipped must end with its only suit card (CHA-2.1)';
    }
    if (trump !== last) return `trump must be ${last}, the flipped suit`;
    return charmsDeal({ ...start, flipped, trump: last, redealt });
  },
};
