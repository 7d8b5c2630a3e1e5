import { availableParallelism } from 'node:os';
import type { HintAnswer } from '@overtrick/api';
import { makeBudget } from '@overtrick/bots';
import { Thinkers } from '@overtrick/bots/node';
import type { Game, GameTypes, View } from '@overtrick/engine';
import { ADVISER, BUDGETS, type Level } from '@overtrick/match';
import { newId } from '../ids.ts';

/** No table waits longer than this for a bot; then it answers with the best so far. */
const PATIENCE = 4_000;

/** The server's own bots: they think in threads, one question after the other, and see nothing but views. */
export class ServerBots {
  readonly #thinkers: Thinkers;
  readonly #thought: (asked: number, began: number, level: Level) => void;
  #waiting = 0;

  /** `thought` is told when a question was asked and when a thread began with it. */
  constructor(
    threads = Math.max(1, availableParallelism() - 1),
    thought: (asked: number, began: number, level: Level) => void = () => {},
    worker?: URL,
  ) {
    this.#thought = thought;
    this.#thinkers = worker ? new Thinkers(threads, worker) : new Thinkers(threads);
  }

  /** How many questions are open. */
  get waiting(): number {
    return this.#waiting;
  }

  /**
   * A decision; when a thread fails any legal one, because a table must not hang on a bot. A bot thinks about a forced decision
   * too: an instant answer would tell what it holds.
   */
  async choose(view: View, level: Level): Promise<GameTypes['decision']> {
    const { choices } = view.now;
    const isForced = choices.length === 1;
    try {
      const { decision } = await this.#think(view, level, isForced);
      return isForced ? choices[0] : decision;
    } catch {
      return choices[Math.floor(Math.random() * choices.length)];
    }
  }

  /** What the adviser thinks of every choice, best first. */
  async advise(game: Game, view: View): Promise<HintAnswer> {
    const { analysis, decision } = await this.#think(view, ADVISER, true);
    const findings = analysis?.findings ?? [{ decision, reward: 1 }];
    return {
      decisions: findings.map((found) => ({
        decision: game.makeDecision(found.decision),
        worth: found.reward,
      })),
    };
  }

  close(): Promise<void> {
    return this.#thinkers.close();
  }

  async #think(view: View, level: Level, analyse: boolean) {
    const bot = `ismcts:${makeBudget(BUDGETS[level])}`;
    this.#waiting++;
    const asked = performance.now();
    let began = asked;
    const question = { bot, view, seed: newId(), analyse };
    try {
      const answer = await this.#thinkers.think(question, AbortSignal.timeout(PATIENCE), () => {
        began = performance.now();
      });
      this.#thought(asked, began, level);
      return answer;
    } finally {
      this.#waiting--;
    }
  }
}
