import { type Knowledge, Learner, Policy } from '@overtrick/bots';
import { skillOf } from '@overtrick/bots/node';
import { FastRandom, type Game, type Learning, restart, type Setup } from '@overtrick/engine';
import { gameOf } from '@overtrick/games';
import { type Estimate, meanOf } from '../lab/interval.ts';
import type { TrainTask } from './plan.ts';

/** A game that can be learned, and what it is learned by. */
export interface Subject {
  readonly game: Game;
  readonly learning: Learning;
}

/** The game of this name with what it is learned by; null where it gives nothing to learn. */
export function subjectOf(id: string): Subject | null {
  const game = gameOf(id);
  const skill = skillOf(id);
  return game && skill ? { game, learning: skill.learning } : null;
}

/** Does one task: plays its deals and learns from them. */
export function learnFrom({ game: id, setup, seed, batches, rate, doubt, known }: TrainTask): Knowledge {
  const subject = subjectOf(id);
  if (!subject) throw new Error(`nothing to learn ${id} by`);
  const learner = new Learner(subject.game, subject.learning, setup, seed, known);
  learner.learn(batches, { rate, doubt });
  return learner.knowledge;
}

/** Points a deal and seat that a policy gets beyond those of players who decide at random, in turn and turn about. */
export function againstRandom(
  { game, learning }: Subject,
  setup: Setup,
  { weights }: Knowledge,
  deals: number,
): Estimate {
  const policy = new Policy(game, learning, weights);
  const state = game.create(setup);
  const legal = new Int32Array(game.maxLegal);
  const random = new FastRandom('strength');
  const sign = game.best === 'most' ? 1 : -1;
  let sum = 0;
  let squares = 0;
  for (let deal = 0; deal < deals; deal++) {
    const isLearned = (seat: number): boolean => (seat + deal) % 2 === 0;
    restart(state);
    game.deal(state, random);
    while (state.turn >= 0) {
      const seat = state.turn;
      const count = game.legal(state, seat, legal);
      if (isLearned(seat)) policy.weigh(state, seat, legal, count);
      const at = isLearned(seat) ? policy.draw(random, count) : random.below(count);
      game.apply(state, seat, legal[at]);
    }
    const seats = Array.from(state.points, (points, seat) => ({ points, learned: isLearned(seat) }));
    const mean = (learned: boolean): number => {
      const some = seats.filter((each) => each.learned === learned);
      return some.reduce((total, { points }) => total + points, 0) / some.length;
    };
    const lead = sign * (mean(true) - mean(false));
    sum += lead;
    squares += lead * lead;
  }
  return meanOf(deals, sum, squares);
}
