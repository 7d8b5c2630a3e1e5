import type { GameTypes, View } from '@overtrick/engine';
import { useEffect, useRef } from 'react';
import { paceFactor } from '../settings/motion.ts';
import { useSettings } from '../settings/settings.ts';

const LOOK = 700;

/** Takes a decision that has no alternative, if that is set; after a moment, so that it is seen. */
export function useAutoPlay(view: View, commit: (decision: GameTypes['decision']) => void): void {
  const { autoPlay } = useSettings();
  const { choices } = view.now;
  const latest = useRef(commit);
  latest.current = commit;
  useEffect(() => {
    if (!autoPlay || choices.length !== 1) return;
    const timer = setTimeout(() => latest.current(choices[0]), LOOK * paceFactor());
    return () => clearTimeout(timer);
  }, [autoPlay, choices]);
}
