import type { MatchEvent, Observer, Result, View, Words } from '@overtrick/engine';
import type { Proof, Step } from '@overtrick/match';
import type { GameName } from '../look/games.ts';
import type { Sitter } from '../source/source.ts';
import type { PackProblem } from './pack.ts';

/** Where a match comes from: kept in this browser, or in somebody's link. */
export type Origin = { readonly kept: string } | { readonly packed: string };

/** Why there is nothing to show. `detail` is the engine's own sentence, in the language that was asked for: small print. */
export type Problem =
  | { readonly kind: PackProblem | 'missing' | 'no-storage' | 'not-yet' | 'newer' }
  | { readonly kind: 'noGame'; readonly game: string }
  | { readonly kind: 'refused'; readonly detail: string };

/** What one pair of eyes sees at one position. */
export interface Shown {
  readonly at: number;
  readonly eyes: Observer;
  readonly view: View;
  /** Every hand, where all may be seen. */
  readonly hands: readonly (readonly string[])[] | null;
  readonly betweenDeals: boolean;
}

/** A match that was opened. */
export interface Replay {
  readonly game: GameName;
  /** As far as the log knows them; a name may be empty. */
  readonly sitters: readonly Sitter[];
  readonly steps: readonly Step[];
  /** The only person at a table of this browser, or −1. */
  readonly me: Observer;
  readonly running: boolean;
  /** Up to this position every hand may be seen; beyond it only the own one, if there is one. */
  readonly open: number;
  readonly takenBack: number;
}

/** What the page asks the replay worker, and what it answers. */
export interface Questions {
  open: { readonly origin: Origin; readonly language: 'en' | 'ja' };
  show: { readonly at: number; readonly eyes: Observer };
  record: { readonly eyes: Observer };
  check: null;
  pack: { readonly names: readonly string[] };
  file: { readonly names: readonly string[] };
  branch: { readonly at: number; readonly sitters: readonly Sitter[]; readonly language: 'en' | 'ja' };
}
export interface Answers {
  open: Result<Replay, Problem>;
  show: Shown;
  record: readonly MatchEvent[];
  check: Result<Proof, Words>;
  pack: string;
  file: string;
  branch: Result<string, Problem>;
}
export type Question = keyof Questions;
