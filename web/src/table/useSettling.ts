import type { View } from '@overtrick/engine';
import { useEffect, useState } from 'react';
import { paceFactor } from '../settings/motion.ts';
import { turnsUp } from '../source/turnsUp.ts';

const SETTLE = 1500;

/** True for a moment after a decision that turned something up, so that people see it before it is swept away. */
export function useSettling(view: View): boolean {
  const last = view.past.at(-1);
  const turnedUp = turnsUp(last);
  const position = view.past.length;
  const [settled, setSettled] = useState(position);
  useEffect(() => {
    if (!turnedUp) return;
    const timer = setTimeout(() => setSettled(position), SETTLE * paceFactor());
    return () => clearTimeout(timer);
  }, [position, turnedUp]);
  return turnedUp && settled !== position;
}
