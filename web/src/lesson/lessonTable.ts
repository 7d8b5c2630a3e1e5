import {
  type Ask,
  awaitsDeal,
  fail,
  type Game,
  type GameTypes,
  isAsk,
  isTell,
  type Lesson,
  LessonPlay,
  type LessonPosition,
  ok,
  type Refusal,
  type Result,
  type Seat,
  type Tell,
} from '@overtrick/engine';
import { botPause, USUAL_LEVEL } from '@overtrick/match';
import type { GameName } from '../look/games.ts';
import { paceFactor } from '../settings/motion.ts';
import type { Sitter, TableSnapshot, TableSource } from '../source/source.ts';

/** How long a card that was just played is seen before the coach speaks of it, in milliseconds at normal speed. */
const LOOK = 900;

/** A lesson at one moment. */
export interface LessonMoment {
  readonly snapshot: TableSnapshot;
  /** What the coach said last. */
  readonly line: Tell | Ask | null;
  /** The learner is to read, to decide, to watch the others, or is through. */
  readonly now: 'read' | 'decide' | 'watch' | 'over';
  /** Something legal was chosen that is not meant. */
  readonly astray: boolean;
  readonly progress: number;
}

interface LessonOrder {
  readonly game: Game;
  readonly lesson: Lesson;
  readonly position: LessonPosition | null;
  readonly sitters: readonly Sitter[];
  /** Where the learner is now; null when the lesson is over. */
  readonly keep: (position: LessonPosition | null) => void;
}

/** The table of a lesson: a rigged deal, seats that follow a script, and a coach. It is kept nowhere but as a position in the lesson. */
export class LessonTable implements TableSource {
  readonly #order: LessonOrder;
  readonly #play: LessonPlay;
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #moment: LessonMoment;
  #line: Tell | Ask | null = null;

  constructor(order: LessonOrder) {
    this.#order = order;
    this.#play = new LessonPlay(order.game, order.lesson, order.position ?? undefined);
    this.#moment = this.#look('watch');
    this.#goOn();
  }

  moment(): LessonMoment {
    return this.#moment;
  }

  snapshot(): TableSnapshot {
    return this.#moment.snapshot;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async decide(seat: Seat, decision: GameTypes['decision']): Promise<Result<null, Refusal>> {
    const { lesson, game } = this.#order;
    const checked = this.#play.table.check(seat, decision);
    if (!checked.ok) return checked;
    if (seat !== lesson.seat || !isAsk(this.#play.beat)) {
      return fail({ reason: 'not-your-turn', seat, asked: '' });
    }
    if (this.#play.decide(game.decode(checked.value))) this.#goOn(LOOK);
    else this.#tell('decide', true);
    return ok(null);
  }

  /** The learner has read what the coach said. */
  goOn(): void {
    if (this.#moment.now !== 'read') return;
    this.#play.advance();
    this.#goOn();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#listeners.clear();
  }

  /** The next beat, after what was just played has been seen for a moment. */
  #goOn(look = 0): void {
    const { beat, position } = this.#play;
    this.#order.keep(beat === null ? null : position);
    if (typeof beat === 'string') {
      this.#tell('watch');
      this.#after(this.#pause(), () => {
        this.#play.advance();
        this.#goOn(LOOK);
      });
    } else if (look > 0) {
      this.#tell('watch');
      this.#after(look, () => this.#speak());
    } else this.#speak();
  }

  #speak(): void {
    const { beat } = this.#play;
    if (beat === null || typeof beat === 'string') {
      this.#tell('over');
      return;
    }
    this.#line = beat;
    this.#tell(isAsk(beat) ? 'decide' : 'read');
  }

  #pause(): number {
    const { table, game } = this.#play;
    return botPause(
      game,
      table.state,
      table.trickEnded ? 'trick' : 'decision',
      table.moves.length,
      USUAL_LEVEL,
    );
  }

  #after(milliseconds: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, milliseconds * paceFactor());
  }

  #tell(now: LessonMoment['now'], astray = false): void {
    this.#moment = this.#look(now, astray);
    for (const listener of this.#listeners) listener();
  }

  #look(now: LessonMoment['now'], astray = false): LessonMoment {
    const { view, table, progress } = this.#play;
    const { game, sitters, lesson } = this.#order;
    // Nothing is asked of the learner before the coach has asked it.
    const seen = now === 'decide' ? view : { ...view, now: { ...view.now, choices: [] } };
    const snapshot: TableSnapshot = {
      id: 'lesson',
      game: game.id as GameName,
      sitters,
      view: seen,
      eyes: lesson.seat,
      betweenDeals: awaitsDeal(table.state),
      // Where a deal has ended, its result is shown instead.
      lesson: { holds: table.state.turn >= 0 && isTell(this.#play.beat) },
    };
    return { snapshot, line: this.#line, now, astray, progress };
  }
}
