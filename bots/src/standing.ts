import type { Game, GameTypes } from '@overtrick/engine';
import { Reward } from './reward.ts';

/** The chance of every seat to win the match when a deal has ended and the next is not dealt: by the points alone, as searches weigh it. */
export function standing<G extends GameTypes>(
  game: Pick<Game<G>, 'best' | 'spread' | 'allies'>,
  state: G['state'],
): number[] {
  const reward = new Reward(game, state.players);
  reward.weigh(state);
  return Array.from(reward.of);
}
