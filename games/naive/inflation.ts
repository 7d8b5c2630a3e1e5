import { type Fields, Journal, type NaiveDeal, type NaiveGame, PlayedDeal, tellHands } from './deal.ts';
import {
  dealHands,
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

export type InflationSetup = Start;

interface State {
  hands: string[][];
  bids: number[];
  /** Cards in the order they show, the newest on the left. */
  rows: string[][];
  /** Cards of this trick, from the leader on. */
  trick: string[];
  leader: number;
  taken: number[];
  /** Number of each seat's last trick won, −1 before the first. */
  lastWon: number[];
  tricks: number;
}

/** INF-1.1 */
const deck = range(1, 10).flatMap((rank) => times(rank, `${rank}`));

/** INF-3.4, INF-3.5: of a covered card only the last digit shows. */
export function reading(row: readonly string[]): bigint {
  return BigInt(row.map((card, place) => (place === 0 ? card : card.slice(-1))).join(''));
}

export class InflationDeal extends PlayedDeal {
  private readonly setup: InflationSetup;
  private readonly s: State;

  constructor(setup: InflationSetup, state: State, journal: Journal) {
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
    // INF-2.1, INF-3.1
    const steps = this.bidding()
      ? this.setup.first + this.s.bids.length
      : this.s.leader + this.s.trick.length;
    return [steps % this.players];
  }

  protected choices(seat: number): string[] {
    if (this.bidding()) return range(0, 12).map((tricks) => `bid:${tricks}`);
    const hand = this.s.hands[seat];
    const led = this.s.trick[0];
    const following = hand.filter((card) => card === led);
    return (following.length > 0 ? following : hand).map((card) => `play:${card}`); // INF-3.2, INF-3.3
  }

  protected reason(seat: number, decision: string): string {
    const [kind, value] = decision.split(':');
    if (!/^(bid:\d+|play:([1-9]|10))$/.test(decision)) return 'form';
    if ((kind === 'bid') !== this.bidding()) return 'turn';
    if (kind === 'bid') return 'INF-2.2';
    return this.s.hands[seat].includes(value) ? 'INF-3.3' : 'card';
  }

  protected act(seat: number, decision: string): void {
    const { s } = this;
    const [, value] = decision.split(':');
    this.tellChoice(seat, decision);
    if (this.bidding()) {
      s.bids.push(Number(value));
      return;
    }
    remove(s.hands[seat], value);
    s.rows[seat].unshift(value);
    s.trick.push(value);
    if (s.trick.length === this.players) this.finishTrick();
  }

  private finishTrick(): void {
    const { s } = this;
    let winner = s.leader;
    for (const step of range(1, this.players - 1)) {
      const seat = (s.leader + step) % this.players;
      if (reading(s.rows[seat]) >= reading(s.rows[winner])) winner = seat; // INF-3.6: equal, the later one
    }
    s.taken[winner] += 1;
    s.lastWon[winner] = s.tricks;
    this.endTrick({ t: 'trick', trick: s.tricks, winner });
    s.tricks += 1;
    s.leader = winner;
    s.trick = [];
  }

  protected points(): number[] {
    const { taken, lastWon } = this.s;
    const bids = range(0, this.players - 1).map((seat) => this.bidOf(seat));
    const most = Math.max(...taken);
    const missedWithMost = range(0, this.players - 1).filter(
      (seat) => taken[seat] === most && taken[seat] !== bids[seat],
    );
    const latest = Math.max(...missedWithMost.map((seat) => lastWon[seat]));
    return taken.map((tricks, seat) => {
      if (tricks === bids[seat]) return 2 * tricks; // INF-4.1
      if (missedWithMost.includes(seat) && lastWon[seat] === latest) return 0; // INF-4.2, INF-4.4
      return tricks; // INF-4.3
    });
  }

  private bidOf(seat: number): number {
    return this.s.bids[(seat - this.setup.first + this.players) % this.players];
  }

  hands(): string[][] {
    return structuredClone(this.s.hands);
  }

  cards(): string[] {
    return [...this.s.hands.flat(), ...this.s.rows.flat()];
  }

  clone(): NaiveDeal {
    return new InflationDeal(this.setup, structuredClone(this.s), this.journal.copy());
  }
}

/** Sets the table without checking the set-up, so that tests can use small hands. */
export function inflationDeal(setup: InflationSetup): InflationDeal {
  const players = setup.hands.length;
  const journal = new Journal();
  journal.tell({ players, dealer: (setup.first + players - 1) % players, first: setup.first });
  tellHands(journal, setup.hands);
  const state: State = {
    hands: structuredClone(setup.hands),
    bids: [],
    rows: setup.hands.map(() => []),
    trick: [],
    leader: setup.first,
    taken: setup.hands.map(() => 0),
    lastWon: setup.hands.map(() => -1),
    tricks: 0,
  };
  return new InflationDeal(setup, state, journal);
}

export const inflation: NaiveGame = {
  seats: { min: 3, max: 4 },
  wins: 'most', // INF-5.2
  hasDealer: true,
  settle: noOptions,
  deals: (players) => players, // INF-5.1
  draw: (players, _options, _first, rnd) => ({ hands: dealHands(shuffled(deck, rnd), players, 12) }),
  start(players: number, _options: Fields, deal: Fields) {
    const start = readStart(deal, players, 12);
    if (typeof start === 'string') return start;
    const dealer = readDealer(deal, players);
    if (typeof dealer === 'string') return dealer;
    return tooMany(deck, start.hands.flat()) ?? inflationDeal(start);
  },
};
