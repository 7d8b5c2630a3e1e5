import type { Game, GameTypes } from './game.ts';
import { type Beat, isAsk, type Lesson, type Scene } from './lesson.ts';
import { makeLine, parseLine } from './line.ts';
import { explain } from './refusal.ts';
import { fail, ok, type Result } from './result.ts';
import { checkSetup, Table } from './table.ts';
import type { View } from './view.ts';

/** Where somebody is in a lesson. */
export interface LessonPosition {
  readonly scene: number;
  readonly beat: number;
}

const BEGINNING: LessonPosition = { scene: 0, beat: 0 };

/** A table at the beginning of a scene; or what is wrong with it. */
export function openScene<G extends GameTypes>(
  game: Game<G>,
  { deal, played = [] }: Scene<G>,
): Result<Table<G>, string> {
  const setup = checkSetup(game, deal.hands.length, deal.options);
  if (!setup.ok) return fail(explain(setup.error));
  const start = game.parseDeal(setup.value, deal);
  if (!start.ok) return fail(explain(start.error));
  const table = new Table(game, setup.value, { kind: 'seed', seed: 'lesson', match: 0 }, true, start.value);
  for (const line of played) {
    const decided = decideLine(table, line);
    if (!decided.ok) return decided;
  }
  return ok(table);
}

/** Takes a decision as a log writes it: `1 play:7`. */
export function decideLine<G extends GameTypes>(table: Table<G>, line: string): Result<null, string> {
  const { seat, decision } = parseLine(line);
  const decided = table.decide(seat, decision);
  return decided.ok ? ok(null) : fail(`“${line}” is refused: ${explain(decided.error)}`);
}

/** A lesson that somebody plays: the table of a scene, and which beat is on. */
export class LessonPlay<G extends GameTypes = GameTypes> {
  readonly game: Game<G>;
  readonly lesson: Lesson<G>;
  #scene = 0;
  #beat = 0;
  #table: Table<G>;

  /** Begins, or goes on where somebody left; until there the awaited decisions were taken. */
  constructor(game: Game<G>, lesson: Lesson<G>, position: LessonPosition = BEGINNING) {
    this.game = game;
    this.lesson = lesson;
    const { scenes } = lesson;
    this.#scene = position.scene < scenes.length ? position.scene : 0;
    this.#table = this.#open();
    const { beats } = scenes[this.#scene];
    while (this.#beat < Math.min(position.beat, beats.length - 1)) {
      const beat = this.beat;
      if (isAsk(beat)) this.#follow(makeLine({ seat: lesson.seat, decision: beat.await }));
      else this.advance();
    }
  }

  get position(): LessonPosition {
    return { scene: this.#scene, beat: this.#beat };
  }

  /** What is on; null when the lesson is over. */
  get beat(): Beat<G> | null {
    return this.lesson.scenes[this.#scene].beats[this.#beat] ?? null;
  }

  get table(): Table<G> {
    return this.#table;
  }

  get view(): View<G> {
    return this.#table.view(this.lesson.seat);
  }

  /** How much of the lesson lies behind, 0 … 1. */
  get progress(): number {
    const sizes = this.lesson.scenes.map(({ beats }) => beats.length);
    const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
    return (sum(sizes.slice(0, this.#scene)) + this.#beat) / sum(sizes);
  }

  /** Past what is told, or what somebody else decides; an asked decision has to come by `decide`. */
  advance(): void {
    const { beat } = this;
    if (beat === null || isAsk(beat)) return;
    if (typeof beat === 'string') this.#follow(beat);
    else this.#next();
  }

  /** The learner decides something legal. True when it was taken; else something else is meant. */
  decide(decision: G['decision']): boolean {
    const { beat, game } = this;
    if (!isAsk(beat)) return false;
    const text = game.makeDecision(decision);
    if (text !== beat.await && !beat.also?.includes(text)) return false;
    this.#follow(makeLine({ seat: this.lesson.seat, decision: text }));
    return true;
  }

  #follow(line: string): void {
    const decided = decideLine(this.#table, line);
    if (!decided.ok) throw new Error(`the lesson of ${this.game.id}: ${decided.error}`);
    this.#next();
  }

  #next(): void {
    const { scenes } = this.lesson;
    this.#beat++;
    if (this.#beat < scenes[this.#scene].beats.length || this.#scene + 1 === scenes.length) return;
    this.#scene++;
    this.#beat = 0;
    this.#table = this.#open();
  }

  #open(): Table<G> {
    const table = openScene(this.game, this.lesson.scenes[this.#scene]);
    if (!table.ok) throw new Error(`the lesson of ${this.game.id}: ${table.error}`);
    return table.value;
  }
}
