import type { MatchState, Setup } from './match.ts';
import type { OptionSpec } from './options.ts';
import type { Random } from './random.ts';
import type { Refusal } from './refusal.ts';
import type { Result } from './result.ts';
import type { Observer, Seat } from './seat.ts';
import type { View } from './view.ts';
import type { Words } from './words.ts';

/** A decision as a small integer; `makeDecision` and `parseDecision` are its text. */
export type Decision = number;

/** Why a seat may not take a decision: a rule's number, or a card that is not there. */
export type Forbidden = { readonly rule: string } | { readonly notHeld: string };

/** Draws possible worlds: of all that fit a view, every one is equally likely. */
export interface Sampler<S> {
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
export interface RulesPage {
  readonly intro: Words;
  readonly chapters: readonly { readonly title: Words; readonly rules: readonly RuleText[] }[];
}

/** A deal as the trace writes it, hidden parts included. */
export type DealText = Readonly<Record<string, unknown>> & { readonly hands: readonly (readonly string[])[] };

/**
 * A card game. The first block is what it is, the second the rules, the third its text, the fourth the doors of hidden
 * information. `legal`, `apply` and `copy` allocate nothing and trust their caller; `Table` checks.
 */
export interface Game<S extends MatchState = MatchState, Board = unknown> {
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
  /** By how many points the seats typically come apart in one deal; what bots play for a match with. */
  readonly spread: number;
  /** No seat ever has more legal decisions than this. */
  readonly maxLegal: number;
  readonly options: readonly OptionSpec[];
  readonly page: RulesPage;
  /** A short sentence for each rule that can forbid a decision. */
  readonly reasons: Readonly<Record<string, Words>>;
  /** A decision in the notation, as an example for people. */
  readonly example: string;

  /** A match before its first deal. */
  create(setup: Setup): S;
  /** Starts the next deal. All chance of a deal is drawn here, so that no decision shifts it. */
  deal(state: S, random: Random): void;
  /** Bit mask of the seats that owe a decision; several bits choose at the same time, unseen. */
  actors(state: S): number;
  /** Writes the legal decisions of an asked seat, and returns how many. */
  legal(state: S, seat: Seat, out: Int32Array): number;
  /** The only mutation. */
  apply(state: S, seat: Seat, decision: Decision): void;
  copy(from: S, to: S): void;
  /** Why an asked seat may not take this decision; null when it may. The same code decides `legal`. */
  whyNot(state: S, seat: Seat, decision: Decision): Forbidden | null;

  parseDecision(text: string): Result<Decision, Refusal>;
  makeDecision(decision: Decision): string;
  /** The hand of a seat as text, in the order of the deck. */
  hand(state: S, seat: Seat): string[];
  /** The deal as just dealt, in the words of the trace. */
  makeDeal(state: S): DealText;
  /** A match that has just dealt this, checked: right counts, no unknown or repeated card. */
  parseDeal(setup: Setup, deal: DealText): Result<S, Refusal>;
  /** What the trace's `trick` line says when this decision ended a trick. */
  trickLine(before: S, after: S): Readonly<Record<string, unknown>> | null;
  /** What the trace's `end` line adds. */
  endLine?(state: S): Readonly<Record<string, unknown>>;

  /** The table as this observer sees it, built up from nothing. */
  board(state: S, observer: Observer): Board;
  /** The public set-up of a deal as this observer is told it. */
  dealt(state: S, observer: Observer): Readonly<Record<string, unknown>>;
  /** Whether this observer sees what a seat decides, at once. */
  seen(state: S, seat: Seat, decision: Decision, observer: Observer): boolean;
  /** What a decision turned up for this observer beyond itself (a trick's winner, drawn cards); null for nothing. */
  shows(
    before: S,
    seat: Seat,
    decision: Decision,
    after: S,
    observer: Observer,
  ): Readonly<Record<string, unknown>> | null;
  /** The state as far as a view knows it: own hand and public board, other hands empty. Enough for `legal` and `whyNot`. */
  recall(view: View<Board>): S;
  /** Counts every world that fits the view; the sampler draws one of them. */
  imagine(view: View<Board>): Sampler<S>;
  /** What a decision would make, as plain facts for the page: the new number, the pair, the swap, the total. */
  preview(view: View<Board>, decision: Decision): Readonly<Record<string, unknown>>;
}
