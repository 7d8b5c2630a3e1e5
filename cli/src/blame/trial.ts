import { type Analyst, isAnalyst } from '@overtrick/bots';
import { keptBot } from '@overtrick/bots/node';
import { FastRandom, type Game, SPECTATOR, Table, type View } from '@overtrick/engine';
import { gameOf } from '@overtrick/games';
import { weigh } from '@overtrick/match';
import { botNamed } from '../bots.ts';
import { type BlamePlan, CLEAR, GUIDE, POSITIONS, type Tried } from './plan.ts';

/** Plays matches, and asks the review about decisions that the judge knows to be best or clear blunders. */
export class Trial {
  readonly #plan: BlamePlan;
  readonly #game: Game;

  constructor(plan: BlamePlan) {
    const game = gameOf(plan.game);
    if (!game) throw new Error(`no game ${plan.game}`);
    this.#plan = plan;
    this.#game = game;
  }

  /** What came of some positions of match number `match`. */
  run(match: number): Tried[] {
    const stream = `${this.#plan.seed} match ${match}`;
    const random = new FastRandom(`${stream} positions`);
    const views = this.#play(match, stream);
    const tried: Tried[] = [];
    for (let nth = 0; nth < POSITIONS && views.length > 0; nth++) {
      const [view] = views.splice(random.below(views.length), 1);
      tried.push(...this.#try(view, `${stream} position ${nth}`));
    }
    return tried;
  }

  /** Every view of a match in which somebody had a choice. */
  #play(match: number, stream: string): View[] {
    const { setup, seed } = this.#plan;
    const table = new Table(this.#game, setup, { kind: 'seed', seed, match });
    const guide = new FastRandom(`${stream} guide`);
    const views: View[] = [];
    for (let { asked } = table.now(SPECTATOR); asked.length > 0; asked = table.now(SPECTATOR).asked) {
      const view = table.view(asked[0]);
      if (view.now.choices.length > 1) views.push(view);
      const taken = table.decide(asked[0], keptBot(GUIDE).decide(view, guide));
      if (!taken.ok) throw new Error(`the guide was refused: ${taken.error.reason}`);
    }
    return views;
  }

  /** The best decision of a position, and one of its clear blunders, if there are any: all equally likely. */
  #try(view: View, stream: string): Tried[] {
    const { judge, reviewer } = this.#plan;
    const random = new FastRandom(`${stream} blunder`);
    const known = analyst(judge).analyse(view, new FastRandom(`${stream} judge`)).findings;
    const began = performance.now();
    const found = analyst(reviewer).analyse(view, new FastRandom(`${stream} review`)).findings;
    const ms = performance.now() - began;
    const [best] = known;
    const blunders = known.filter(({ visits, reward }) => visits > 0 && reward <= best.reward - CLEAR);
    const picked = blunders.length > 0 ? [blunders[random.below(blunders.length)]] : [];
    return [best, ...picked].map((each) => ({
      kind: each === best ? 'best' : 'blunder',
      judged: best.reward - each.reward,
      reviewed: weigh(this.#game, found, each.decision).cost,
      ms,
    }));
  }
}

function analyst(name: string): Analyst {
  const bot = botNamed(name);
  if (!isAnalyst(bot)) throw new Error(`${name} does not analyse`);
  return bot;
}
