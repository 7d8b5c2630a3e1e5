import { type GameTypes, type Seat, seatsOf } from '@overtrick/engine';
import type { Match } from './match.ts';

/** A moment at which seats are asked: one whose turn it is, or several that decide at the same time, unseen. */
export interface Round {
  readonly deal: number;
  /** How many decisions there were when they were asked. */
  readonly decided: number;
  readonly asked: readonly Seat[];
}

/** Who is asked at the position of a match. */
export const roundAt = <G extends GameTypes>({ game, state, decided }: Match<G>): Round => ({
  deal: state.deal,
  decided,
  asked: seatsOf(game.actors(state)),
});

/**
 * True while a match is still in a round: everybody who has decided since was asked in it. What the others think about
 * holds as long, since nobody sees an answer before all are there.
 */
export function isStillIn<G extends GameTypes>({ deal, decided, asked }: Round, match: Match<G>): boolean {
  const now = roundAt(match);
  const since = now.decided - decided;
  if (now.deal !== deal || now.asked.length === 0 || since !== asked.length - now.asked.length) return false;
  return now.asked.every((seat) => asked.includes(seat));
}
