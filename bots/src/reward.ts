import type { Game, GameTypes } from '@overtrick/engine';

/** How much of the reward is points for their own sake, so that a settled match is still played well. */
const POINTS_PART = 0.1;
/** A Gumbel variable has this times its scale as standard deviation. */
const GUMBEL_SPREAD = Math.PI / Math.sqrt(6);

/**
 * What the end of a deal is worth to each seat: its chance to win the match. After the last deal that is a share of
 * the win. Before it, every seat's points to come are taken as a random number with the game's spread; with Gumbel's
 * distribution the chance to be the best is a softmax, so it costs one exponential a seat.
 */
export class Reward<G extends GameTypes = GameTypes> {
  /** By seat, 0 to 1; filled by `weigh`. */
  readonly of: Float64Array;
  readonly #game: Pick<Game<G>, 'best' | 'spread' | 'allies'>;
  readonly #sign: number;
  readonly #spread: number;

  constructor(game: Pick<Game<G>, 'best' | 'spread' | 'allies'>, players: number) {
    this.#game = game;
    this.of = new Float64Array(players);
    this.#sign = game.best === 'most' ? 1 : -1;
    this.#spread = game.spread;
  }

  /** Looks at a state whose deal has just ended. */
  weigh(state: G['state']): void {
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
    let winners = 0;
    let winner = 0;
    for (let seat = 0; seat < players; seat++) {
      const behind = sign * points[seat] - best;
      const weight = left > 0 ? Math.exp(behind * scale) : behind === 0 ? 1 : 0;
      this.of[seat] = weight;
      if (behind === 0) {
        winners |= 1 << seat;
        winner = seat;
      }
      weights += weight;
    }
    // A side that wins together shares nothing.
    const allies = this.#game.allies?.(state, winner) ?? 0;
    const shared = left === 0 && (winners & ~allies) === 0 ? 1 : weights;
    for (let seat = 0; seat < players; seat++) {
      const own = sign * points[seat];
      const lead = (own - (sum - own) / (players - 1)) / this.#spread;
      const margin = 0.5 + (0.5 * lead) / (2 + Math.abs(lead));
      this.of[seat] = (1 - POINTS_PART) * (this.of[seat] / shared) + POINTS_PART * margin;
    }
  }
}
