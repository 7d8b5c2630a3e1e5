import type { Code, Game, GameTypes } from './game.ts';
import type { Setup } from './match.ts';
import { dealPoints, isOver, winnersOf } from './match.ts';

/** Writes the trace of a match, line by line, for checkers and research; it shows every hand. */
export class Tracer<G extends GameTypes> {
  readonly #game: Game<G>;
  readonly #write: (line: string) => void;
  readonly #before: G['state'];
  readonly #legal: Int32Array;
  #trick = 0;

  constructor(game: Game<G>, setup: Setup, write: (line: string) => void) {
    this.#game = game;
    this.#write = write;
    this.#before = game.create(setup);
    this.#legal = new Int32Array(game.maxLegal);
  }

  /** A match begins. */
  match(number: number, seed: string, setup: Setup): void {
    const { players, options } = setup;
    this.#line({ t: 'match', match: number, game: this.#game.id, players, seed, options });
  }

  /** A deal has just been dealt. */
  deal(state: G['state']): void {
    this.#trick = 0;
    this.#line({ t: 'deal', deal: state.deal, ...this.#game.makeDeal(state) });
  }

  /** A seat is about to decide this; call it before `apply`, and `after` behind it. */
  choice(state: G['state'], seat: number, code: Code): void {
    const game = this.#game;
    game.copy(state, this.#before);
    const count = game.legal(state, seat, this.#legal);
    const legal = Array.from(this.#legal.subarray(0, count), (each) => this.#text(each)).sort();
    this.#line({ t: 'choice', seat, legal, action: this.#text(code) });
  }

  /** What the decision led to. */
  after(state: G['state']): void {
    const trick = this.#game.trickLine(this.#before, state);
    if (trick) this.#line({ t: 'trick', trick: this.#trick++, ...trick });
    if (state.turn >= 0) return;
    this.#line({ t: 'dealEnd', deal: state.deal, scores: dealPoints(state, state.deal) });
    if (!isOver(state)) return;
    const extra = this.#game.endLine?.(state);
    this.#line({
      t: 'end',
      scores: Array.from(state.points),
      winners: winnersOf(state, this.#game.best),
      ...extra,
    });
  }

  #text(code: Code): string {
    return this.#game.makeDecision(this.#game.decode(code));
  }

  #line(value: unknown): void {
    this.#write(JSON.stringify(value));
  }
}
