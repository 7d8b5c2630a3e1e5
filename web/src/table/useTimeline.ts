import type { Game } from '@overtrick/engine';
import { useEffect, useReducer } from 'react';
import type { TableSnapshot, TableSource } from '../source/source.ts';
import { holdOf } from './holds.ts';
import {
  type HoldOf,
  type Moment,
  openTimeline,
  runTimeline,
  type Timeline,
  type TimelineAction,
} from './timeline.ts';

/** What a frame knows of the time at its table. */
export interface Presenter<M extends Moment> extends Timeline<M> {
  /** Everything on show has been seen for long enough, and nothing waits. */
  readonly rests: boolean;
  readonly landed: () => void;
  readonly skip: () => void;
  readonly jump: () => void;
}

/** Shows what a table tells, one moment after the other. Where nobody looks it jumps to the newest. */
export function useTimeline(
  source: TableSource,
  first: TableSnapshot,
  game: Game | null,
): Presenter<TableSnapshot> {
  const [presenter, dispatch] = usePresenter(first, (moment) => {
    if (moment.lesson?.holds) return Number.POSITIVE_INFINITY;
    return game ? holdOf(game, moment.view) : 0;
  });
  useEffect(() => {
    const tell = () => {
      const moment = source.snapshot();
      if (moment) dispatch({ do: 'show', moment, now: performance.now() });
      if (document.hidden) dispatch({ do: 'jump' });
    };
    tell();
    const leave = source.subscribe(tell);
    document.addEventListener('visibilitychange', tell);
    return () => {
      leave();
      document.removeEventListener('visibilitychange', tell);
    };
  }, [source, dispatch]);
  return presenter;
}

/** A timeline that runs by the clock of the page. */
export function usePresenter<M extends Moment>(first: M, hold: HoldOf<M>) {
  const [line, dispatch] = useReducer(
    (before: Timeline<M>, action: TimelineAction<M>) => runTimeline(before, action, hold),
    first,
    openTimeline<M>,
  );
  const { until, phase } = line;
  useEffect(() => {
    if (until === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(
      () => dispatch({ do: 'tick', now: performance.now() }),
      Math.max(0, until - performance.now()) + 1,
    );
    return () => clearTimeout(timer);
  }, [until]);
  const presenter: Presenter<M> = {
    ...line,
    rests: phase === 'resting' && line.waiting.length === 0,
    landed: () => dispatch({ do: 'landed', now: performance.now() }),
    skip: () => dispatch({ do: 'skip', now: performance.now() }),
    jump: () => dispatch({ do: 'jump' }),
  };
  return [presenter, dispatch] as const;
}
