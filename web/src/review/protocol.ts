import type { Seat } from '@overtrick/engine';
import type { Judgement, ReviewFrame } from '@overtrick/match';

/** What a review worker is asked, once: to judge what a seat decided in a match that is over. */
export interface ReviewOrder {
  /** The text of its log. */
  readonly log: string;
  readonly seat: Seat;
  /** Under which name it is kept. */
  readonly key: string;
}

/** What the worker tells: what there is to judge and what is known of it, then one judgement after the other. */
export type ReviewNews =
  | { readonly t: 'frame'; readonly frame: ReviewFrame; readonly known: readonly Judgement[] }
  | { readonly t: 'judged'; readonly judgement: Judgement }
  | { readonly t: 'failed' };
