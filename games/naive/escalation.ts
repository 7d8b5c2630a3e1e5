import { type Fields, Journal, type NaiveDeal, type NaiveGame, PlayedDeal, tellHands } from './deal.ts';
import {
  count,
  dealHands,
  isCards,
  isFields,
  isWhole,
  notTheDeck,
  range,
  readStart,
  remove,
  type Start,
  shuffled,
  times,
} from './deck.ts';

export type EscalationSetup = Start & { deck: string[] };

interface State {
  hands: string[][];
  /** Next card to draw first. */
  deck: string[];
  /** Empty: the next play is a lead. */
  middle: string[];
  /** Last announced total, 0 for a lead. */
  total: number;
  stacks: string[][];
  turn: number;
  /** The seat that played its last card. */
  out: number | null;
}

const values = range(1, 13);

/** ESC-1.2 */
const defaultCopies: Record<string, number> = {
  ...Object.fromEntries(range(1, 7).map((value) => [value, 5])),
  ...Object.fromEntries(range(8, 10).map((value) => [value, 3])),
  ...Object.fromEntries(range(11, 13).map((value) => [value, 2])),
  W: 4,
};

/** `play:5,5,W` in parts: the cards, and the one value they stand for. */
function readPlay(decision: string): { cards: string[]; value: number } {
  const [cards, named] = decision.slice('play:'.length).split('=');
  const list = cards.split(',');
  return { cards: list, value: Number(named ?? list[0]) };
}

export class EscalationDeal extends PlayedDeal {
  private readonly setup: EscalationSetup;
  private readonly s: State;

  constructor(setup: EscalationSetup, state: State, journal: Journal) {
    super(setup.deal, journal);
    this.setup = setup;
    this.s = state;
  }

  private get players(): number {
    return this.setup.hands.length;
  }

  over(): boolean {
    return this.s.out !== null;
  }

  actors(): number[] {
    return this.over() ? [] : [this.s.turn];
  }

  protected choices(seat: number): string[] {
    const { hands, middle, total } = this.s;
    const hand = hands[seat];
    const decisions = numberPlays(hand)
      .filter(({ total: announced }) => announced > total) // ESC-2.1, ESC-2.4
      .map(({ decision }) => decision);
    if (middle.length > 0 && hand.includes('P')) decisions.push('pass'); // ESC-2.3, ESC-2.6
    const canLead = hand.some((card) => card !== 'P');
    if (middle.length > 0 && canLead) decisions.push('take'); // ESC-2.5, ESC-2.6, ESC-2.7
    return decisions;
  }

  protected reason(seat: number, decision: string): string {
    const { hands, middle } = this.s;
    const hand = hands[seat];
    if (decision === 'take') return middle.length === 0 ? 'ESC-2.7' : 'ESC-2.6';
    if (decision === 'pass') return hand.includes('P') ? 'ESC-2.6' : 'card';
    if (!/^play:(\d+(,\d+)*(,W)*|W(,W)*=\d+)$/.test(decision)) return 'form';
    const { cards, value } = readPlay(decision);
    if (cards.some((card) => count(cards, card) > count(hand, card))) return 'card';
    const naturals = cards.filter((card) => card !== 'W');
    if (naturals.some((card) => card !== naturals[0])) return 'ESC-2.1';
    if (cards.includes('W') && !range(1, 7).includes(value)) return 'ESC-2.2';
    return 'ESC-2.1';
  }

  protected act(seat: number, decision: string): void {
    const { s } = this;
    this.tellChoice(seat, decision);
    if (decision === 'take') {
      s.stacks[seat].push(...s.middle); // ESC-2.4
      s.middle = [];
      s.total = 0;
      return;
    }
    if (decision === 'pass') {
      this.lay(seat, ['P']);
    } else {
      const { cards, value } = readPlay(decision);
      s.total = value * cards.length;
      this.lay(seat, cards);
    }
    this.draw(seat);
    if (s.hands[seat].length === 0) this.end(seat); // ESC-3.2
    s.turn = (seat + 1) % this.players;
  }

  private lay(seat: number, cards: string[]): void {
    for (const card of cards) {
      remove(this.s.hands[seat], card);
      this.s.middle.push(card);
    }
  }

  /** ESC-3.1 */
  private draw(seat: number): void {
    const { hands, deck } = this.s;
    const drawn: string[] = [];
    while (hands[seat].length < 6 && deck.length > 0) {
      const [card] = deck.splice(0, 1);
      hands[seat].push(card);
      drawn.push(card);
    }
    if (drawn.length === 0) return;
    const whole = { seat, drew: drawn.sort() };
    this.journal.tell({ seat, drew: drawn.length }, { seats: [seat], whole });
  }

