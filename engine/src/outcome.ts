import type { Game, GameTypes } from './game.ts';
import { winnersOf } from './match.ts';
import { type Seat, seatsOf } from './seat.ts';

/** Seats that win together, and what they are, such as `child`; null where it has no name. */
export interface Side {
  readonly seats: readonly Seat[];
  readonly role: string | null;
}

/**
 * How a match ended. `alone`: one seat won · `together`: a side won as one · `shared`: several share the first place ·
 * `drawn`: nobody won. The winners are all who have the best score, also in a draw.
 */
export interface Outcome {
  readonly kind: 'alone' | 'together' | 'shared' | 'drawn';
  readonly winners: readonly Seat[];
  /** What the winners are, where the game has roles and they won as one. */
  readonly role: string | null;
}

/** Who wins together, by the lowest seat; null while that is not known, and where everybody plays alone. */
export function sidesOf<G extends GameTypes>(game: Game<G>, state: G['state']): readonly Side[] | null {
  if (!game.allies) return null;
  const sides: Side[] = [];
  for (let seat = 0; seat < state.players; seat++) {
    const role = game.role?.(state, seat) ?? null;
    if (game.role && role === null) return null;
    const seats = seatsOf(game.allies(state, seat));
    if (seats[0] === seat) sides.push({ seats, role });
  }
  return sides;
}

/** How often one of equals wins: every side as often as the others. */
export const evenChance = ({ sides }: Pick<Game, 'sides'>, players: number): number => 1 / (sides ?? players);

/** How a match that is over ended. */
export function outcomeOf<G extends GameTypes>(game: Game<G>, state: G['state']): Outcome {
  const winners = winnersOf(state, game.best);
  const allies = game.allies?.(state, winners[0]) ?? 1 << winners[0];
  const asOne = winners.every((seat) => (allies >> seat) & 1);
  const kind = winners.length === 1 ? 'alone' : asOne ? 'together' : game.tie;
  return { kind, winners, role: asOne ? (game.role?.(state, winners[0]) ?? null) : null };
}
