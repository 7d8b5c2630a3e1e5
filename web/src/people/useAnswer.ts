import type { CallName, OutputOf, Problem } from '@overtrick/api';
import type { Ask, Client } from '@overtrick/client';
import { useEffect, useState } from 'react';
import { api } from '../source/network/api.ts';

export interface Answer<T> {
  /** Null until it has come. */
  readonly value: T | null;
  readonly problem: Problem | null;
}

/** Reads something from the server, again whenever what is asked or `turn` changes. */
export function useAnswer<N extends CallName>(
  route: N,
  ask: Ask<N>,
  turn: unknown = 0,
  client: Client = api,
): Answer<OutputOf<N>> {
  const [answer, setAnswer] = useState<Answer<OutputOf<N>>>({ value: null, problem: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is compared by what it says, and `turn` is why it is read again
  useEffect(() => {
    let current = true;
    void client.call(route, ask).then((found) => {
      if (!current) return;
      setAnswer(found.ok ? { value: found.value, problem: null } : { value: null, problem: found.error });
    });
    return () => {
      current = false;
    };
  }, [route, JSON.stringify(ask), turn]);
  return answer;
}
