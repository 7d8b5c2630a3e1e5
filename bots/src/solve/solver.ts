import type { Code, Contest, Game, GameTypes, Setup } from '@overtrick/engine';
import { Bounds } from './bounds.ts';

/** Decisions in a row that a solver can look ahead. */
const DEEPEST = 64;
/** Codes that are equal modulo this share a place; it only orders what is tried first. */
const CODES = 512;

/** A game whose deals can be solved. */
export type Solvable<G extends GameTypes = GameTypes> = Game<G> & { readonly contest: Contest<G['state']> };

/** Whether the deals of a game can be solved once every card is known. */
export const isSolvable = <G extends GameTypes>(game: Game<G>): game is Solvable<G> =>
  game.contest !== undefined;

/**
 * Solves deals of one set-up in which every card is known and two sides contest a count. It asks whether the takers can
 * reach a number (a null window), again and again until the number is found, and remembers what it has proved.
 * What has last proved something at the same depth is tried first.
 */
export class Solver<G extends GameTypes = GameTypes> {
  readonly #game: Solvable<G>;
  readonly #bounds: Bounds;
  /** By depth: the position, its legal decisions and its key. */
  readonly #states: readonly G['state'][];
  readonly #legal: readonly Int32Array[];
  readonly #keys: readonly Int32Array[];
  /** By depth and decision: the number of the last proof that it gave. */
  readonly #proved = new Uint32Array(DEEPEST * CODES);
  #proofs = 0;
  #takers = 0;

  constructor(game: Solvable<G>, setup: Setup) {
    const { contest } = game;
    const keySize = contest.keySize(setup.players);
    const deep = <T>(make: () => T): T[] => Array.from({ length: DEEPEST + 1 }, make);
    this.#game = game;
    this.#bounds = new Bounds(keySize);
    this.#states = deep(() => game.create(setup));
    this.#legal = deep(() => new Int32Array(game.maxLegal));
    this.#keys = deep(() => new Int32Array(keySize));
  }

  /** The count that the takers end with when both sides play as well as can be. */
  value(state: G['state']): number {
    this.#begin(state);
    return this.#valueAt(0, this.#game.contest.marks(state)[0]);
  }

  /** For each decision of the seat whose turn it is, the count that the takers end with after it. */
  values(state: G['state'], codes: readonly Code[]): number[] {
    this.#begin(state);
    const [from, after] = this.#states;
    let guess = this.#game.contest.marks(state)[0];
    return codes.map((code) => {
      this.#game.copy(from, after);
      this.#game.apply(after, from.turn, code);
      guess = this.#valueAt(1, guess);
      return guess;
    });
  }

  #begin(state: G['state']): void {
    const { contest } = this.#game;
    this.#takers = contest.takers(state);
    if (this.#takers === 0) throw new Error('the sides are not settled');
    this.#game.copy(state, this.#states[0]);
    this.#proved.fill(0);
    this.#proofs = 0;
  }

  /** Asks about one number after the other, beginning with a guess. */
  #valueAt(depth: number, guess: number): number {
    const { contest } = this.#game;
    const state = this.#states[depth];
    const { least, most } = contest.matters(state);
    const count = contest.count(state);
    let low = Math.min(most, Math.max(least, count));
    let high = Math.min(most, Math.max(least, count + contest.left(state)));
    let asked = guess;
    while (low < high) {
      asked = Math.min(high, Math.max(low + 1, asked));
      if (this.#reaches(depth, asked)) low = asked++;
      else high = --asked;
    }
    return low;
  }

  /** Whether the takers can bring the count to a goal. */
  #reaches(depth: number, goal: number): boolean {
    const { contest } = this.#game;
    const state = this.#states[depth];
    const need = goal - contest.count(state);
    const left = contest.left(state);
    if (need <= 0) return true;
    if (need > left || state.turn < 0) return false;
    const key = this.#keys[depth];
    // The very end is found sooner than remembered.
    if (left < 2 || !contest.key(state, key))
      return this.#tryAll(depth, goal, -1) >= 0 === this.#isTaker(state.turn);
    const bounds = this.#bounds;
    let place = bounds.place(key, left);
    if (bounds.least[place] >= need) return true;
    if (bounds.most[place] < need) return false;
    const decision = this.#tryAll(depth, goal, bounds.decision[place]);
    const reached = decision >= 0 === this.#isTaker(state.turn);
    // Others may have taken the place meanwhile.
    place = bounds.place(key, left);
    if (reached) bounds.least[place] = Math.max(bounds.least[place], need);
    else bounds.most[place] = Math.min(bounds.most[place], need - 1);
    if (decision >= 0) bounds.decision[place] = decision;
    return reached;
  }

  /** The first decision found that gives the seat whose turn it is what it wants; −1 when none does. */
  #tryAll(depth: number, goal: number, first: Code): Code {
    const game = this.#game;
    const state = this.#states[depth];
    const next = this.#states[depth + 1];
    const legal = this.#legal[depth];
    const seat = state.turn;
    const wanted = this.#isTaker(seat);
    const count = game.legal(state, seat, legal);
    this.#order(depth, count, first);
    for (let at = 0; at < count; at++) {
      game.copy(state, next);
      game.apply(next, seat, legal[at]);
      if (this.#reaches(depth + 1, goal) === wanted) {
        this.#proved[placeOf(depth, legal[at])] = ++this.#proofs;
        return legal[at];
      }
    }
    return -1;
  }

  /** Sorts legal decisions: the one that proved something here, then by how lately each did at this depth. */
  #order(depth: number, count: number, first: Code): void {
    const legal = this.#legal[depth];
    for (let at = 1; at < count; at++) {
      const code = legal[at];
      const worth = this.#worth(depth, code, first);
      let to = at - 1;
      for (; to >= 0 && this.#worth(depth, legal[to], first) < worth; to--) legal[to + 1] = legal[to];
      legal[to + 1] = code;
    }
  }

  #worth(depth: number, code: Code, first: Code): number {
    return code === first ? Number.MAX_SAFE_INTEGER : this.#proved[placeOf(depth, code)];
  }

  #isTaker(seat: number): boolean {
    return ((this.#takers >> seat) & 1) === 1;
  }
}

const placeOf = (depth: number, code: Code): number => depth * CODES + (code & (CODES - 1));
