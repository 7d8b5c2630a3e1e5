import { database } from './database.ts';

/** What one deal brought the person of a match. */
export interface DealSummary {
  /** What was bid or declared; null where nothing was. */
  readonly bid: number | null;
  /** The bid was met. */
  readonly met: boolean;
  readonly taken: number;
  readonly points: number;
}

/** What statistics need of a finished match beyond its entry. Worked out from the log once, then kept. */
export interface MatchSummary {
  readonly id: string;
  readonly deals: readonly DealSummary[];
}

/** All that have been worked out. */
export async function listSummaries(): Promise<MatchSummary[]> {
  return (await database()).getAll('deeds');
}

export async function keepSummary(summary: MatchSummary): Promise<void> {
  await (await database()).put('deeds', summary);
}
