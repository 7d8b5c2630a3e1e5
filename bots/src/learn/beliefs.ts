import {
  type Code,
  type FastRandom,
  type Game,
  type GameTypes,
  type Learning,
  type Sampler,
  type Seat,
  type Setup,
  thisDeal,
  type View,
} from '@overtrick/engine';
import type { Policy } from './policy.ts';

/** How often somebody is thought to decide for no reason that the policy knows. */
const WHIM = 0.1;
/** How often a world is drawn without asking how likely it is: what was learned may be wrong. */
const OPEN_MIND = 0.1;
const TWO_32 = 2 ** 32;

/** A decision that another seat took, for all to see. */
interface Seen {
  readonly seat: Seat;
  readonly code: Code;
}

/**
 * What a seat believes of hidden cards: worlds that fit its view, each as likely as the policy would have made the decisions that the
 * others took in it.
 */
export class Beliefs<G extends GameTypes = GameTypes> {
  readonly #game: Game<G>;
  readonly #learning: Learning<G>;
  readonly #policy: Policy<G>;
  readonly #setup: Setup;
  readonly #worlds: G['state'][] = [];
  readonly #sums: Float64Array;
  readonly #past: G['state'];
  readonly #legal: Int32Array;

  /** Believes in at most so many worlds at a time. */
  constructor(game: Game<G>, learning: Learning<G>, setup: Setup, policy: Policy<G>, most: number) {
    this.#game = game;
    this.#learning = learning;
    this.#policy = policy;
    this.#setup = setup;
    this.#sums = new Float64Array(most);
    this.#past = game.create(setup);
    this.#legal = new Int32Array(game.maxLegal);
  }

  /** Draws so many worlds that fit a view and weighs them; all are equally likely where nothing can be told from the past. */
  weigh(view: View<G>, count: number, random: FastRandom): Sampler<G['state']> {
    const sampler = this.#game.imagine(view);
    const seen = this.#decisionsOf(view);
    const rewind = this.#learning.rewind?.(view);
    if (!rewind || sampler.worlds === 1 || !seen.some(({ seat }) => seat !== view.seat)) return sampler;
    const most = Math.min(count, this.#sums.length);
    while (this.#worlds.length < most) this.#worlds.push(this.#game.create(this.#setup));
    let sum = 0;
    for (let at = 0; at < most; at++) {
      sampler.draw(random, this.#worlds[at]);
      this.#game.copy(this.#worlds[at], this.#past);
      rewind.toDeal(this.#past);
      sum += this.#likelihood(seen, view.seat);
      this.#sums[at] = sum;
    }
    return { draw: (_, into) => this.#draw(random, into, most, sum) };
  }

  #decisionsOf(view: View<G>): Seen[] {
    return thisDeal(view.past).choices.flatMap(({ seat, decision }) =>
      decision ? [{ seat, code: this.#game.encode(decision) }] : [],
    );
  }

  /** How likely the policy makes what the others decided, in the world that was taken back to its deal. */
  #likelihood(seen: readonly Seen[], self: Seat): number {
    const game = this.#game;
    const state = this.#past;
    const policy = this.#policy;
    const legal = this.#legal;
    let likelihood = 1;
    for (const { seat, code } of seen) {
      if (seat !== self) {
        const count = game.legal(state, seat, legal);
        if (count > 1) {
          policy.weigh(state, seat, legal, count);
          let at = 0;
          while (at < count && legal[at] !== code) at++;
          if (at === count) return 0;
          likelihood *= (1 - WHIM) * (policy.strengths[at] / policy.total) + WHIM / count;
        }
      }
      game.apply(state, seat, code);
    }
    return likelihood;
  }

  #draw(random: FastRandom, into: G['state'], most: number, sum: number): void {
    const open = (random.bits() >>> 0) / TWO_32 < OPEN_MIND || !(sum > 0);
    this.#game.copy(this.#worlds[open ? random.below(most) : this.#find(random, most, sum)], into);
  }

  /** A world by its weight: the first whose sum goes beyond a random part of all. */
  #find(random: FastRandom, most: number, sum: number): number {
    const goal = ((random.bits() >>> 0) / TWO_32) * sum;
    let low = 0;
    let high = most - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#sums[middle] > goal) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
