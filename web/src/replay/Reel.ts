import {
  awaitsDeal,
  explain,
  type Game,
  isOver,
  type MatchEvent,
  type MatchLog,
  type Observer,
  ok,
  type Refusal,
  type Result,
  replay,
  type Seat,
  type Setup,
  SPECTATOR,
  setupOf,
  Table,
  type View,
} from '@overtrick/engine';
import { tricksOf } from '../table/tricks.ts';

/** One position of a match: a fresh deal, or the table after a decision. */
export interface Step {
  readonly deal: number;
  /** Tricks finished in this deal. */
  readonly tricks: number;
  /** Who decided; null for a fresh deal. */
  readonly seat: Seat | null;
  /** Decisions taken so far: where the log is cut to play on from here. */
  readonly decisions: number;
}

/** What one pair of eyes sees at one position. */
export interface Still {
  readonly at: number;
  readonly eyes: Observer;
  readonly view: View;
  /** Every hand, where all may be seen. */
  readonly hands: readonly (readonly string[])[] | null;
  readonly betweenDeals: boolean;
}

/** A match as a film: position 1 is the first deal, and every event of the record is one more. */
export class Reel {
  readonly game: Game;
  readonly log: MatchLog;
  readonly steps: readonly Step[];
  readonly #setup: Setup;
  #table: Table;
  #decided = 0;

  private constructor(game: Game, log: MatchLog, setup: Setup) {
    this.game = game;
    this.log = log;
    this.#setup = setup;
    this.#table = this.#begin();
    this.steps = this.#walk();
  }

  /** Plays the whole log once; the refusal names what is wrong with it. */
  static open(game: Game, log: MatchLog): Result<Reel, Refusal> {
    const setup = setupOf(game, log);
    if (!setup.ok) return setup;
    const played = replay(game, log);
    return played.ok ? ok(new Reel(game, log, setup.value)) : played;
  }

  get over(): boolean {
    return isOver(this.#tableAt(this.steps.length).state);
  }

  /** The last position at which a deal had ended; 0 when none has. */
  get lastFinished(): number {
    const last = this.steps.at(-1)?.deal ?? 0;
    if (this.over || awaitsDeal(this.#tableAt(this.steps.length).state)) return this.steps.length;
    return this.steps.findIndex((step) => step.deal === last);
  }

  /** The whole record of an observer. */
  record(eyes: Observer): readonly MatchEvent[] {
    return [...this.#tableAt(this.steps.length).record(eyes)];
  }

  /** The table at a position, as these eyes see it. */
  still(at: number, eyes: Observer, allHands: boolean): Still {
    const table = this.#tableAt(at);
    const { state } = table;
    const view = table.view(eyes);
    return {
      at,
      eyes,
      // Nothing is asked of somebody who only looks.
      view: { ...view, now: { ...view.now, legal: [] } },
      hands: allHands ? handsOf(table) : null,
      betweenDeals: awaitsDeal(state),
    };
  }

  #begin(): Table {
    this.#decided = 0;
    return new Table(this.game, this.#setup, this.log.chance, true);
  }

  #walk(): Step[] {
    const steps: Step[] = [];
    for (;;) {
      const past = this.#table.record(SPECTATOR);
      const last = past.at(-1);
      steps.push({
        deal: this.#table.state.deal,
        tricks: tricksOf(past).length,
        seat: last?.t === 'choice' ? last.seat : null,
        decisions: this.#decided,
      });
      if (this.#decided === this.log.decisions.length) return steps;
      this.#advance();
    }
  }

  /** One event further: a deal if one is due, else the next decision. */
  #advance(): void {
    if (awaitsDeal(this.#table.state)) {
      this.#table.dealNext();
      return;
    }
    const line = this.log.decisions[this.#decided];
    const [seat, decision] = line.split(' ');
    const decided = this.#table.decide(Number(seat), decision);
    if (!decided.ok) throw new Error(explain(decided.error));
    this.#decided++;
  }

  #tableAt(at: number): Table {
    if (this.#table.record(SPECTATOR).length > at) this.#table = this.#begin();
    while (this.#table.record(SPECTATOR).length < at) this.#advance();
    return this.#table;
  }
}

const handsOf = ({ game, state, setup }: Table): string[][] =>
  Array.from({ length: setup.players }, (_, seat) => game.hand(state, seat));
