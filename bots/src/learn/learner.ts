import { FastRandom, type Game, type GameTypes, type Learning, restart, type Setup } from '@overtrick/engine';
import { Policy } from './policy.ts';

/** Deals between two steps of the weights. */
export const BATCH = 100;
/** Decisions that a deal can have. */
const MOST_DECISIONS = 1 << 12;
/** Adam's constants. */
const MOMENTUM = 0.9;
const SCALE_MEMORY = 0.999;
const TINY = 1e-8;
/** No weight goes beyond this: a decision has up to 20 of them, and products near the limits of numbers are slow or none. */
const FURTHEST = 8;
/** How much what the others got counts beside the own points: what a match is won by is the lead, but a policy that spoils others learns to bid badly. */
const SPITE = 0.3;
/** How far what a decision was thought to bring moves towards what it brought. */
const TRUST = 0.02;

/** What a learner has come to know: plain data, enough to go on from. */
export interface Knowledge {
  readonly weights: readonly number[];
  /** The means of slopes and of their squares, and the steps that were taken (Adam). */
  readonly slopes: readonly number[];
  readonly squares: readonly number[];
  readonly steps: number;
  /** What a seat gets on average, by how far it sits from the first to decide. */
  readonly usual: readonly number[];
  /** By trait, what it adds to what a decision brings. */
  readonly worths: readonly number[];
}

/** What several learners who began alike have come to know, together. */
export function pooled(all: readonly Knowledge[]): Knowledge {
  const mean = (of: (each: Knowledge) => readonly number[]): number[] =>
    of(all[0]).map((_, at) => all.reduce((sum, each) => sum + of(each)[at], 0) / all.length);
  return {
    weights: mean(({ weights }) => weights),
    slopes: mean(({ slopes }) => slopes),
    squares: mean(({ squares }) => squares),
    steps: all[0].steps,
    usual: mean(({ usual }) => usual),
    worths: mean(({ worths }) => worths),
  };
}

/** How a learner goes about it. */
export interface Pace {
  /** How far a step goes. */
  readonly rate: number;
  /** What keeps a policy from being too sure of itself: the worth of doubt, in spreads of points. */
  readonly doubt: number;
}

/**
 * Learns a policy by playing against itself: after a deal every decision becomes likelier the better its seat did than was to be expected when it
 * decided, and less likely the worse it did (policy gradient with a critic, and Adam's steps). It needs no search, so a million deals take half a minute.
 */
export class Learner<G extends GameTypes = GameTypes> {
  readonly weights: Float64Array;
  readonly #game: Game<G>;
  readonly #policy: Policy<G>;
  readonly #state: G['state'];
  readonly #random: FastRandom;
  readonly #legal: Int32Array;
  readonly #most: number;
  /** The deal: of each decision its seat, its options with their traits and chances, and which was taken. */
  readonly #seats = new Uint8Array(MOST_DECISIONS);
  readonly #taken = new Uint16Array(MOST_DECISIONS);
  readonly #counts = new Uint16Array(MOST_DECISIONS);
  readonly #firstOption = new Int32Array(MOST_DECISIONS + 1);
  #optionTraits: Int32Array;
  #optionChances: Float64Array;
  #decisions = 0;
  readonly #gradient: Float64Array;
  readonly #mean: Float64Array;
  readonly #square: Float64Array;
  readonly #credit: Float64Array;
  /** What a seat gets on average, by how far it sits from the first to decide. */
  readonly #usual: Float64Array;
  /** By trait, what it adds to what a decision brings; options are worth the sum of theirs. */
  readonly #worths: Float64Array;
  #steps = 0;

  constructor(game: Game<G>, learning: Learning<G>, setup: Setup, seed: string, known: Knowledge | null) {
    const { count, most } = learning.traits;
    this.weights = Float64Array.from(known?.weights ?? Array<number>(count).fill(0));
    this.#game = game;
    this.#policy = new Policy(game, learning, this.weights);
    this.#state = game.create(setup);
    this.#random = new FastRandom(seed);
    this.#legal = new Int32Array(game.maxLegal);
    this.#most = most;
    this.#optionChances = new Float64Array(1 << 12);
    this.#optionTraits = new Int32Array(most << 12);
    this.#gradient = new Float64Array(count);
    this.#mean = Float64Array.from(known?.slopes ?? this.weights);
    this.#square = Float64Array.from(known?.squares ?? this.weights);
    this.#credit = new Float64Array(setup.players);
    this.#usual = Float64Array.from(known?.usual ?? this.#credit);
    this.#worths = Float64Array.from(known?.worths ?? Array<number>(count).fill(0));
    this.#steps = known?.steps ?? 0;
  }

