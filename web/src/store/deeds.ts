import { house } from './house.ts';

/** What one deal brought the person of a match. */
export interface DealDeed {
  /** What was bid or declared; null where nothing was. */
  readonly bid: number | null;
  /** The bid was met. */
  readonly met: boolean;
  readonly taken: number;
  readonly points: number;
}

/** What statistics need of a finished match beyond its entry. Worked out from the log once, then kept. */
export interface Deeds {
  readonly id: string;
  readonly deals: readonly DealDeed[];
}

/** All that have been worked out. */
export async function listDeeds(): Promise<Deeds[]> {
  return (await house()).getAll('deeds');
}

export async function keepDeeds(deeds: Deeds): Promise<void> {
  await (await house()).put('deeds', deeds);
}
