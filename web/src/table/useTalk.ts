import { useMemo } from 'react';
import type { Talk } from '../games/board.ts';
import type { Sitter } from '../source/source.ts';
import { useSay } from '../words/SayContext.tsx';
import { T } from './words.ts';

/** The voice at this table, for whoever looks. Around one device everybody has a name, also the one who looks. */
export function useTalk(sitters: readonly Sitter[], eyes: number): Talk {
  const say = useSay();
  return useMemo(
    () => ({
      say,
      name: (seat) => (seat === eyes ? say(T.you) : sitters[seat]?.name || say(T.you)),
      isYou: (seat) => seat === eyes,
    }),
    [say, sitters, eyes],
  );
}
