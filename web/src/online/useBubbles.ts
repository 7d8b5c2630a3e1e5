import type { Seat } from '@overtrick/engine';
import { useEffect, useRef, useState } from 'react';
import type { ReactLine } from '../source/network/knowledge.ts';
import { useMutes } from './mutes.ts';

/** Long enough to be read, too short to be in the way. */
const STAYS = 4_000;

/** The newest quick word of each seat, while it is fresh. What was said before somebody came is not. */
export function useBubbles(reactions: readonly ReactLine[]): ReadonlyMap<Seat, ReactLine> {
  const mutes = useMutes();
  const [bubbles, setBubbles] = useState<ReadonlyMap<Seat, ReactLine>>(new Map());
  const heard = useRef(reactions.at(-1)?.n ?? -1);
  useEffect(() => {
    for (const line of reactions.filter(({ n }) => n > heard.current)) {
      heard.current = line.n;
      setBubbles((before) => new Map(before).set(line.seat, line));
      setTimeout(() => setBubbles((before) => without(before, line)), STAYS);
    }
  }, [reactions]);
  return new Map([...bubbles].filter(([, { person }]) => !mutes.includes(person)));
}

/** A newer word of the same seat stays. */
function without(bubbles: ReadonlyMap<Seat, ReactLine>, line: ReactLine): ReadonlyMap<Seat, ReactLine> {
  return new Map([...bubbles].filter(([, each]) => each.n !== line.n));
}
