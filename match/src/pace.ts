import { type Game, type GameTypes, seatsOf } from '@overtrick/engine';
import type { Last, Match } from './match.ts';

/** Pauses in milliseconds at normal speed: long enough to see what happened, short enough not to wait. */
const THINK = 720;
const TOGETHER = 160;
const AFTER_TRICK = 1100;
const AFTER_DEAL = 900;

/**
 * How long a bot seems to think at a position, whether it has a choice or not. It follows from what everybody sees and
 * from nothing else, so that every server waits for the same moment and no pause tells what a bot holds.
 */
export function botPause<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  last: Last,
  at: number,
): number {
  const hesitation = 0.75 + ((at * 7919) % 500) / 1000;
  if (seatsOf(game.actors(state)).length > 1) return TOGETHER * hesitation;
  // Many seats share the time of a few.
  const crowd = Math.min(1, 4 / state.players);
  const toSee = last === 'trick' ? AFTER_TRICK : last === 'deal' ? AFTER_DEAL : 0;
  return THINK * crowd * hesitation + toSee;
}

/** The pause of the bot that is asked here. */
export const botPauseAt = ({ game, state, last, at }: Match): number => botPause(game, state, last, at);
