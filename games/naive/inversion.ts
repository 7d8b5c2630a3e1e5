import { type Fields, Journal, type NaiveDeal, type NaiveGame, PlayedDeal, tellHands } from './deal.ts';
import { dealHands, isCards, notTheDeck, range, readStart, remove, type Start, shuffled } from './deck.ts';

export type InversionSetup = Start & { suits: string[]; lane: string[] };

interface State {
  hands: string[][];
  /** The lane from this trick's follow card on; an inversion changes its first card. */
  lane: string[];
  /** Highest declaration so far, 0 before the first. */
  declared: number;
  declarer: number;
  passed: boolean[];
  /** Whose turn it is in the auction. */
  asked: number;
  /** The cards that count, from the leader on (INV-3.5). */
  trick: string[];
  inverted: boolean;
  leader: number;
  taken: number[];
  tricks: number;
  won: string[];
}

const allSuits = ['C', 'S', 'H', 'D', 'N'];

const suitOf = (card: string): string => card[0];
const rankOf = (card: string): number => Number(card.slice(1));

export class InversionDeal extends PlayedDeal {
  private readonly setup: InversionSetup;
  private readonly s: State;

  constructor(setup: InversionSetup, state: State, journal: Journal) {
    super(setup.deal, journal);
    this.setup = setup;
    this.s = state;
  }

  private get players(): number {
    return this.setup.hands.length;
  }

  /** INV-2.1, INV-2.3: until one is left, or somebody declared 10. Two players have no auction. */
  private inAuction(): boolean {
    if (this.players === 2 || this.s.declared === 10) return false;
    return this.s.passed.filter((passed) => !passed).length > 1;
  }

  over(): boolean {
    return this.s.trick.length === 0 && this.s.hands.every((hand) => hand.length === 0);
  }

  actors(): number[] {
    if (this.over()) return [];
    return [this.inAuction() ? this.s.asked : (this.s.leader + this.s.trick.length) % this.players];
  }

  protected choices(seat: number): string[] {
    const { declared, hands, lane } = this.s;
    if (this.inAuction()) {
      const higher = range(declared + 1, 10).map((tricks) => `declare:${tricks}`); // INV-2.1, INV-2.2
      return declared === 0 ? higher : [...higher, 'pass']; // INV-2.3
    }
    const follow = lane[0];
    const hand = hands[seat];
    const ofSuit = hand.filter((card) => suitOf(card) === suitOf(follow));
    const ofEleven = hand.filter((card) => rankOf(card) + rankOf(follow) === 11);
    const playable = ofSuit.length > 0 ? [...ofSuit, ...ofEleven] : hand; // INV-3.2, INV-3.3, INV-3.4
    return playable.map((card) => `play:${card}`);
  }

  protected reason(seat: number, decision: string): string {
    if (decision === 'pass') return this.inAuction() ? 'INV-2.3' : 'turn';
    if (/^declare:\d+$/.test(decision)) {
      if (!this.inAuction()) return 'turn';
      return decision === 'declare:0' ? 'INV-2.2' : 'INV-2.1';
    }
    if (!/^play:[CSHDN]([1-9]|10)$/.test(decision)) return 'form';
    if (this.inAuction()) return 'turn';
    return this.s.hands[seat].includes(decision.slice('play:'.length)) ? 'INV-3.2' : 'card';
  }

  protected act(seat: number, decision: string): void {
    this.tellChoice(seat, decision);
    const [, value] = decision.split(':');
    if (this.inAuction()) this.bid(seat, value);
    else this.play(seat, value);
  }

  private bid(seat: number, tricks: string | undefined): void {
    const { s } = this;
    if (tricks === undefined) {
      s.passed[seat] = true;
    } else {
      s.declared = Number(tricks);
      s.declarer = seat;
    }
    do s.asked = (s.asked + 1) % this.players;
    while (s.passed[s.asked]);
    if (this.inAuction()) return;
    s.leader = s.declarer; // INV-3.1
    this.journal.tell({ parent: s.declarer, declared: s.declared });
  }

  private play(seat: number, card: string): void {
    const { s } = this;
    remove(s.hands[seat], card);
    const follow = s.lane[0];
    if (rankOf(card) + rankOf(follow) === 11) {
      s.inverted = true; // INV-3.5
      s.lane[0] = card;
      s.trick.push(follow);
    } else {
      s.trick.push(card);
    }
    if (s.trick.length === this.players) this.finishTrick();
  }

