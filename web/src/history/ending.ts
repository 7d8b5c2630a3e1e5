import type { MatchEntry } from '../store/matches.ts';
import { outcomeOf, sayOutcome } from '../words/outcome.ts';
import type { Say } from '../words/say.ts';

/** How a match ended for the person of this browser, whose name is left empty. */
export function ending(
  { game, winners, sitters }: Pick<MatchEntry, 'game' | 'winners' | 'sitters'>,
  say: Say,
): string {
  const name = (seat: number): string => sitters[seat]?.name ?? '';
  return sayOutcome(outcomeOf(game, sitters.length, winners), {
    say,
    name,
    isYou: (seat) => name(seat) === '',
  });
}
