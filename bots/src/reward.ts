import type { Game, MatchState } from '@overtrick/engine';

/** How much of the reward is points for their own sake, so that a settled match is still played well. */
const POINTS_PART = 0.1;
/** A Gumbel variable has this times its scale as standard deviation. */
const GUMBEL_SPREAD = Math.PI / Math.sqrt(6);

/**
 * What the end of a deal is worth to each seat: its chance to win the match. After the last deal that is a share of
 * the win. Before it, every seat's points to come are taken as a random number with the game's spread; with Gumbel's
 * distribution the chance to be the best is a softmax, so it costs one exponential a seat.
 */
export class Reward {
  /** By seat, 0 to 1; filled by `weigh`. */
  readonly of: Float64Array;
  readonly #sign: number;
  readonly #spread: number;

  constructor(game: Pick<Game, 'best' | 'spread'>, players: number) {
    this.of = new Float64Array(players);
    this.#sign = game.best === 'most' ? 1 : -1;
    this.#spread = game.spread;
  }

  /** Looks at a state whose deal has just ended. */
  weigh(state: MatchState): void {
    const { players, points } = state;
    const sign = this.#sign;
    let best = -Infinity;
    let sum = 0;
    for (let seat = 0; seat < players; seat++) {
      best = Math.max(best, sign * points[seat]);
      sum += sign * points[seat];
    }
    const left = state.deals - 1 - state.deal;
    const scale = left > 0 ? GUMBEL_SPREAD / (this.#spread * Math.sqrt(left)) : 0;
    let weights = 0;
    for (let seat = 0; seat < players; seat++) {
      const behind = sign * points[seat] - best;
      const weight = left > 0 ? Math.exp(behind * scale) : behind === 0 ? 1 : 0;
      this.of[seat] = weight;
      weights += weight;
    }
    // A score of ones and noughts only says who won (INV-5.2): a side wins together and shares nothing.
    const shared = left === 0 && best === 1 && sum === weights ? 1 : weights;
    for (let seat = 0; seat < players; seat++) {
      const own = sign * points[seat];
      const lead = (own - (sum - own) / (players - 1)) / this.#spread;
      const standing = 0.5 + (0.5 * lead) / (2 + Math.abs(lead));
      this.of[seat] = (1 - POINTS_PART) * (this.of[seat] / shared) + POINTS_PART * standing;
    }
  }
}
