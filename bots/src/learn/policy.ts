import type { FastRandom, Game, GameTypes, Learning, Seat } from '@overtrick/engine';

const TWO_32 = 2 ** 32;

/**
 * What has been learned of a game: how likely each legal decision is, from the weights of its traits. A softmax whose exponentials are
 * taken once, when the weights are set, because searches ask millions of times.
 */
export class Policy<G extends GameTypes = GameTypes> {
  /** How likely the decisions are that were weighed last; they add up to `total`. */
  readonly strengths: Float64Array;
  total = 0;
  /** The traits of those decisions, as the game wrote them. */
  readonly traits: Int32Array;
  readonly #learning: Learning<G>;
  readonly #factors: Float64Array;
  readonly #most: number;

  constructor(game: Pick<Game<G>, 'maxLegal'>, learning: Learning<G>, weights: ArrayLike<number>) {
    const { count, most } = learning.traits;
    if (weights.length !== count) throw new Error(`${weights.length} weights for ${count} traits`);
    this.#learning = learning;
    this.#most = most;
    this.#factors = new Float64Array(count);
    this.strengths = new Float64Array(game.maxLegal);
    this.traits = new Int32Array(game.maxLegal * most);
    this.set(weights);
  }

  /** Takes other weights. */
  set(weights: ArrayLike<number>): void {
    for (let trait = 0; trait < weights.length; trait++) this.#factors[trait] = Math.exp(weights[trait]);
  }

  /** Weighs the first `count` decisions of a seat. */
  weigh(state: G['state'], seat: Seat, codes: Int32Array, count: number): void {
    const { traits, strengths } = this;
    const most = this.#most;
    const factors = this.#factors;
    this.#learning.traits.write(state, seat, codes, count, traits);
    let total = 0;
    for (let at = 0; at < count; at++) {
      let strength = 1;
      const end = (at + 1) * most;
      for (let i = at * most; i < end; i++) {
        const trait = traits[i];
        if (trait < 0) break;
        strength *= factors[trait];
      }
      strengths[at] = strength;
      total += strength;
    }
    this.total = total;
  }

  /** Draws one of the decisions that were weighed last, as an index. */
  draw(random: FastRandom, count: number): number {
    let rest = ((random.bits() >>> 0) / TWO_32) * this.total;
    for (let at = 0; at < count - 1; at++) {
      rest -= this.strengths[at];
      if (rest < 0) return at;
    }
    return count - 1;
  }
}
