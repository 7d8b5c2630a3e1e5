import { isSolvable, type Solvable, Worlds, type Worth } from '@overtrick/bots';
import { keptBot } from '@overtrick/bots/node';
import { FastRandom, Table, type View } from '@overtrick/engine';
import { gameOf } from '@overtrick/games';
import { botNamed } from '../bots.ts';
import { GUIDE, JUDGED_WORLDS, type Loss, type RegretPlan } from './plan.ts';

/** Plays deals, asks every bot at every position that can be solved, and counts what their answers lose. */
export class Examiner {
  readonly #plan: RegretPlan;
  readonly #game: Solvable;
  readonly #judge: Worlds;

  constructor(plan: RegretPlan) {
    const game = gameOf(plan.game);
    if (!game || !isSolvable(game)) throw new Error(`${plan.game} cannot be solved`);
    this.#plan = plan;
    this.#game = game;
    this.#judge = new Worlds(game, plan.setup);
  }

  /** What each bot lost in deal number `deal`. */
  examine(deal: number): Loss[] {
    const { setup, seed, bots } = this.#plan;
    const table = new Table(this.#game, setup, { kind: 'seed', seed, match: deal }, true);
    const guide = new FastRandom(`${seed} deal ${deal} guide`);
    const losses = bots.map(() => ({ count: 0, result: 0, decisions: 0, ms: 0 }));
    for (let asked = 0; table.state.turn >= 0; asked++) {
      const seat = table.state.turn;
      const view = table.view(seat);
      const stream = `${seed} deal ${deal} decision ${asked}`;
      const worths = this.#worths(view, stream);
      if (worths) {
        for (const [at, bot] of bots.entries()) {
          const began = performance.now();
          const decision = botNamed(bot).decide(view, new FastRandom(`${stream} bot`));
          losses[at].ms += performance.now() - began;
          const lost = regretOf(worths, this.#game.encode(decision));
          losses[at].count += lost.count;
          losses[at].result += lost.result;
          losses[at].decisions++;
        }
      }
      const taken = table.decide(seat, keptBot(GUIDE).decide(view, guide));
      if (!taken.ok) throw new Error(`the guide was refused: ${taken.error.reason}`);
    }
    return losses;
  }

  /** What every choice is worth; null where nothing is to be decided or nothing can be told. */
  #worths(view: View, stream: string): Worth[] | null {
    if (view.now.choices.length < 2) return null;
    return this.#judge.weigh(view, new FastRandom(`${stream} judge`), (worlds) => worlds >= JUDGED_WORLDS);
  }
}

/** What a decision loses against the best one. */
export function regretOf(worths: readonly Worth[], code: number): { count: number; result: number } {
  const chosen = worths.find((worth) => worth.code === code);
  if (!chosen) throw new Error(`${code} is not among the choices`);
  return {
    count: Math.max(...worths.map(({ count }) => count)) - chosen.count,
    result: Math.max(...worths.map(({ result }) => result)) - chosen.result,
  };
}
