import { useCallback, useEffect, useState } from 'react';
import { motionFactor } from '../settings/motion.ts';

/** How long the verdict stands alone, and how long counting takes, in milliseconds at normal speed. */
const VERDICT = 900;
const COUNT = 1000;
const POINTS = 700;
/** A count of more than this goes by in larger steps. */
const MOST_BEATS = 12;

/** How far a result has been told. */
export interface Counting {
  /** How many things have been counted, and how many points, for every seat alike. */
  readonly counted: number;
  readonly points: number;
  /** Points are being counted: the formula is there. */
  readonly explained: boolean;
  /** Everything is told, and the totals stand in their order. */
  readonly done: boolean;
  /** Goes on to the end at once. */
  readonly finish: () => void;
}

/** Tells a result step by step: the verdict, the count up to `mostCount`, the points up to `mostPoints`, the totals. Without motion the end is there at once. */
export function useCounting(mostCount: number, mostPoints: number): Counting {
  const counts = beatsOf(mostCount);
  const points = beatsOf(mostPoints);
  const last = 1 + counts + points;
  const [beat, setBeat] = useState(() => (motionFactor() > 0 ? 0 : last));
  useEffect(() => {
    if (beat >= last) return;
    const pause = beat === 0 ? VERDICT : beat <= counts ? COUNT / counts : POINTS / Math.max(1, points);
    const timer = setTimeout(() => setBeat(beat + 1), pause * motionFactor());
    return () => clearTimeout(timer);
  }, [beat, last, counts, points]);
  const done = beat >= last;
  return {
    counted: done ? mostCount : stepOf(mostCount) * Math.min(beat, counts),
    points: done ? mostPoints : stepOf(mostPoints) * Math.max(0, beat - counts),
    explained: done || beat > counts,
    done,
    finish: useCallback(() => setBeat(last), [last]),
  };
}

const stepOf = (most: number): number => Math.max(1, Math.ceil(most / MOST_BEATS));
const beatsOf = (most: number): number => Math.ceil(most / stepOf(most));
