import type { CallName, OutputOf } from '@overtrick/api';
import type { Ask } from '@overtrick/client';
import { useState } from 'react';
import { type Answer, useAnswer } from '../people/useAnswer.ts';
import type { AdminSession } from './session.ts';

/** What an admin reads, and a way to read it again. */
export interface Reading<T> extends Answer<T> {
  readonly again: () => void;
}

/** Reads something as an admin. */
export function useReading<N extends CallName>(
  { api }: AdminSession,
  route: N,
  ask: Ask<N>,
): Reading<OutputOf<N>> {
  const [turn, setTurn] = useState(0);
  const answer = useAnswer(route, ask, turn, api);
  return { ...answer, again: () => setTurn((before) => before + 1) };
}