  private finishTrick(): void {
    const { s } = this;
    const ofSuit = s.trick.filter((card) => suitOf(card) === suitOf(s.lane[0]));
    const contenders = s.inverted || ofSuit.length === 0 ? s.trick : ofSuit; // INV-4.1, INV-4.2
    const highest = Math.max(...contenders.map(rankOf));
    const best = contenders.find((card) => rankOf(card) === highest) ?? ''; // INV-4.3: the earlier one
    const winner = (s.leader + s.trick.indexOf(best)) % this.players;
    s.taken[winner] += 1;
    this.endTrick({ t: 'trick', trick: s.tricks, winner });
    s.won.push(...s.trick, ...s.lane.splice(0, 1)); // INV-4.4
    s.tricks += 1;
    s.leader = winner;
    s.trick = [];
    s.inverted = false; // INV-3.7
  }

  protected points(): number[] {
    const { taken, declarer, declared } = this.s;
    if (this.players === 2) return [...taken]; // INV-5.1
    const parentWins = taken[declarer] >= declared; // INV-5.2
    return taken.map((_, seat) => ((seat === declarer) === parentWins ? 1 : 0));
  }

  override extras(): Fields {
    const { taken, declarer, declared } = this.s;
    return this.players === 2 ? { taken: [...taken] } : { parent: declarer, declared, taken: [...taken] };
  }

  hands(): string[][] {
    return structuredClone(this.s.hands);
  }

  cards(): string[] {
    return [...this.s.hands.flat(), ...this.s.lane, ...this.s.trick, ...this.s.won];
  }

  clone(): NaiveDeal {
    return new InversionDeal(this.setup, structuredClone(this.s), this.journal.copy());
  }
}

/** Sets the table without checking the set-up, so that tests can use small hands. */
export function inversionDeal(setup: InversionSetup): InversionDeal {
  const players = setup.hands.length;
  const journal = new Journal();
  journal.tell({ players, first: setup.first, suits: setup.suits, lane: setup.lane });
  tellHands(journal, setup.hands);
  const state: State = {
    hands: structuredClone(setup.hands),
    lane: [...setup.lane],
    declared: 0,
    declarer: setup.first,
    passed: setup.hands.map(() => false),
    asked: setup.first,
    trick: [],
    inverted: false,
    leader: setup.first,
    taken: setup.hands.map(() => 0),
    tricks: 0,
    won: [],
  };
  return new InversionDeal(setup, state, journal);
}

/** INV-1.1 */
function suitsFor(players: number, given: Fields): string[] | string {
  const { suits = allSuits.slice(0, players + 1), ...others } = given;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) return `unknown option ${unknown}`;
  if (!isCards(suits)) return 'suits must be a list of letters';
  const right = suits.length === players + 1 && new Set(suits).size === suits.length;
  if (!right || !suits.every((suit) => allSuits.includes(suit))) {
    return `suits must be ${players + 1} different letters of ${allSuits.join(' ')}`;
  }
  return suits;
}

function deckOf(suits: readonly string[]): string[] {
  return suits.flatMap((suit) => range(1, 10).map((rank) => `${suit}${rank}`));
}

export const inversion: NaiveGame = {
  seats: { min: 2, max: 4 },
  wins: 'most',
  hasDealer: false,
  settle(players, given) {
    const suits = suitsFor(players, given);
    return typeof suits === 'string' ? suits : { suits };
  },
  deals: () => 1,
  draw(players, options, _first, rnd) {
    const suits = suitsFor(players, options);
    if (typeof suits === 'string') throw new Error(suits);
    const cards = shuffled(deckOf(suits), rnd);
    return { hands: dealHands(cards, players, 10), suits, lane: cards }; // INV-1.2, INV-1.3
  },
  start(players: number, options: Fields, deal: Fields) {
    const start = readStart(deal, players, 10);
    if (typeof start === 'string') return start;
    const wanted = suitsFor(players, options);
    if (typeof wanted === 'string') return wanted;
    const { suits, lane } = deal;
    if (!isCards(suits) || [...suits].sort().join() !== [...wanted].sort().join()) {
      return `suits must be ${wanted.join(' ')}`;
    }
    if (!isCards(lane) || lane.length !== 10) return 'lane must be 10 cards';
    const problem = notTheDeck(deckOf(suits), [...start.hands.flat(), ...lane]);
    return problem ?? inversionDeal({ ...start, suits, lane });
  },
};
