import type { Contest } from './contest.ts';
import type { Race, Scoring, TurningPoint } from './ending.ts';
import type { Lesson } from './lesson.ts';
import type { MatchState, Setup } from './match.ts';
import type { Maxims } from './maxim.ts';
import type { Miniature } from './miniature.ts';
import type { OptionSpec } from './options.ts';
import type { Random } from './random.ts';
import type { Refusal } from './refusal.ts';
import type { Result } from './result.ts';
import type { Observer, Seat } from './seat.ts';
import type { View } from './view.ts';
import type { Words } from './words.ts';

/**
 * The types that a game fills in, so that every fact is typed from the rules to the screen. All but the state are plain
 * JSON. A card is its text (`H9`); `face` is what the text means.
 */
export interface GameTypes {
  readonly state: MatchState;
  /** What a card is, such as `{ suit: 'H', rank: 9 }`. */
  readonly face: object;
  /** What a seat can decide: a union over `do`, such as `{ do: 'play', card: 'H9' }`. */
  readonly decision: { readonly do: string };
  /** What lies open on the table. */
  readonly board: object | null;
  /** What a deal tells: its public set-up. */
  readonly dealt: object;
  /** What a decision turned up beyond itself. */
  readonly shows: object;
  /** What a decision would make; a union over `do` like the decisions. */
  readonly preview: object;
  /** A finished trick. */
  readonly trick: Trick;
  /** How a seat came to its points of a deal. */
  readonly scoring: Scoring;
  /** What decided a match; `never` where the game does not say. */
  readonly turningPoint: TurningPoint;
}

/** A decision inside a state: a small integer, so that searches allocate nothing. */
export type Code = number;

/** Who has a trick and why: the rule that decides it, and which of that rule's ways it is. */
export interface Winning<By extends string = string> {
  readonly seat: Seat;
  readonly rule: string;
  readonly by: By;
}

/** A finished trick: what everybody laid, in the order of play, and who took it. */
export interface Trick {
  readonly plays: readonly { readonly seat: Seat; readonly cards: readonly string[] }[];
  readonly won: Winning;
}

/** What a seat bound itself to in a deal, and what became of it. */
export interface Bid {
  readonly seat: Seat;
  readonly bid: number;
  readonly taken: number;
  /** By how many tricks it was missed; 0 when it was met. */
  readonly off: number;
}

/**
 * How long something that was settled stays to be understood: `briefly` where one of several alike follows the other, `long` where
 * much has changed at once.
 */
export type Stay = 'briefly' | 'usual' | 'long';

/** What a decision brought to an end: a trick and who won it, or something that nobody wins; and how long it stays. */
export interface Settled {
  readonly winner: Seat | null;
  readonly stays: Stay;
}

/** Why a seat may not take a decision: a rule's number, or a card that is not there. */
export type Forbidden = { readonly rule: string } | { readonly notHeld: string };

/** Draws possible worlds: of all that fit a view, every one is equally likely. */
export interface Sampler<S> {
  /** How many there are, where the game knows it; 1: nothing is hidden. */
  readonly worlds?: number;
  /** Fills a state with one of them. */
  draw(random: Random, into: S): void;
}

/**
 * Where a clause comes from when it is not printed in the rulebook: our reading of an open point, a fact that only the
 * printed cards would show, or a variant of our own.
 */
export type Mark = 'ruling' | 'reconstructed' | 'house';
/** A part of a rule that comes from one place; without a mark the rulebook says it. */
export interface Clause {
  readonly mark?: Mark;
  readonly words: Words;
}
/** One numbered rule, in our own words: a clause, and more of them where they come from different places. */
export interface RuleText extends Clause {
  readonly number: string;
  readonly more?: readonly Clause[];
}
/** The clauses of a rule, in order. */
export const clausesOf = (rule: RuleText): readonly Clause[] => [rule, ...(rule.more ?? [])];
/** The rules in words, numbered, as people read them. */
export interface RulesPage {
  /** What everybody is after, in one sentence. */
  readonly aim: Words;
  /** How a deal is scored, in one sentence. */
  readonly scores: Words;
  readonly intro: Words;
  readonly chapters: readonly { readonly title: Words; readonly rules: readonly RuleText[] }[];
}

