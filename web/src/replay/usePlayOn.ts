import type { Seat } from '@overtrick/engine';
import { useState } from 'react';
import { goTo, linkTo } from '../app/route.ts';
import { seatBots } from '../source/bots.ts';
import type { Sitter } from '../source/source.ts';
import { useSay } from '../words/SayContext.tsx';
import { reseat } from './branch.ts';
import { notePosition } from './notePosition.ts';
import type { Loaded } from './ReplayFrame.tsx';
import { W } from './words.ts';

export interface PlayOn {
  /** The table is about to open. */
  readonly leaving: boolean;
  readonly problem: string | null;
  /** Plays on as this seat from this position, against bots. */
  readonly playOn: (at: number, seat: Seat) => Promise<void>;
}

/** The way from a position of a replay back to a table. One match, however often it is asked for: it is kept before its table opens. */
export function usePlayOn({ replay, client }: Loaded, sitters: readonly Sitter[]): PlayOn {
  const say = useSay();
  const [problem, setProblem] = useState<string | null>(null);
  const [leaving, setLeaving] = useState(false);

  async function playOn(at: number, seat: Seat): Promise<void> {
    setLeaving(true);
    const names = sitters.map(({ name }) => name);
    const bots = seatBots(sitters.length, 'casual', say.language, names);
    const made = await client?.ask('branch', {
      at,
      sitters: reseat(replay.sitters, seat, bots),
      language: say.language,
    });
    if (made?.ok) {
      // The way back leads here, however quickly somebody was.
      notePosition(at);
      goTo(linkTo('table', made.value));
      return;
    }
    setLeaving(false);
    if (made) setProblem(made.error.kind === 'refused' ? made.error.detail : say(W[made.error.kind]));
  }

  return { leaving, problem, playOn };
}
