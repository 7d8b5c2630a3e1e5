import type { Seat } from '@overtrick/engine';
import { useEffect, useState } from 'react';
import { noteHere } from '../app/route.ts';
import type { Origin } from '../replay/protocol.ts';
import type { Loaded } from '../replay/ReplayFrame.tsx';
import { type Reviewing, useReview } from './useReview.ts';

interface Reviewed {
  /** Whose decisions are reviewed; null while nobody asked for it. */
  readonly seat: Seat | null;
  readonly reviewing: Reviewing | null;
  readonly failed: boolean;
  /** Reviews a seat, or no one any more. */
  readonly look: (seat: Seat | null) => void;
}

type Asked = {
  readonly showing: Loaded;
  readonly origin: Origin;
  readonly names: readonly string[];
  /** What the address asks for. */
  readonly wanted: string | null;
};

/** The review of a replay: of the seat that somebody chose, seen through its eyes. The address remembers it. */
export function useReviewed({ showing, origin, names, wanted }: Asked): Reviewed {
  const { client, replay, lookAs } = showing;
  const asked = wanted !== null && /^\d$/.test(wanted) && Number(wanted) < replay.sitters.length;
  const [seat, setSeat] = useState<Seat | null>(asked && !replay.running ? Number(wanted) : null);
  const found = useReview(client, origin, names, seat);
  // A review shows what its seat knew.
  useEffect(() => {
    if (seat !== null) lookAs(seat);
  }, [seat, lookAs]);
  return {
    seat,
    reviewing: found === 'failed' ? null : found,
    failed: found === 'failed',
    look: (next) => {
      setSeat(next);
      noteHere('review', next === null ? null : String(next));
    },
  };
}
