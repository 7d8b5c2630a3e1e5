import type { GameName } from '../look/games.ts';
import type { LogProblem } from './knowLog.ts';
import type { MatchProblem } from './vetMatch.ts';

/** A match of a collection that was left out: which one, as far as it can be told, and why. */
export interface LeftOut {
  /** Its place in the file, from 1. */
  readonly place: number;
  readonly game: GameName | null;
  /** When it was last played. */
  readonly updated: number | null;
  readonly problem: MatchProblem;
}

/** What came of a file or a link. */
export type Outcome =
  | { readonly kind: 'match'; readonly packed: string }
  | {
      readonly kind: 'collection';
      readonly added: number;
      readonly known: number;
      readonly leftOut: readonly LeftOut[];
    }
  | LogProblem
  | { readonly kind: 'notLink' | 'tooLarge' | 'unreadable' | 'notOurs' | 'noStorage' };

/** How far a collection has been checked. */
export interface Progress {
  readonly checked: number;
  readonly of: number;
}

/** What the import worker tells the page. */
export type FromImport =
  | ({ readonly t: 'progress' } & Progress)
  | { readonly t: 'outcome'; readonly outcome: Outcome };
