import { type Game, type GameTypes, Tracer } from '@overtrick/engine';
import { gameOf } from '@overtrick/games';
import type { Plan } from './plan.ts';
import { RandomMatch } from './randomMatch.ts';
import { TableMatch } from './tableMatch.ts';
import { count, type MatchResult, newTally, type Tally } from './tally.ts';

/** The result of a few matches in a row. */
export interface Batch {
  readonly tally: Tally;
  /** Their trace, empty unless it was asked for. */
  readonly trace: string;
}

/** Plays matches of one plan, a few at a time. */
export class BatchPlayer {
  readonly #plan: Plan;
  readonly #match: { play(match: number): MatchResult };
  #lines: string[] = [];

  constructor(plan: Plan) {
    const game = gameOf(plan.game);
    if (!game) throw new Error(`no game ${plan.game}`);
    this.#plan = plan;
    this.#match = this.#runner(game, plan);
  }

  /** Plays the matches from one number up to, not including, another. */
  play(from: number, to: number): Batch {
    const tally = newTally(this.#plan.bots);
    for (let match = from; match < to; match++) {
      count(tally, this.#plan.bots, this.#match.play(match));
    }
    const trace = this.#lines.map((line) => `${line}\n`).join('');
    this.#lines = [];
    return { tally, trace };
  }

  #runner<G extends GameTypes>(game: Game<G>, plan: Plan): RandomMatch<G> | TableMatch<G> {
    const tracer = plan.trace ? new Tracer(game, plan.setup, (line) => this.#lines.push(line)) : null;
    const quick = plan.bots.every((bot) => bot === 'random');
    return quick ? new RandomMatch(game, plan, tracer) : new TableMatch(game, plan, tracer);
  }
}
