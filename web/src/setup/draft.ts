import type { Options } from '@overtrick/engine';
import { useState } from 'react';
import type { GameName } from '../look/games.ts';
import type { SeatPlan } from './seatPlan.ts';

/** What somebody has filled in and not yet started. */
export interface Draft {
  readonly players: number;
  readonly plan: SeatPlan;
  readonly changed: Options;
}

/** One a game, for this visit: whoever looks up a rule on the way finds everything as it was. */
const drafts = new Map<GameName, Draft>();

/** The draft of a game's table, kept for the visit. */
export function useDraft(
  game: GameName,
  usual: () => Draft,
): readonly [Draft, (change: Partial<Draft>) => void] {
  const [draft, setDraft] = useState(() => drafts.get(game) ?? usual());
  const change = (changed: Partial<Draft>) => {
    const next = { ...draft, ...changed };
    drafts.set(game, next);
    setDraft(next);
  };
  return [draft, change];
}
