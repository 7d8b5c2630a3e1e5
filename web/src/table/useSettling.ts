import { type Game, settledBy, type View } from '@overtrick/engine';
import { useEffect, useState } from 'react';
import { paceFactor } from '../settings/motion.ts';

const SETTLE = 1500;

/** True for a moment after a decision that settled something, so that people see it before it is swept away. */
export function useSettling(game: Game, view: View): boolean {
  const settled = settledBy(game, view.past.at(-1)) !== null;
  const position = view.past.length;
  const [seen, setSeen] = useState(position);
  useEffect(() => {
    if (!settled) return;
    const timer = setTimeout(() => setSeen(position), SETTLE * paceFactor());
    return () => clearTimeout(timer);
  }, [position, settled]);
  return settled && seen !== position;
}
