import { type Game, type GameTypes, type Level, seatsOf } from '@overtrick/engine';
import { LIMITS } from './levels.ts';
import type { Last, Match } from './match.ts';

/** Pauses in milliseconds at normal speed: long enough to see what happened, short enough not to wait. */
const THINK = 720;
const TOGETHER = 160;
const AFTER_TRICK = 1100;
const AFTER_DEAL = 900;

/** All bots that are asked together have so long, one after the other on one core: their answers are there within a second. */
const TOGETHER_THOUGHT = 500;

/** Many seats share the time of a few. */
const crowd = (players: number): number => Math.min(1, 4 / players);

const askedAt = <G extends GameTypes>(game: Game<G>, state: G['state']): number =>
  seatsOf(game.actors(state)).length;

/** The milliseconds after which a bot answers at a position with the best so far. */
export function thoughtLimit<G extends GameTypes>(game: Game<G>, state: G['state'], level: Level): number {
  const asked = askedAt(game, state);
  const share = asked > 1 ? TOGETHER_THOUGHT / asked : LIMITS.master * crowd(state.players);
  return Math.min(LIMITS[level], share);
}

/**
 * How long a bot seems to think at a position, whether it has a choice or not. It follows from what everybody sees and
 * from nothing else, so that every server waits for the same moment and no pause tells what a bot holds. It is no shorter
 * than the thought may be, since a forced decision takes none.
 */
export function botPause<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  last: Last,
  at: number,
  level: Level,
): number {
  const hesitation = 0.75 + ((at * 7919) % 500) / 1000;
  if (askedAt(game, state) > 1) return TOGETHER * crowd(state.players) * hesitation;
  const toSee = last === 'trick' ? AFTER_TRICK : last === 'deal' ? AFTER_DEAL : 0;
  return Math.max(THINK * crowd(state.players) * hesitation + toSee, thoughtLimit(game, state, level));
}

/** The pause of the bot that is asked here. */
export const botPauseAt = ({ game, state, last, at }: Match, level: Level): number =>
  botPause(game, state, last, at, level);
