import {
  type Bid,
  FastRandom,
  type Game,
  type GameTypes,
  isOver,
  outcomeOf,
  streamOf,
  type Tracer,
} from '@overtrick/engine';
import { type Plan, seatStream } from './plan.ts';
import type { MatchResult } from './tally.ts';
import { TextOrder } from './textOrder.ts';

/**
 * Matches between random bots only, straight through `legal` and `apply`: no table, no views. Every choice is the one
 * that the bot `random` makes from its view: the k-th legal decision, sorted as text, k drawn from the seat's stream.
 */
export class RandomMatch<G extends GameTypes> {
  readonly #game: Game<G>;
  readonly #plan: Plan;
  readonly #tracer: Tracer<G> | null;
  readonly #legal: Int32Array;
  readonly #order: TextOrder;
  readonly #streams: FastRandom[];

  constructor(game: Game<G>, plan: Plan, tracer: Tracer<G> | null) {
    this.#game = game;
    this.#plan = plan;
    this.#tracer = tracer;
    this.#legal = new Int32Array(game.maxLegal);
    this.#order = new TextOrder((code) => game.makeDecision(game.decode(code)));
    this.#streams = plan.bots.map(() => new FastRandom(0));
  }

  /** Plays match number `match` of the run. */
  play(match: number): MatchResult {
    const { setup, seed } = this.#plan;
    const game = this.#game;
    const tracer = this.#tracer;
    const state = game.create(setup);
    const bids: Bid[] = [];
    let decisions = 0;
    for (const [seat, stream] of this.#streams.entries()) stream.reseed(seatStream(seed, match, seat));
    tracer?.match(match, seed, setup);
    while (!isOver(state)) {
      game.deal(state, streamOf(game.id, setup, { kind: 'seed', seed, match }, state.deal + 1));
      tracer?.deal(state);
      for (; state.turn >= 0; decisions++) this.#step(state);
      bids.push(...(game.bids?.(state) ?? []));
    }
    const points = Array.from(state.points);
    return { points, outcome: outcomeOf(game, state), decisions, deals: state.deals, bids };
  }

  #step(state: G['state']): void {
    const game = this.#game;
    const seat = state.turn;
    const count = game.legal(state, seat, this.#legal);
    const code = this.#order.pick(this.#legal, count, this.#streams[seat].below(count));
    this.#tracer?.choice(state, seat, code);
    game.apply(state, seat, code);
    this.#tracer?.after(state);
  }
}
