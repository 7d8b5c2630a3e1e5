import { useCallback, useEffect, useState } from 'react';
import { listMatches, type MatchEntry } from '../store/matches.ts';
import type { StatisticsRow } from './statistics.ts';

export interface History {
  /** Null until it has been read; `lost` when this browser keeps nothing. */
  readonly entries: readonly MatchEntry[] | null;
  /** Null until they have been added up. */
  readonly statistics: readonly StatisticsRow[] | null;
  readonly lost: boolean;
  readonly reread: () => void;
}

/** Everything this browser remembers. */
export function useHistory(): History {
  const [entries, setEntries] = useState<readonly MatchEntry[] | null>(null);
  const [statistics, setStatistics] = useState<readonly StatisticsRow[] | null>(null);
  const [lost, setLost] = useState(false);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let current = turn >= 0;
    listMatches().then(
      (read) => current && setEntries(read),
      () => current && setLost(true),
    );
    const worker = new Worker(new URL('./history.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<readonly StatisticsRow[]>) => setStatistics(data);
    worker.postMessage(null);
    return () => {
      current = false;
      worker.terminate();
    };
  }, [turn]);
  return { entries, statistics, lost, reread: useCallback(() => setTurn((before) => before + 1), []) };
}