  /** What it knows by now. */
  get knowledge(): Knowledge {
    return {
      weights: Array.from(this.weights),
      slopes: Array.from(this.#mean),
      squares: Array.from(this.#square),
      steps: this.#steps,
      usual: Array.from(this.#usual),
      worths: Array.from(this.#worths),
    };
  }

  /** Plays so many batches of deals and learns from each. */
  learn(batches: number, pace: Pace): void {
    for (let i = 0; i < batches; i++) {
      this.#gradient.fill(0);
      for (let deal = 0; deal < BATCH; deal++) this.#playDeal(pace);
      this.#step(pace.rate);
    }
  }

  #playDeal(pace: Pace): void {
    const game = this.#game;
    const state = this.#state;
    restart(state);
    game.deal(state, this.#random);
    const first = state.turn;
    this.#decisions = 0;
    while (state.turn >= 0) {
      const seat = state.turn;
      const count = game.legal(state, seat, this.#legal);
      game.apply(state, seat, this.#legal[count === 1 ? 0 : this.#choose(seat, count)]);
    }
    this.#weighResult(first);
    for (let at = 0; at < this.#decisions; at++) this.#credited(at, pace.doubt);
  }

  /** Chooses by the policy, and notes it. */
  #choose(seat: number, count: number): number {
    const policy = this.#policy;
    const most = this.#most;
    policy.weigh(this.#state, seat, this.#legal, count);
    const chosen = policy.draw(this.#random, count);
    const at = this.#decisions++;
    const from = this.#firstOption[at];
    if (from + count > this.#optionChances.length) this.#grow();
    for (let i = 0; i < count; i++) this.#optionChances[from + i] = policy.strengths[i] / policy.total;
    this.#optionTraits.set(policy.traits.subarray(0, count * most), from * most);
    this.#seats[at] = seat;
    this.#taken[at] = chosen;
    this.#counts[at] = count;
    this.#firstOption[at + 1] = from + count;
    return chosen;
  }

  #grow(): void {
    const chances = new Float64Array(2 * this.#optionChances.length);
    const traits = new Int32Array(2 * this.#optionTraits.length);
    chances.set(this.#optionChances);
    traits.set(this.#optionTraits);
    this.#optionChances = chances;
    this.#optionTraits = traits;
  }

  /** What each seat did better than the others, against what is usual where it sits. */
  #weighResult(first: number): void {
    const { best, spread } = this.#game;
    const { points, players } = this.#state;
    const sign = best === 'most' ? 1 : -1;
    let sum = 0;
    for (let seat = 0; seat < players; seat++) sum += points[seat];
    for (let seat = 0; seat < players; seat++) {
      const lead = (sign * (points[seat] - (SPITE * (sum - points[seat])) / (players - 1))) / spread;
      const place = (seat - first + players) % players;
      this.#credit[seat] = lead - this.#usual[place];
      this.#usual[place] += 0.001 * this.#credit[seat];
    }
  }

  /** What was to be expected when a decision was taken, of all options by their chances; learns what the one that was taken brought. */
  #expected(at: number, credit: number): number {
    const most = this.#most;
    const traits = this.#optionTraits;
    const worths = this.#worths;
    const from = this.#firstOption[at];
    const taken = from + this.#taken[at];
    const last = from + this.#counts[at];
    let expected = 0;
    let thought = 0;
    let own = 0;
    for (let option = from; option < last; option++) {
      const first = option * most;
      let worth = 0;
      let end = first;
      while (end < first + most && traits[end] >= 0) worth += worths[traits[end++]];
      expected += this.#optionChances[option] * worth;
      if (option !== taken) continue;
      thought = worth;
      own = end - first;
    }
    const step = (TRUST * (credit - thought)) / own;
    for (let t = taken * most; t < taken * most + own; t++) worths[traits[t]] += step;
    return expected;
  }

  /** Adds what one decision teaches. */
  #credited(at: number, doubt: number): void {
    const most = this.#most;
    const chances = this.#optionChances;
    const traits = this.#optionTraits;
    const gradient = this.#gradient;
    const credit = this.#credit[this.#seats[at]];
    const better = credit - this.#expected(at, credit);
    const count = this.#counts[at];
    const from = this.#firstOption[at];
    const taken = this.#taken[at];
    let entropy = 0;
    if (doubt > 0) {
      for (let i = 0; i < count; i++) entropy -= chances[from + i] * Math.log(chances[from + i] + TINY);
    }
    for (let i = 0; i < count; i++) {
      const chance = chances[from + i];
      let push = better * ((i === taken ? 1 : 0) - chance);
      if (doubt > 0) push -= doubt * chance * (Math.log(chance + TINY) + entropy);
      const end = (from + i + 1) * most;
      for (let t = (from + i) * most; t < end && traits[t] >= 0; t++) gradient[traits[t]] += push;
    }
  }

  #step(rate: number): void {
    const { weights } = this;
    this.#steps++;
    const first = 1 - MOMENTUM ** this.#steps;
    const second = 1 - SCALE_MEMORY ** this.#steps;
    for (let trait = 0; trait < weights.length; trait++) {
      const slope = this.#gradient[trait] / BATCH;
      const mean = MOMENTUM * this.#mean[trait] + (1 - MOMENTUM) * slope;
      const square = SCALE_MEMORY * this.#square[trait] + (1 - SCALE_MEMORY) * slope * slope;
      this.#mean[trait] = mean;
      this.#square[trait] = square;
      const moved = weights[trait] + (rate * (mean / first)) / (Math.sqrt(square / second) + TINY);
      weights[trait] = Math.max(-FURTHEST, Math.min(FURTHEST, moved));
    }
    this.#policy.set(weights);
  }
}
