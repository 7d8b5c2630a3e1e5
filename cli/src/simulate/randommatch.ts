import {
  FastRandom,
  type Game,
  isOver,
  type MatchState,
  SPECTATOR,
  streamOf,
  type Tracer,
  winnersOf,
} from '@overtrick/engine';
import { bidsOf } from './bids.ts';
import { type Plan, seatStream } from './plan.ts';
import type { BidResult, MatchResult } from './tally.ts';
import { TextOrder } from './textorder.ts';

/**
 * Matches between random bots only, straight through `legal` and `apply`: no table, no views. Every choice is the one
 * that the bot `random` makes from its view: the k-th legal decision, sorted as text, k drawn from the seat's stream.
 */
export class RandomMatch<S extends MatchState> {
  readonly #game: Game<S>;
  readonly #plan: Plan;
  readonly #tracer: Tracer<S> | null;
  readonly #legal: Int32Array;
  readonly #order: TextOrder;
  readonly #streams: FastRandom[];

  constructor(game: Game<S>, plan: Plan, tracer: Tracer<S> | null) {
    this.#game = game;
    this.#plan = plan;
    this.#tracer = tracer;
    this.#legal = new Int32Array(game.maxLegal);
    this.#order = new TextOrder((decision) => game.makeDecision(decision));
    this.#streams = plan.bots.map(() => new FastRandom(0));
  }

  /** Plays match number `match` of the run. */
  play(match: number): MatchResult {
    const { setup, seed } = this.#plan;
    const game = this.#game;
    const tracer = this.#tracer;
    const state = game.create(setup);
    const bids: BidResult[] = [];
    let decisions = 0;
    for (const [seat, stream] of this.#streams.entries()) stream.reseed(seatStream(seed, match, seat));
    tracer?.match(match, seed, setup);
    while (!isOver(state)) {
      game.deal(state, streamOf(game.id, setup, { kind: 'seed', seed, match }, state.deal + 1));
      tracer?.deal(state);
      for (; state.turn >= 0; decisions++) this.#step(state);
      bids.push(...bidsOf(game.board(state, SPECTATOR)));
    }
    const points = Array.from(state.points);
    return { points, winners: winnersOf(state, game.best), decisions, deals: state.deals, bids };
  }

  #step(state: S): void {
    const game = this.#game;
    const seat = state.turn;
    const count = game.legal(state, seat, this.#legal);
    const decision = this.#order.pick(this.#legal, count, this.#streams[seat].below(count));
    this.#tracer?.choice(state, seat, decision);
    game.apply(state, seat, decision);
    this.#tracer?.after(state);
  }
}
