import { useCallback, useEffect, useState } from 'react';
import { listMatches, type MatchEntry } from '../store/matches.ts';
import type { CountedMatch } from './countedMatch.ts';

export interface History {
  /** Null until it has been read; `lost` when this browser keeps nothing. */
  readonly entries: readonly MatchEntry[] | null;
  /** Those that count, the latest first; null until they have been looked at. */
  readonly counted: readonly CountedMatch[] | null;
  readonly lost: boolean;
  readonly reread: () => void;
}

/** Everything this browser remembers. */
export function useHistory(): History {
  const [entries, setEntries] = useState<readonly MatchEntry[] | null>(null);
  const [counted, setCounted] = useState<readonly CountedMatch[] | null>(null);
  const [lost, setLost] = useState(false);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let current = turn >= 0;
    listMatches().then(
      (read) => current && setEntries(read),
      () => current && setLost(true),
    );
    const worker = new Worker(new URL('./history.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<readonly CountedMatch[]>) => setCounted(data);
    worker.postMessage(null);
    return () => {
      current = false;
      worker.terminate();
    };
  }, [turn]);
  return { entries, counted, lost, reread: useCallback(() => setTurn((before) => before + 1), []) };
}
