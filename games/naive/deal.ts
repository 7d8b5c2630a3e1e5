/** A parsed JSON object whose fields nobody has checked yet. */
export type Fields = Record<string, unknown>;

/** Gives an integer from 0 to n−1. */
export type Rnd = (n: number) => number;

export type Line =
  | { t: 'choice'; seat: number; legal: string[]; action: string }
  | { t: 'trick'; trick: number; winner: number; order?: number[] }
  | { t: 'dealEnd'; deal: number; scores: number[] };

/** One deal in progress, hidden cards included. */
export interface NaiveDeal {
  /** Seats that owe a decision, in the trace's order; several choose at the same time. */
  actors(): number[];
  /** Every distinct legal decision of a seat, sorted as text; none for a seat that owes nothing. */
  legal(seat: number): string[];
  /**
   * The rule that forbids a decision, `null` for a legal one. What no numbered rule forbids is `turn` (not this seat, or
   * not this kind of decision now), `card` (not held) or `form` (not the notation).
   */
  why(seat: number, decision: string): string | null;
  /** Throws on an illegal decision: that is a bug of the caller. */
  apply(seat: number, decision: string): void;
  over(): boolean;
  /** Points as in `dealEnd`; throws before the end. */
  scores(): number[];
  /** The trace lines since the `deal` line. */
  lines(): Line[];
  /** What this seat (`null`: a spectator) has been told in this deal, one JSON text a fact, in order. */
  told(observer: number | null): string[];
  hands(): string[][];
  /** Every known card of the deal, wherever it lies now. */
  cards(): string[];
  /** What the match's `end` line says beyond scores and winners. */
  extras(): Fields;
  clone(): NaiveDeal;
}

/** A fact everybody hears as `open`, except that the seats of `secret` hear the whole of it. */
interface Fact {
  open: object;
  secret?: { seats: number[]; whole: object };
}

/** What has happened: the trace and who was told what. Lines and facts are never changed once they are in. */
export class Journal {
  lines: Line[] = [];
  facts: Fact[] = [];

  tell(open: object, secret?: Fact['secret']): void {
    this.facts.push(secret ? { open, secret } : { open });
  }

  told(observer: number | null): string[] {
    return this.facts.map(({ open, secret }) =>
      JSON.stringify(observer !== null && secret?.seats.includes(observer) ? secret.whole : open),
    );
  }

  copy(): Journal {
    const twin = new Journal();
    twin.lines = [...this.lines];
    twin.facts = [...this.facts];
    return twin;
  }
}

/** What the five games share: the journal around every decision. */
export abstract class PlayedDeal implements NaiveDeal {
  protected readonly journal: Journal;
  private readonly number: number;

  constructor(number: number, journal: Journal) {
    this.number = number;
    this.journal = journal;
  }

  abstract actors(): number[];
  abstract over(): boolean;
  abstract hands(): string[][];
  abstract cards(): string[];
  abstract clone(): NaiveDeal;

  /** The legal decisions of a seat that is to act, in any order and perhaps repeated. */
  protected abstract choices(seat: number): string[];
  /** Changes the state by a legal decision, and tells about it. */
  protected abstract act(seat: number, decision: string): void;
  /** Why a decision that `choices` lacks is not there. */
  protected abstract reason(seat: number, decision: string): string;
  protected abstract points(): number[];

  legal(seat: number): string[] {
    if (!this.actors().includes(seat)) return [];
    return [...new Set(this.choices(seat))].sort();
  }

  why(seat: number, decision: string): string | null {
    if (!this.actors().includes(seat)) return 'turn';
    return this.legal(seat).includes(decision) ? null : this.reason(seat, decision);
  }

  apply(seat: number, decision: string): void {
    const legal = this.legal(seat);
    if (!legal.includes(decision))
      throw new Error(`seat ${seat} may not ${decision}, only ${legal.join(' ')}`);
    this.record({ t: 'choice', seat, legal, action: decision });
    this.act(seat, decision);
    if (!this.over()) return;
    const end: Line = { t: 'dealEnd', deal: this.number, scores: this.points() };
    this.journal.lines.push(end);
    this.journal.tell(end);
  }

  /** Cryptrick's simultaneous answers override this to keep the trace's order. */
  protected record(line: Line): void {
    this.journal.lines.push(line);
  }

  /** A decision that everybody sees. */
  protected tellChoice(seat: number, decision: string): void {
    this.journal.tell({ seat, action: decision });
  }

  protected endTrick(line: Line): void {
    this.journal.lines.push(line);
    this.journal.tell(line);
  }

  scores(): number[] {
    if (!this.over()) throw new Error('the deal is not over');
    return this.points();
  }

  lines(): Line[] {
    return [...this.journal.lines];
  }

  told(observer: number | null): string[] {
    return this.journal.told(observer);
  }

  extras(): Fields {
    return {};
  }
}

/** Tells each seat its own cards, and everybody how many there are. */
export function tellHands(journal: Journal, hands: string[][]): void {
  for (const [seat, hand] of hands.entries()) {
    // The order inside a hand says nothing, so it is not told.
    const whole = { seat, dealt: [...hand].sort() };
    journal.tell({ seat, dealt: hand.length }, { seats: [seat], whole });
  }
}

/** A game as the match and the referee see it. A text in place of a value says what is wrong. */
export interface NaiveGame {
  seats: { min: number; max: number };
  wins: 'most' | 'fewest';
  /** Whether `deal` lines name a dealer (whose left is `first`). */
  hasDealer: boolean;
  /** The options in force: those given, the others at their default. */
  settle(players: number, given: Fields): Fields | string;
  deals(players: number, options: Fields): number;
  /** The set-up of a random deal, beyond `deal`, `dealer` and `first`. */
  draw(players: number, options: Fields, first: number, rnd: Rnd): Fields;
  /** Checks a `deal` object and sets the table with it. */
  start(players: number, options: Fields, deal: Fields): NaiveDeal | string;
}
