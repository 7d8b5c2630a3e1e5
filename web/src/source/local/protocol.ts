import type { GameTypes, Refusal, Result, Seat, View } from '@overtrick/engine';
import type { Level } from '@overtrick/match';
import type { MatchOrder } from '../order.ts';
import type { Advice, TableProblem } from '../source.ts';
import type { Telling } from './telling.ts';

/** What the page tells the table worker. */
export type ToTable =
  | { readonly t: 'open'; readonly id: string; readonly order?: MatchOrder }
  | { readonly t: 'pace'; readonly factor: number }
  | {
      readonly t: 'decide';
      readonly request: number;
      readonly seat: Seat;
      readonly decision: GameTypes['decision'];
    }
  | { readonly t: 'hint'; readonly request: number; readonly seat: Seat }
  | { readonly t: 'lift'; readonly seat: Seat }
  | { readonly t: 'undo' }
  /** Somebody looks at the page again. */
  | { readonly t: 'look' }
  | { readonly t: 'dealNext' };

/** What the table worker tells the page: views, and answers to the asker alone. */
export type FromTable =
  | ({ readonly t: 'snapshot' } & Telling)
  | { readonly t: 'gone'; readonly problem: TableProblem }
  | { readonly t: 'decided'; readonly request: number; readonly result: Result<null, Refusal> }
  | { readonly t: 'advice'; readonly request: number; readonly advice: readonly Advice[] };

/** What the table worker asks the bot worker: never more than a view. */
export type ToBots =
  | {
      readonly t: 'choose';
      readonly request: number;
      readonly view: View;
      readonly level: Level;
      /** Milliseconds. */
      readonly limit: number;
    }
  | { readonly t: 'advise'; readonly request: number; readonly view: View };

export type FromBots =
  | { readonly t: 'chosen'; readonly request: number; readonly decision: GameTypes['decision'] }
  | { readonly t: 'advised'; readonly request: number; readonly advice: readonly Advice[] }
  | { readonly t: 'failed'; readonly request: number; readonly problem: string };