  /** ESC-3.3: the hands go to the stacks, the middle to nobody. */
  private end(seat: number): void {
    const { s } = this;
    s.out = seat;
    for (const [other, hand] of s.hands.entries()) s.stacks[other].push(...hand.splice(0));
  }

  protected points(): number[] {
    return this.s.stacks.map((stack) => stack.length); // ESC-4.1
  }

  hands(): string[][] {
    return structuredClone(this.s.hands);
  }

  cards(): string[] {
    return [...this.s.hands.flat(), ...this.s.deck, ...this.s.middle, ...this.s.stacks.flat()];
  }

  clone(): NaiveDeal {
    return new EscalationDeal(this.setup, structuredClone(this.s), this.journal.copy());
  }
}

/** ESC-2.1, ESC-2.2: every set of number cards that a hand can play, with its total. */
function numberPlays(hand: readonly string[]): { decision: string; total: number }[] {
  const wilds = count(hand, 'W');
  return values.flatMap((value) => {
    const mostWilds = value <= 7 ? wilds : 0;
    return range(0, count(hand, `${value}`)).flatMap((naturals) =>
      range(0, mostWilds)
        .filter((wild) => naturals + wild > 0)
        .map((wild) => {
          const cards = [...times(naturals, `${value}`), ...times(wild, 'W')].join(',');
          const name = naturals === 0 ? `=${value}` : '';
          return { decision: `play:${cards}${name}`, total: value * (naturals + wild) };
        }),
    );
  });
}

/** Sets the table without checking the set-up, so that tests can use small hands. */
export function escalationDeal(setup: EscalationSetup): EscalationDeal {
  const journal = new Journal();
  journal.tell({ players: setup.hands.length, first: setup.first, deck: setup.deck.length });
  tellHands(journal, setup.hands);
  const state: State = {
    hands: structuredClone(setup.hands),
    deck: [...setup.deck],
    middle: [],
    total: 0,
    stacks: setup.hands.map(() => []),
    turn: setup.first,
    out: null,
  };
  return new EscalationDeal(setup, state, journal);
}

type EscalationOptions = { copies: Record<string, number>; rounds: 'one' | 'each-starts' };

function optionsFor(given: Fields): EscalationOptions | string {
  const { copies = defaultCopies, rounds = 'one', ...others } = given;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) return `unknown option ${unknown}`;
  if (rounds !== 'one' && rounds !== 'each-starts') return 'rounds must be one or each-starts';
  if (!isFields(copies)) return 'copies must be an object';
  const checked: Record<string, number> = {};
  for (const [card, copy] of Object.entries(copies)) {
    if (!Object.hasOwn(defaultCopies, card)) return `copies: unknown card ${card}`;
    if (!isWhole(copy, 55)) return `copies: ${card} must be a number from 0 to 54`;
    checked[card] = copy;
  }
  const sum = Object.values(checked).reduce((a, b) => a + b, 0);
  return sum === 54 ? { copies: checked, rounds } : `copies add up to ${sum}, not 54`;
}

/** ESC-1.1 */
function deckOf(copies: Record<string, number>): string[] {
  return [...Object.entries(copies).flatMap(([card, copy]) => times(copy, card)), 'P', 'P'];
}

function settled(given: Fields): EscalationOptions {
  const options = optionsFor(given);
  if (typeof options === 'string') throw new Error(options);
  return options;
}

export const escalation: NaiveGame = {
  seats: { min: 2, max: 6 },
  wins: 'fewest', // ESC-4.1
  hasDealer: false,
  settle: (_players, given) => optionsFor(given),
  deals: (players, options) => (settled(options).rounds === 'one' ? 1 : players), // ESC-4.2
  draw(players, options, _first, rnd) {
    const deck = shuffled(deckOf(settled(options).copies), rnd);
    return { hands: dealHands(deck, players, 6), deck }; // ESC-1.3
  },
  start(players: number, options: Fields, deal: Fields) {
    const start = readStart(deal, players, 6);
    if (typeof start === 'string') return start;
    const table = optionsFor(options);
    if (typeof table === 'string') return table;
    const { deck } = deal;
    if (!isCards(deck)) return 'deck must be a list of cards';
    const problem = notTheDeck(deckOf(table.copies), [...start.hands.flat(), ...deck]);
    return problem ?? escalationDeal({ ...start, deck });
  },
};
