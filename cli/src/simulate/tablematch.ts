import { type Bot, parseBot } from '@overtrick/bots';
import {
  FastRandom,
  type Game,
  isOver,
  type MatchState,
  SPECTATOR,
  Table,
  type Tracer,
  winnersOf,
} from '@overtrick/engine';
import { bidsOf } from './bids.ts';
import { type Plan, seatStream } from './plan.ts';
import type { BidResult, MatchResult } from './tally.ts';

/** Matches between any bots, at a table where each sees only its view. */
export class TableMatch<S extends MatchState> {
  readonly #game: Game<S>;
  readonly #plan: Plan;
  readonly #tracer: Tracer<S> | null;
  readonly #bots: readonly Bot[];

  constructor(game: Game<S>, plan: Plan, tracer: Tracer<S> | null) {
    this.#game = game;
    this.#plan = plan;
    this.#tracer = tracer;
    this.#bots = plan.bots.map(seatBot);
  }

  /** Plays match number `match` of the run. */
  play(match: number): MatchResult {
    const { setup, seed } = this.#plan;
    const tracer = this.#tracer;
    const streams = this.#bots.map((_, seat) => new FastRandom(seatStream(seed, match, seat)));
    const table = new Table(this.#game, setup, { kind: 'seed', seed, match }, true);
    const { state } = table;
    const bids: BidResult[] = [];
    tracer?.match(match, seed, setup);
    for (;;) {
      tracer?.deal(state);
      while (state.turn >= 0) {
        const seat = state.turn;
        this.#decide(table, seat, this.#bots[seat].decide(table.view(seat), streams[seat]));
      }
      bids.push(...bidsOf(this.#game.board(state, SPECTATOR)));
      if (isOver(state)) break;
      table.dealNext();
    }
    const points = Array.from(state.points);
    const winners = winnersOf(state, this.#game.best);
    return { points, winners, decisions: table.moves.length, deals: state.deals, bids };
  }

  #decide(table: Table<S>, seat: number, text: string): void {
    const checked = table.check(seat, text);
    if (!checked.ok) throw new Error(`the bot in seat ${seat} chose ${text}: ${checked.error.reason}`);
    this.#tracer?.choice(table.state, seat, checked.value);
    table.decide(seat, text);
    this.#tracer?.after(table.state);
  }
}

function seatBot(name: string): Bot {
  const bot = parseBot(name);
  if (!bot.ok) throw new Error(`no bot ${name}`);
  return bot.value;
}
