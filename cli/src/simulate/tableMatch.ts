import type { Bot } from '@overtrick/bots';
import {
  type Bid,
  FastRandom,
  type Game,
  type GameTypes,
  isOver,
  outcomeOf,
  Table,
  type Tracer,
  type View,
} from '@overtrick/engine';
import { botNamed } from '../bots.ts';
import { type Plan, seatStream } from './plan.ts';
import type { MatchResult } from './tally.ts';

/** Of a plan, all that its matches depend on. */
type Seating = Pick<Plan, 'setup' | 'seed' | 'bots'>;

/** Who looks on at a match, hidden cards included, to count what happens. */
export interface Witness<G extends GameTypes> {
  /** A deal has just been dealt. */
  dealt(state: G['state']): void;
  /** A bot has decided this, with this view. */
  decided?(view: View<G>, decision: G['decision']): void;
  /** The match is over. */
  over(table: Table<G>): void;
}

/** Matches between any bots, at a table where each sees only its view. */
export class TableMatch<G extends GameTypes> {
  readonly #game: Game<G>;
  readonly #plan: Seating;
  readonly #tracer: Tracer<G> | null;
  readonly #bots: readonly Bot[];

  constructor(game: Game<G>, plan: Seating, tracer: Tracer<G> | null) {
    this.#game = game;
    this.#plan = plan;
    this.#tracer = tracer;
    this.#bots = plan.bots.map(botNamed);
  }

  /** Plays match number `match` of the run. */
  play(match: number, witness: Witness<G> | null = null): MatchResult {
    const { setup, seed } = this.#plan;
    const tracer = this.#tracer;
    const streams = this.#bots.map((_, seat) => new FastRandom(seatStream(seed, match, seat)));
    const table = new Table(this.#game, setup, { kind: 'seed', seed, match }, true);
    const { state } = table;
    const bids: Bid[] = [];
    tracer?.match(match, seed, setup);
    for (;;) {
      tracer?.deal(state);
      witness?.dealt(state);
      while (state.turn >= 0) {
        const seat = state.turn;
        const view = table.view(seat);
        const decision = this.#bots[seat].decide(view, streams[seat]);
        this.#decide(table, seat, decision);
        witness?.decided?.(view, decision);
      }
      bids.push(...(this.#game.bids?.(state) ?? []));
      if (isOver(state)) break;
      table.dealNext();
    }
    witness?.over(table);
    const points = Array.from(state.points);
    const outcome = outcomeOf(this.#game, state);
    return { points, outcome, decisions: table.moves.length, deals: state.deals, bids };
  }

  #decide(table: Table<G>, seat: number, decision: G['decision']): void {
    const checked = table.check(seat, decision);
    if (!checked.ok) {
      throw new Error(`the bot in seat ${seat} chose ${JSON.stringify(decision)}: ${checked.error.reason}`);
    }
    this.#tracer?.choice(table.state, seat, checked.value);
    table.take(seat, checked.value);
    this.#tracer?.after(table.state);
  }
}
