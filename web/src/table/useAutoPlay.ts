import type { Game, GameTypes, View } from '@overtrick/engine';
import { useEffect, useRef } from 'react';
import { paceFactor } from '../settings/motion.ts';
import { useSettings } from '../settings/settings.ts';

const LOOK = 700;

interface AutoPlay {
  readonly game: Game;
  readonly view: View;
  /** Something lies over the table: whoever reads it does not see what would be played. */
  readonly covered: boolean;
  readonly commit: (decision: GameTypes['decision']) => void;
}

/** Plays the only card that may be played, if that is set; after a moment, so that it is seen. */
export function useAutoPlay({ game, view, covered, commit }: AutoPlay): void {
  const { autoPlay } = useSettings();
  const { choices } = view.now;
  const forced = choices.length === 1 && game.cardsOf(choices[0]).length > 0 ? choices[0] : null;
  const position = view.past.length;
  const furthest = useRef(position);
  const latest = useRef(commit);
  latest.current = commit;
  useEffect(() => {
    // Whoever has taken a card back wants to look: it does not go again by itself.
    const undone = position < furthest.current;
    furthest.current = Math.max(furthest.current, position);
    if (!autoPlay || forced === null || undone || covered) return;
    const timer = setTimeout(() => latest.current(forced), LOOK * paceFactor());
    return () => clearTimeout(timer);
  }, [autoPlay, forced, position, covered]);
}
