import type { MatchEvent, Observer } from '@overtrick/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSay } from '../words/SayContext.tsx';
import type { Origin, Problem, Replay, Shown } from './protocol.ts';
import { ReplayClient } from './replayClient.ts';

export interface Showing {
  readonly client: ReplayClient | null;
  readonly replay: Replay | null;
  readonly problem: Problem | null;
  readonly shown: Shown | null;
  /** The whole record of the eyes that look, for the log. */
  readonly record: readonly MatchEvent[];
  readonly at: number;
  readonly eyes: Observer;
  readonly goTo: (at: number) => void;
  readonly lookAs: (eyes: Observer) => void;
}

const within = (wanted: number, last: number): number => Math.max(1, Math.min(wanted, last));

/** Opens a match in a worker of its own and shows one position of it. */
export function useReplay(origin: Origin, start: number): Showing {
  const { language } = useSay();
  const spoken = useRef(language);
  const [client, setClient] = useState<ReplayClient | null>(null);
  const [replay, setReplay] = useState<Replay | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [record, setRecord] = useState<readonly MatchEvent[]>([]);
  const [at, setAt] = useState(start);
  const [eyes, setEyes] = useState<Observer>(-1);
  const key = 'kept' in origin ? origin.kept : origin.packed;
  const kept = 'kept' in origin;

  useEffect(() => {
    const opened = new ReplayClient();
    setClient(opened);
    const wanted: Origin = kept ? { kept: key } : { packed: key };
    void opened.ask('open', { origin: wanted, language: spoken.current }).then((result) => {
      if (!result.ok) return setProblem(result.error);
      const { length } = result.value.steps;
      setAt((wanted) => within(wanted, length));
      setReplay(result.value);
      setEyes(result.value.me);
    });
    return () => opened.close();
  }, [key, kept]);

  useEffect(() => {
    if (!replay || !client) return;
    let current = true;
    void client.ask('show', { at, eyes }).then((position) => current && setShown(position));
    return () => {
      current = false;
    };
  }, [replay, client, at, eyes]);

  useEffect(() => {
    if (!replay || !client) return;
    let current = true;
    void client.ask('record', { eyes }).then((told) => current && setRecord(told));
    return () => {
      current = false;
    };
  }, [replay, client, eyes]);

  const last = replay?.steps.length ?? 1;
  const goTo = useCallback((wanted: number) => setAt(within(wanted, last)), [last]);
  return { client, replay, problem, shown, record, at, eyes, goTo, lookAs: setEyes };
}
