import { availableParallelism } from 'node:os';
import type { HintAnswer } from '@overtrick/api';
import { Thinkers } from '@overtrick/bots/node';
import type { Game, GameTypes, View } from '@overtrick/engine';
import { ADVISER, IN_HASTE, type Level, LIMITS, PLAYED_BY } from '@overtrick/match';
import { newId } from '../ids.ts';
import { type Asker, ThoughtQueue } from './thoughtQueue.ts';

/** No table waits longer than this for a bot; then it answers with the best so far. */
const PATIENCE = 4_000;
/** Whoever has waited so long before a thread was free gets the hasty bot of its level, so that the queue becomes shorter. */
const LATE = PATIENCE / 2;

/** How a bot came to a decision: as its level does or as it must, in haste because it had waited (`minimum`), cut short, or at random after two failures. */
export type Manner = 'full' | 'minimum' | 'cut' | 'failed';

/** What is told of a decision: when a bot was asked and when a thread began with it, by `performance.now()`. */
export interface BotThought {
  readonly manner: Manner;
  readonly level: Level;
  readonly asked: number;
  readonly began: number;
}

type Answered = Awaited<ReturnType<Thinkers['think']>>;

/** A question that waits for a thread. */
interface Job {
  readonly asker: Asker;
  readonly view: View;
  readonly level: Level;
  /** Milliseconds after which the best so far must do. */
  readonly limit: number;
  readonly analyse: boolean;
  /** The only choice: there is nothing to think about. */
  readonly forced: GameTypes['decision'] | null;
  readonly since: number;
  /** Milliseconds of a thread that it has taken, also in vain. */
  spent: number;
  readonly done: (answer: Answered & { readonly seconds: number }) => void;
  readonly failed: (error: unknown) => void;
}

/** A question that a thread is thinking about. */
interface Running {
  readonly job: Job;
  readonly stop: AbortController;
  /** True when it has to begin again later, because people wait. */
  gaveWay: boolean;
}

/** The server's own bots: they think in threads, in a fair order, and see nothing but views. */
export class ServerBots {
  readonly #thinkers: Thinkers;
  readonly #threads: number;
  readonly #thought: (thought: BotThought) => void;
  readonly #queue = new ThoughtQueue<Job>();
  readonly #running = new Set<Running>();
  #closed = false;

  /** `thought` is told of every decision. */
  constructor(
    threads = Math.max(1, availableParallelism() - 1),
    thought: (thought: BotThought) => void = () => {},
    worker?: URL,
  ) {
    this.#threads = threads;
    this.#thought = thought;
    this.#thinkers = worker ? new Thinkers(threads, worker) : new Thinkers(threads);
  }

  /** How many questions are open. */
  get waiting(): number {
    return this.#queue.size + this.#running.size;
  }

  /**
   * A decision, and the seconds that it took. When threads fail it is any legal one, because a table must not hang on a bot. A forced
   * decision costs nothing but waits its turn like any other: what comes out of turn would tell what a bot holds.
   */
  async choose(
    view: View,
    level: Level,
    asker: Asker,
    limit: number = LIMITS[level],
  ): Promise<{ readonly decision: GameTypes['decision']; readonly seconds: number }> {
    const { choices } = view.now;
    const forced = choices.length === 1 ? choices[0] : null;
    try {
      const ask = () => this.#think({ view, level, limit, asker, analyse: false, forced });
      const { decision, seconds } = await ask().catch(ask);
      return { decision, seconds };
    } catch {
      const now = performance.now();
      this.#thought({ manner: 'failed', level, asked: now, began: now });
      return { decision: choices[Math.floor(Math.random() * choices.length)], seconds: 0 };
    }
  }

  /** What the adviser thinks of every choice, best first. */
  async advise(game: Game, view: View, asker: Asker): Promise<HintAnswer> {
    const question = { view, level: ADVISER, limit: LIMITS[ADVISER], asker, analyse: true, forced: null };
    const { analysis, decision } = await this.#think(question);
    const findings = analysis?.findings ?? [{ decision, reward: 1 }];
    return {
      decisions: findings.map((found) => ({
        decision: game.makeDecision(found.decision),
        worth: found.reward,
      })),
    };
  }

  close(): Promise<void> {
    this.#closed = true;
    for (const { failed } of this.#queue.drain()) failed(new Error('the bots were closed'));
    return this.#thinkers.close();
  }

  #think(
    question: Pick<Job, 'view' | 'level' | 'limit' | 'asker' | 'analyse' | 'forced'>,
  ): Promise<Answered & { seconds: number }> {
    return new Promise((done, failed) => {
      if (this.#closed) return failed(new Error('the bots were closed'));
      this.#queue.add({ ...question, since: performance.now(), spent: 0, done, failed });
      this.#next();
    });
  }

  #next(): void {
    while (this.#running.size < this.#threads) {
      const job = this.#queue.take();
      if (!job) return;
      if (job.forced === null) void this.#run(job);
      else this.#answerForced(job, job.forced);
    }
    this.#giveWay();
  }

  /** Where people wait and all threads are busy, thoughts that nobody waits for stop and begin again later. */
  #giveWay(): void {
    let wanted = this.#queue.urgent;
    for (const { gaveWay } of this.#running) if (gaveWay) wanted--;
    for (const running of this.#running) {
      if (wanted <= 0) return;
      if (running.gaveWay || running.job.asker.urgent || isLate(running.job)) continue;
      running.gaveWay = true;
      running.stop.abort();
      wanted--;
    }
  }

  #answerForced({ level, since, done }: Job, decision: GameTypes['decision']): void {
    this.#thought({ manner: 'full', level, asked: since, began: performance.now() });
    done({ decision, analysis: null, seconds: 0 });
  }

  async #run(job: Job): Promise<void> {
    const { view, level, limit, analyse, since } = job;
    const started = performance.now();
    const late = isLate(job);
    const running: Running = { job, stop: new AbortController(), gaveWay: false };
    this.#running.add(running);
    const bot = (late ? IN_HASTE : PLAYED_BY)[level];
    let cut = false;
    const impatient = setTimeout(
      () => {
        cut = true;
        running.stop.abort();
      },
      since + PATIENCE - started,
    );
    if (late) clearTimeout(impatient);
    const question = { bot, view, seed: newId(), limit, analyse };
    const answer = await this.#thinkers.think(question, running.stop.signal).catch((error: unknown) => {
      job.failed(error);
      return null;
    });
    clearTimeout(impatient);
    this.#running.delete(running);
    job.spent += performance.now() - started;
    if (answer && running.gaveWay) this.#queue.add(job);
    else if (answer) {
      const manner = late ? 'minimum' : cut ? 'cut' : 'full';
      this.#thought({ manner, level, asked: since, began: started });
      job.done({ ...answer, seconds: job.spent / 1000 });
    }
    this.#next();
  }
}

/** True when a question has waited so long that the hasty bot of its level must do. */
const isLate = ({ since }: Job): boolean => performance.now() - since > LATE;