/** A deal as the trace writes it, hidden parts included. */
export type DealText = Readonly<Record<string, unknown>> & { readonly hands: readonly (readonly string[])[] };

/**
 * A card game. The first block is what it is, the second the rules, the third its text, the fourth the doors of hidden
 * information, the fifth what it can say about a position. `legal`, `apply` and `copy` allocate nothing and trust their
 * caller; `Table` checks.
 */
export interface Game<G extends GameTypes = GameTypes> {
  readonly id: string;
  /** What its rule numbers begin with. */
  readonly prefix: string;
  readonly name: Words;
  readonly credit: Words;
  /** The newest version of its rules; older ones stay playable as named differences. */
  readonly rules: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly minutes: number;
  readonly best: 'most' | 'fewest';
  /** What an equal first place is: a win that is shared, or a draw. */
  readonly tie: 'shared' | 'drawn';
  /** How many sides a match has, however many sit there; left out where everybody plays alone. */
  readonly sides?: number;
  /** By how many points the seats typically come apart in one deal; what bots play for a match with. */
  readonly spread: number;
  /** No seat ever has more legal decisions than this. */
  readonly maxLegal: number;
  readonly options: readonly OptionSpec[];
  /** The rules in words, fetched when somebody reads them. */
  page(): Promise<RulesPage>;
  /** A short sentence for each rule that can forbid a decision. */
  readonly reasons: Readonly<Record<string, Words>>;
  /** A decision in the notation, as an example for people. */
  readonly example: string;
  /** The lesson that teaches it, fetched when somebody takes it; left out where there is none. */
  lesson?(): Promise<Lesson<G>>;
  /** Its rules of thumb, fetched when a hint or a review gives a reason; left out where there are none. */
  maxims?(): Promise<Maxims<G>>;
  /** The same rules with a few cards, for the laboratory; left out where there is none. */
  miniature?(): Promise<Miniature>;

  /** A match before its first deal. */
  create(setup: Setup): G['state'];
  /** Starts the next deal. All chance of a deal is drawn here, so that no decision shifts it. */
  deal(state: G['state'], random: Random): void;
  /** Bit mask of the seats that owe a decision; several bits choose at the same time, unseen. */
  actors(state: G['state']): number;
  /** Writes the legal decisions of an asked seat, and returns how many. */
  legal(state: G['state'], seat: Seat, out: Int32Array): number;
  /** The only mutation. */
  apply(state: G['state'], seat: Seat, code: Code): void;
  /** Makes another state equal to this one, without allocating. */
  copy(from: G['state'], to: G['state']): void;
  /** Why an asked seat may not take this decision; null when it may. The same code decides `legal`. */
  whyNot(state: G['state'], seat: Seat, code: Code): Forbidden | null;

  /** Decisions as text: for logs, the wire and the terminal. */
  parseDecision(text: string): Result<G['decision'], Refusal>;
  /** A decision in the notation. */
  makeDecision(decision: G['decision']): string;
  /** Decisions inside a state. */
  encode(decision: G['decision']): Code;
  /** The decision of a code. */
  decode(code: Code): G['decision'];
  /** The hand of a seat as text, in the order of the deck. */
  hand(state: G['state'], seat: Seat): string[];
  /** The deal as just dealt, in the words of the trace. */
  makeDeal(state: G['state']): DealText;
  /** A match that has just dealt this, checked: right counts, no unknown or repeated card. */
  parseDeal(setup: Setup, deal: DealText): Result<G['state'], Refusal>;
  /** What the trace's `trick` line says when this decision ended a trick. */
  trickLine(before: G['state'], after: G['state']): Readonly<Record<string, unknown>> | null;
  /** What the trace's `end` line adds. */
  endLine?(state: G['state']): Readonly<Record<string, unknown>>;

