import {
  type Fields,
  Journal,
  type Line,
  type NaiveDeal,
  type NaiveGame,
  PlayedDeal,
  tellHands,
} from './deal.ts';
import {
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

type Level = 'calm' | 'volatile' | 'wild';
type Scoring = 'product' | 'sum' | 'crash';
type CryptrickOptions = {
  level: Level;
  scoring: Scoring;
  blocks: number[];
  /** By rank; a rank that is not here carries one. */
  blocksPerCard: Record<string, number>;
  colours: string[];
  ranks: number[];
  whites: number;
  /** What a white counts as among trumps. */
  white: number;
  acquisitions: number;
};

export type CryptrickSetup = Start &
  CryptrickOptions & { undealt: string[]; revealed: string; trump: string | null };

interface State {
  hands: string[][];
  phase: 'reveal' | 'answer' | 'give' | 'play' | 'acquire' | 'over';
  lead: number;
  /** The card for sale: on the table, in nobody's hand. */
  offered: string | null;
  answers: (string | null)[];
  buyer: number | null;
  /** Cards of this trick, from the lead player on. */
  trick: string[];
  order: number[];
  spoils: string[];
  /** Acquisitions made in this trick. */
  acquired: number;
  taken: string[][];
  tricks: number;
  gone: string[];
}

const allColours = ['Y', 'B', 'R', 'P', 'G', 'K'];

const colourOf = (card: string): string => card[0];
const rankOf = (card: string): number => Number(card.slice(1));

export class CryptrickDeal extends PlayedDeal {
  private readonly setup: CryptrickSetup;
  private readonly s: State;

  constructor(setup: CryptrickSetup, state: State, journal: Journal) {
    super(setup.deal, journal);
    this.setup = setup;
    this.s = state;
  }

  private get players(): number {
    return this.setup.hands.length;
  }

  over(): boolean {
    return this.s.phase === 'over';
  }

  actors(): number[] {
    const { phase, lead, buyer, trick, order, acquired } = this.s;
    if (phase === 'over') return [];
    if (phase === 'reveal') return [lead];
    if (phase === 'answer') return this.others().filter((seat) => this.s.answers[seat] === null);
    if (phase === 'give') return buyer === null ? [] : [buyer];
    if (phase === 'play') return [(lead + trick.length) % this.players];
    return [order[acquired % order.length]]; // CRY-4.3
  }

  /** Everybody but the lead player, from their left on. */
  private others(): number[] {
    return range(1, this.players - 1).map((step) => (this.s.lead + step) % this.players);
  }

  protected choices(seat: number): string[] {
    const { phase, hands, spoils } = this.s;
    if (phase === 'reveal') return hands[seat].map((card) => `reveal:${card}`);
    if (phase === 'answer') return ['want', 'decline'];
    if (phase === 'give') return hands[seat].map((card) => `give:${card}`); // CRY-2.5
    if (phase === 'acquire') return spoils.map((card) => `acquire:${card}`);
    const led = colourOf(this.s.trick[0]);
    const following = hands[seat].filter((card) => colourOf(card) === led);
    return (following.length > 0 ? following : hands[seat]).map((card) => `play:${card}`); // CRY-3.2
  }

  protected reason(seat: number, decision: string): string {
    if (!/^(want|decline|(reveal|give|play|acquire):([YBRPGK][1-9]|W))$/.test(decision)) return 'form';
    const [kind, card] = decision.split(':');
    if (kind !== this.s.phase) return 'turn';
    if (kind === 'acquire') return this.s.trick.includes(card) && !this.hasBlock(card) ? 'CRY-4.2' : 'card';
    return this.s.hands[seat].includes(card) ? 'CRY-3.2' : 'card';
  }

  /** CRY-1.4 */
  private hasBlock(card: string): boolean {
    return card !== 'W' && this.setup.blocks.includes(rankOf(card));
  }

  /** Answers stand in seat order from the lead's left, in whatever order they came. */
  protected override record(line: Line): void {
    const { lines } = this.journal;
    lines.push(line);
    if (this.s.phase !== 'answer') return;
    const answered = this.s.answers.filter((answer) => answer !== null).length + 1;
    const places = this.others();
    const place = (one: Line): number => (one.t === 'choice' ? places.indexOf(one.seat) : -1);
    lines.push(...lines.splice(-answered).sort((a, b) => place(a) - place(b)));
  }

  protected act(seat: number, decision: string): void {
    const [, card] = decision.split(':');
    const { phase } = this.s;
    if (phase === 'answer') {
      this.answer(seat, decision);
    } else if (phase === 'give') {
      this.give(seat, card);
    } else {
      this.tellChoice(seat, decision);
      if (phase === 'reveal') this.offer(seat, card);
      else if (phase === 'play') this.play(seat, card);
      else this.acquire(seat, card);
    }
  }

  /** CRY-2.1 */
  private offer(seat: number, card: string): void {
    const { s } = this;
    remove(s.hands[seat], card);
    s.offered = card;
    s.answers = s.hands.map(() => null);
    s.phase = 'answer';
  }

  private play(seat: number, card: string): void {
    const { s } = this;
    remove(s.hands[seat], card);
    s.trick.push(card);
    if (s.trick.length === this.players) this.finishTrick();
  }

  private answer(seat: number, decision: string): void {
    const { s } = this;
    s.answers[seat] = decision;
    this.journal.tell({ seat, action: null }, { seats: [seat], whole: { seat, action: decision } });
    if (this.actors().length > 0) return;
    this.journal.tell({ answers: s.answers });
    // CRY-2.3: counter-clockwise from the lead player
    const nearest = this.others()
      .reverse()
      .find((other) => s.answers[other] === 'want');
    if (nearest === undefined) {
      this.lead(s.lead); // CRY-2.4
      return;
    }
    s.buyer = nearest;
    s.phase = 'give';
  }

  private give(seat: number, card: string): void {
    const { s } = this;
    remove(s.hands[seat], card);
    s.hands[s.lead].push(card);
    const whole = { seat, action: `give:${card}` };
    this.journal.tell({ seat, action: null }, { seats: [seat, s.lead], whole });
    this.lead(seat);
  }

  /** The offered card becomes the lead, and its player the lead player of this trick. */
  private lead(seat: number): void {
    const { s } = this;
    if (s.offered === null) throw new Error('no card was offered');
    s.lead = seat;
    s.trick = [s.offered];
    s.offered = null;
    s.buyer = null;
    s.phase = 'play';
  }

  /** CRY-1.2: at level wild only white is trump in trick 1. */
  private trumpNow(): string | null {
    return this.setup.level === 'wild' && this.s.tricks === 0 ? null : this.setup.trump;
  }

  /** CRY-3.3: trump, the led colour, the rest. */
  private strengthClass(card: string): number {
    if (card === 'W' || colourOf(card) === this.trumpNow()) return 2;
    return colourOf(card) === colourOf(this.s.trick[0]) ? 1 : 0;
  }

  /** CRY-3.3: a white has no number of its own; the table says what it counts as. */
  private numberOf(card: string): number {
    return card === 'W' ? this.setup.white : rankOf(card);
  }

  private finishTrick(): void {
    const { s } = this;
    const strongest = s.trick
      .map((card, place) => ({ card, place }))
      .sort((a, b) => {
        const byClass = this.strengthClass(b.card) - this.strengthClass(a.card);
        const byRank = this.numberOf(b.card) - this.numberOf(a.card);
        return byClass || byRank || b.place - a.place; // CRY-3.3, CRY-3.4
      });
    s.order = strongest.slice(0, this.setup.acquisitions).map(({ place }) => (s.lead + place) % this.players); // CRY-4.1
    this.endTrick({ t: 'trick', trick: s.tricks, winner: s.order[0], order: [...s.order] });
    s.spoils = s.trick.filter((card) => this.hasBlock(card)); // CRY-4.2
    s.gone.push(...s.trick.filter((card) => !this.hasBlock(card)));
    s.acquired = 0;
    s.phase = 'acquire';
    this.endIfNoSpoils();
  }

  private acquire(seat: number, card: string): void {
    const { s } = this;
    remove(s.spoils, card);
    s.taken[seat].push(card);
    s.acquired += 1;
    this.endIfNoSpoils();
  }

  private endIfNoSpoils(): void {
    const { s, setup } = this;
    if (s.spoils.length > 0) return;
    s.lead = s.order[0]; // CRY-4.4
    s.trick = [];
    s.tricks += 1;
    if (s.tricks === 1 && setup.level === 'wild') tellTrump(this.journal, setup); // CRY-1.2
    s.phase = s.hands.every((hand) => hand.length === 0) ? 'over' : 'reveal';
  }

  protected points(): number[] {
    return this.s.taken.map((cards) => {
      const blocks = cards
        .map((card) => this.setup.blocksPerCard[rankOf(card)] ?? 1)
        .reduce((sum, each) => sum + each, 0);
      const different = new Set(cards.map(colourOf)).size;
      return blockPoints(blocks, different, this.setup.scoring);
    });
  }

  hands(): string[][] {
    return structuredClone(this.s.hands);
  }

  cards(): string[] {
    const { hands, offered, trick, phase, spoils, taken, gone } = this.s;
    const table = phase === 'acquire' ? spoils : trick;
    const sold = offered === null ? [] : [offered];
    return [...hands.flat(), ...sold, ...table, ...taken.flat(), ...gone, ...this.setup.undealt];
  }

  clone(): NaiveDeal {
    return new CryptrickDeal(this.setup, structuredClone(this.s), this.journal.copy());
  }
}

/** CRY-5.1 */
export function blockPoints(blocks: number, different: number, scoring: Scoring): number {
  if (blocks >= 4) return scoring === 'crash' ? 0 : blocks;
  return scoring === 'sum' ? blocks + different : blocks * different;
}

/** CRY-1.3 */
function tellTrump(journal: Journal, setup: CryptrickSetup): void {
  journal.tell({ revealed: setup.revealed, trump: setup.trump });
}

/** Sets the table without checking the set-up, so that tests can use small hands. */
export function cryptrickDeal(setup: CryptrickSetup): CryptrickDeal {
  const journal = new Journal();
  journal.tell({ players: setup.hands.length, first: setup.first, undealt: setup.undealt.length });
  tellHands(journal, setup.hands);
  if (setup.level !== 'wild') tellTrump(journal, setup);
  const state: State = {
    hands: structuredClone(setup.hands),
    phase: 'reveal',
    lead: setup.first,
    offered: null,
    answers: [],
    buyer: null,
    trick: [],
    order: [],
    spoils: [],
    acquired: 0,
    taken: setup.hands.map(() => []),
    tricks: 0,
    gone: [],
  };
  return new CryptrickDeal(setup, state, journal);
}

function optionsFor(players: number, given: Fields): CryptrickOptions | string {
  const { level = 'calm', scoring = 'product', blocks = [1, 3, 5, 7, 9], ...rest } = given;
  const {
    colours = allColours,
    ranks = range(1, players),
    whites = level === 'calm' ? 2 : 4,
    ...more
  } = rest;
  const { white = 10, acquisitions = 3, blocksPerCard = {}, ...others } = more;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) return `unknown option ${unknown}`;
  if (level !== 'calm' && level !== 'volatile' && level !== 'wild')
    return 'level must be calm, volatile or wild';
  if (scoring !== 'product' && scoring !== 'sum' && scoring !== 'crash') {
    return 'scoring must be product, sum or crash';
  }
  if (!Array.isArray(blocks) || !blocks.every((rank) => isWhole(rank, 10) && rank > 0)) {
    return 'blocks must be ranks from 1 to 9';
  }
  if (!isCards(colours) || !colours.every((colour) => allColours.includes(colour))) {
    return 'colours must be some of Y B R P G K';
  }
  if (!Array.isArray(ranks) || !ranks.every((rank) => isWhole(rank, 10) && rank > 0)) {
    return 'ranks must be from 1 to 9';
  }
  if (!isWhole(whites, 5)) return 'whites must be 0 to 4';
  if (!isWhole(white, 11)) return 'white must be 0 to 10';
  if (!isWhole(acquisitions, players + 1) || acquisitions === 0) return 'acquisitions must be 1 to players';
  if (!isFields(blocksPerCard)) return 'blocksPerCard must be numbers by rank';
  const perCard: Record<string, number> = {};
  for (const [rank, blocks] of Object.entries(blocksPerCard)) {
    if (!isWhole(blocks, 7) || blocks === 0) return `blocksPerCard ${rank} must be 1 to 6`;
    perCard[rank] = blocks;
  }
  const table: CryptrickOptions = {
    level,
    scoring,
    blocks,
    colours,
    ranks,
    whites,
    white,
    acquisitions,
    blocksPerCard: perCard,
  };
  return deckOf(table).length > 6 * players ? table : 'the deck is too small';
}

