import type { MatchEvent, Observer } from '@overtrick/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSay } from '../words/SayContext.tsx';
import { Projector } from './Projector.ts';
import type { Film, Origin, Problem } from './projection.ts';
import type { Still } from './Reel.ts';

export interface Showing {
  readonly projector: Projector | null;
  readonly film: Film | null;
  readonly problem: Problem | null;
  readonly still: Still | null;
  /** The whole record of the eyes that look, for the log. */
  readonly record: readonly MatchEvent[];
  readonly at: number;
  readonly eyes: Observer;
  readonly goTo: (at: number) => void;
  readonly lookAs: (eyes: Observer) => void;
}

const within = (wanted: number, last: number): number => Math.max(1, Math.min(wanted, last));

/** Opens a match in a worker of its own and shows one position of it. */
export function useFilm(origin: Origin, start: number): Showing {
  const { language } = useSay();
  const spoken = useRef(language);
  const [projector, setProjector] = useState<Projector | null>(null);
  const [film, setFilm] = useState<Film | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [still, setStill] = useState<Still | null>(null);
  const [record, setRecord] = useState<readonly MatchEvent[]>([]);
  const [at, setAt] = useState(start);
  const [eyes, setEyes] = useState<Observer>(-1);
  const key = 'kept' in origin ? origin.kept : origin.packed;
  const kept = 'kept' in origin;

  useEffect(() => {
    const opened = new Projector();
    setProjector(opened);
    const wanted: Origin = kept ? { kept: key } : { packed: key };
    void opened.ask('open', { origin: wanted, language: spoken.current }).then((result) => {
      if (!result.ok) return setProblem(result.error);
      const { length } = result.value.steps;
      setAt((wanted) => within(wanted, length));
      setFilm(result.value);
      setEyes(result.value.me);
    });
    return () => opened.close();
  }, [key, kept]);

  useEffect(() => {
    if (!film || !projector) return;
    let current = true;
    void projector.ask('show', { at, eyes }).then((shown) => current && setStill(shown));
    return () => {
      current = false;
    };
  }, [film, projector, at, eyes]);

  useEffect(() => {
    if (!film || !projector) return;
    let current = true;
    void projector.ask('record', { eyes }).then((told) => current && setRecord(told));
    return () => {
      current = false;
    };
  }, [film, projector, eyes]);

  const last = film?.steps.length ?? 1;
  const goTo = useCallback((wanted: number) => setAt(within(wanted, last)), [last]);
  return { projector, film, problem, still, record, at, eyes, goTo, lookAs: setEyes };
}
