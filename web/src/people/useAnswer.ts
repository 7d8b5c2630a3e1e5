import type { Problem } from '@overtrick/server/api';
import { useEffect, useState } from 'react';
import { read } from '../source/network/request.ts';

export interface Answer<T> {
  /** Null until it has come. */
  readonly value: T | null;
  readonly problem: Problem | null;
}

const NONE = { value: null, problem: null } as const;

/** Reads something from the server, again whenever the address or `turn` changes; null asks nothing. */
export function useAnswer<T>(path: string | null, turn: unknown = 0): Answer<T> {
  const [answer, setAnswer] = useState<Answer<T>>(NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` is why it is read again
  useEffect(() => {
    let current = true;
    if (path === null) setAnswer(NONE);
    else {
      void read<T>(path).then((found) => {
        if (!current) return;
        setAnswer(found.ok ? { value: found.value, problem: null } : { value: null, problem: found.error });
      });
    }
    return () => {
      current = false;
    };
  }, [path, turn]);
  return answer;
}