/** CRY-1.2 */
function deckOf({ colours, ranks, whites }: CryptrickOptions): string[] {
  const coloured = colours.flatMap((colour) => ranks.map((rank) => `${colour}${rank}`));
  return [...coloured, ...times(whites, 'W')];
}

function trumpOf(revealed: string): string | null {
  return revealed === 'W' ? null : colourOf(revealed);
}

export const cryptrick: NaiveGame = {
  seats: { min: 6, max: 9 },
  wins: 'most', // CRY-5.2
  hasDealer: false,
  settle: (players, given) => optionsFor(players, given),
  deals: () => 3,
  draw(players, options, _first, rnd) {
    const table = optionsFor(players, options);
    if (typeof table === 'string') throw new Error(table);
    const undealt = shuffled(deckOf(table), rnd);
    const hands = dealHands(undealt, players, 6);
    const revealed = undealt[0];
    return { hands, undealt, revealed, trump: trumpOf(revealed) };
  },
  start(players: number, options: Fields, deal: Fields) {
    const start = readStart(deal, players, 6);
    if (typeof start === 'string') return start;
    const table = optionsFor(players, options);
    if (typeof table === 'string') return table;
    const { undealt, revealed } = deal;
    if (!isCards(undealt)) return 'undealt must be a list of cards';
    const problem = notTheDeck(deckOf(table), [...start.hands.flat(), ...undealt]);
    if (problem) return problem;
    if (typeof revealed !== 'string' || !undealt.includes(revealed))
      return 'revealed must be an undealt card';
    const trump = trumpOf(revealed);
    if (deal.trump !== trump) return `trump must be ${JSON.stringify(trump)}, the colour of ${revealed}`;
    return cryptrickDeal({ ...start, ...table, undealt, revealed, trump });
  },
};