  /** The table as this observer sees it, built up from nothing. */
  board(state: G['state'], observer: Observer): G['board'];
  /** The public set-up of a deal as this observer is told it. */
  dealt(state: G['state'], observer: Observer): G['dealt'];
  /** Whether this observer sees what a seat decides, at once. */
  seen(state: G['state'], seat: Seat, code: Code, observer: Observer): boolean;
  /** What a decision turned up for this observer beyond itself (a trick's winner, drawn cards); null for nothing. */
  shows(before: G['state'], seat: Seat, code: Code, after: G['state'], observer: Observer): G['shows'] | null;
  /**
   * Whether what a decision showed is news: a trick or a sale is settled, cards were drawn or turned up. Nobody takes such
   * a decision back for nothing.
   */
  turnsUp(shows: G['shows']): boolean;
  /**
   * Whether it showed the one who decided what could not be worked out before: drawn cards, the answers of others, the trump
   * card. A finished trick is none of it. Left out, all that is turned up is.
   */
  reveals?(shows: G['shows']): boolean;
  /**
   * What a decision settled that people look at before it is swept away: a trick, an auction, a sale, a swap, an acquisition,
   * a pile that was taken. Null for nothing.
   */
  settles(shows: G['shows']): Settled | null;
  /** The state as far as a view knows it: own hand and public board, other hands empty. Enough for `legal` and `whyNot`. */
  recall(view: View<G>): G['state'];
  /** Counts every world that fits the view; the sampler draws one of them. */
  imagine(view: View<G>): Sampler<G['state']>;

  /** What a card of this game is. */
  face(card: string): G['face'];
  /** Every card of a set-up, in the order of the deck, as often as it is there. */
  deck(setup: Setup): readonly string[];
  /** The cards of the own hand that a decision uses; none for a bid, a pass, an answer. */
  cardsOf(decision: G['decision']): readonly string[];
  /** The decision that somebody means who chooses these cards of the own hand now, legal or not; null for none. */
  decisionWith(view: View<G>, cards: readonly string[]): G['decision'] | null;
  /** The bid that somebody means who names a number of tricks now, legal or not; null where none is asked for. */
  bidWith?(view: View<G>, tricks: number): G['decision'] | null;
  /** What a decision would make: the new number, the pair, the swap, the total. */
  preview(view: View<G>, decision: G['decision']): G['preview'];
  /** The number of the rule that applies now. */
  ruleNow(view: View<G>): string;
  /** The finished tricks of the deal in progress, oldest first; none in a game without tricks. */
  tricks(view: View<G>): readonly G['trick'][];
  /** The cards of the deck whose place this observer knows, as often as it knows them. */
  knownCards(view: View<G>): readonly string[];
  /** What each seat bound itself to in the deal in progress or just ended; left out where nobody does. */
  bids?(state: G['state']): readonly Bid[];
  /** Bit mask of the seats that win together with this one, itself included; left out where everybody plays alone. */
  allies?(state: G['state'], seat: Seat): number;
  /** What a search must know to solve a deal exactly; left out where a deal is not two sides and one count. */
  readonly contest?: Contest<G['state']>;
  /** How a seat came to its points in the deal that has just ended. */
  scoring(view: View<G>, seat: Seat): G['scoring'];
  /** What decided the match that is over; null when nothing stands out. Left out where the game does not say. */
  turningPoint?(view: View<G>): G['turningPoint'] | null;
  /** How a match of one deal went, inside of that deal; null where the totals of deals tell it. Left out where they always do. */
  race?(view: View<G>): Race | null;
  /** What a seat is in this deal, such as `parent`; null while nobody knows, left out where all are alike. */
  role?(state: G['state'], seat: Seat): string | null;
}

/** Whether two decisions are the same. */
export const isSame = <G extends GameTypes>(
  game: Pick<Game<G>, 'encode'>,
  one: G['decision'],
  other: G['decision'],
): boolean => game.encode(one) === game.encode(other);

/** Whether a decision is among these. */
export const isAmong = <G extends GameTypes>(
  game: Pick<Game<G>, 'encode'>,
  decisions: readonly G['decision'][],
  one: G['decision'],
): boolean => decisions.some((other) => isSame(game, one, other));
