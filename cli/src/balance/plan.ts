import type { Setup } from '@overtrick/engine';

/** Who sits where, and under which options. */
export interface BalanceTable {
  readonly setup: Setup;
  /** One bot a seat. */
  readonly bots: readonly string[];
}

/** One match for a thread to play: plain data. */
export interface BalanceTask {
  readonly game: string;
  readonly seed: string;
  readonly table: BalanceTable;
  readonly match: number;
}

/** What happened in one match, as far as it is counted. */
export interface MatchFacts {
  readonly points: readonly number[];
  /** What each seat has of the win. */
  readonly wins: readonly number[];
  /** What the winners are, such as `parent`; null where nobody has a role. */
  readonly role: string | null;
  /** True where nobody won alone or as one side. */
  readonly shared: boolean;
  /** Of all bids the part that was met; null where nobody bids. */
  readonly bidsMet: number | null;
  readonly decisions: number;
  readonly deals: number;
  /** By how many points a deal each did better than the table's mean: first who decided first, then clockwise. */
  readonly turns: readonly number[];
  /** By how many points the winner was better than the best of the others. */
  readonly margin: number;
  /** How often somebody else took the lead. */
  readonly changes: number;
  /** After which part of the match the winner was never behind again; 0: from the first step on. */
  readonly settled: number;
}
