import type { Outcome } from '@overtrick/engine';
import type { MatchEntry } from '../store/matches.ts';
import { sayOutcome } from '../words/outcome.ts';
import type { Say } from '../words/say.ts';

type Ended = Pick<MatchEntry, 'winners' | 'outcome' | 'sitters'>;

/** How a match ended. Of one that an older version kept only the winners are known. */
export function outcomeOf({ winners, outcome }: Ended): Outcome {
  return outcome ?? { kind: winners.length === 1 ? 'alone' : 'shared', winners, role: null };
}

/** How a match ended for the person of this browser, whose name is left empty. */
export function ending(ended: Ended, say: Say): string {
  const name = (seat: number): string => ended.sitters[seat]?.name ?? '';
  return sayOutcome(outcomeOf(ended), { say, name, isYou: (seat) => name(seat) === '' });
}
