import {
  type Code,
  FastRandom,
  type Game,
  type GameTypes,
  type Random,
  type Sampler,
  type Setup,
  type View,
} from '@overtrick/engine';
import type { StopSignal } from './bot.ts';
import type { Budget } from './budget.ts';
import { Reward } from './reward.ts';
import { Tree } from './tree.ts';

/** How eagerly a search looks at decisions that it knows little of. */
const CURIOSITY = 0.5;
/** Iterations between two looks at the clock and the stop signal. */
const STRIDE = 64;
/** Decisions in a row that the tree can remember; far more than a deal has. */
const DEEPEST = 1024;
/** Edges that are no decision: one that the searching seat does not see, and the end of simultaneous choices. */
const UNSEEN = -1;
const REVEALED = -2;

const LOG = Float64Array.from({ length: 1 << 12 }, (_, n) => Math.log(n));
const log = (n: number): number => (n < LOG.length ? LOG[n] : Math.log(n));

/** What a search found out about one legal decision. */
export interface Finding<G extends GameTypes = GameTypes> {
  readonly decision: G['decision'];
  readonly visits: number;
  /** The expected reward, 0 to 1: about the chance to win the match. */
  readonly reward: number;
}
/** What a search found out about a view. */
export interface Analysis<G extends GameTypes = GameTypes> {
  readonly iterations: number;
  /** The most visited decision first: that is the one to take. */
  readonly findings: readonly Finding<G>[];
}

/**
 * Information-set Monte-Carlo tree search for one set-up of one game. Every iteration draws a world that fits the
 * view and plays it out: down the tree by what has paid for the seat whose turn it is, then at random. The tree is
 * what the searching seat would see: a decision hidden from it leads everyone down the same edge, and seats that
 * choose at the same time choose at the same node, where nobody can react to another's answer.
 */
export class Search<G extends GameTypes = GameTypes> {
  protected readonly game: Game<G>;
  protected readonly tree: Tree;
  protected readonly state: G['state'];
  readonly #reward: Reward;
  protected readonly legal: Int32Array;
  /** The child of each legal decision, −1 for none yet. */
  protected readonly children: Int32Array;
  protected readonly random = new FastRandom('');
  /** The decisions of this iteration that are in the tree, and who took them. */
  readonly #path = new Int32Array(DEEPEST);
  readonly #seats = new Uint8Array(DEEPEST);
  #depth = 0;
  #self = 0;

  constructor(game: Game<G>, setup: Setup, tree: Tree = new Tree()) {
    this.game = game;
    this.tree = tree;
    this.state = game.create(setup);
    this.#reward = new Reward(game, setup.players);
    this.legal = new Int32Array(game.maxLegal);
    this.children = new Int32Array(game.maxLegal);
  }

  /** Thinks about the decision that a view asks for. */
  analyse(view: View<G>, budget: Budget, random: Random, signal?: StopSignal): Analysis<G> {
    // The search draws from a fast stream of its own.
    this.random.reseed(`${random.below(1 << 20)} ${random.below(1 << 20)}`);
    this.#self = view.seat;
    this.tree.clear();
    const sampler = this.worlds(view, budget);
    const most = budget.unit === 'iterations' ? budget.amount : Number.POSITIVE_INFINITY;
    const deadline = performance.now() + (budget.unit === 'ms' ? budget.amount : Number.POSITIVE_INFINITY);
    let iterations = 0;
    do {
      const stride = Math.min(STRIDE, most - iterations);
      for (let i = 0; i < stride; i++) this.#iterate(sampler);
      iterations += stride;
    } while (iterations < most && !signal?.aborted && performance.now() < deadline);
    return { iterations, findings: this.#findings(view) };
  }

  /** Where the worlds come from: of all that fit, every one is equally likely. */
  protected worlds(view: View<G>, _budget: Budget): Sampler<G['state']> {
    return this.game.imagine(view);
  }

  #iterate(sampler: Sampler<G['state']>): void {
    const state = this.state;
    sampler.draw(this.random, state);
    this.#depth = 0;
    this.#descend();
    this.playOut();
    this.#reward.weigh(state);
    this.#learn();
  }

  /** Goes down the tree as far as it is known, and one new decision further. */
  #descend(): void {
    const game = this.game;
    const state = this.state;
    const self = this.#self;
    let node = this.tree.root;
    let together = false;
    while (state.turn >= 0 && this.#depth < DEEPEST) {
      const actors = game.actors(state);
      const seat = (actors >> self) & 1 ? self : state.turn;
      const known = this.tree.size;
      const several = (actors & (actors - 1)) !== 0;
      const at = this.choose(node, seat, several);
      if (at < 0) return;
      this.#path[this.#depth] = this.children[at];
      this.#seats[this.#depth++] = seat;
      const decision = this.legal[at];
      const seen = !together && !several && game.seen(state, seat, decision, self);
      game.apply(state, seat, decision);
      if (several) together = true;
      else if (together) {
        together = false;
        node = this.#edge(node, keyOf(state.turn, REVEALED));
      } else node = seen ? this.children[at] : this.#edge(node, keyOf(seat, UNSEEN));
      if (node < 0 || this.tree.size > known) return;
    }
  }

  /**
   * The legal decision a seat tries at a node, as an index; it is now in the tree. First those never tried, then by upper
   * confidence bounds over how often each was available. −1 when the tree is full. Whether several choose at the same time does not matter here.
   */
  protected choose(node: number, seat: number, _several: boolean): number {
    const tree = this.tree;
    const children = this.children;
    const count = this.game.legal(this.state, seat, this.legal);
    let untried = 0;
    let chosen = -1;
    let highest = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < count; at++) {
      const child = tree.find(node, keyOf(seat, this.legal[at]));
      children[at] = child;
      if (child < 0) {
        untried++;
        continue;
      }
      const available = ++tree.available[child];
      if (untried > 0) continue;
      const visits = tree.visits[child];
      const bound = tree.total[child] / visits + CURIOSITY * Math.sqrt(log(available) / visits);
      if (bound > highest) {
        highest = bound;
        chosen = at;
      }
    }
    return untried > 0 ? this.#expand(node, seat, untried) : chosen;
  }

  /** Adds one of the untried legal decisions to the tree; −1 when that is full. */
  #expand(node: number, seat: number, untried: number): number {
    let skip = this.random.below(untried);
    let at = 0;
    while (this.children[at] >= 0 || skip-- > 0) at++;
    const child = this.tree.add(node, keyOf(seat, this.legal[at]));
    if (child < 0) return -1;
    this.tree.available[child] = 1;
    this.children[at] = child;
    return at;
  }

  /** The node behind an edge that is no decision; −1 when the tree is full. */
  #edge(node: number, key: number): number {
    const known = this.tree.find(node, key);
    return known >= 0 ? known : this.tree.add(node, key);
  }

  /** Plays the deal to its end, all decisions equally likely. */
  protected playOut(): void {
    const { game, state, legal, random } = this;
    while (state.turn >= 0) {
      const count = game.legal(state, state.turn, legal);
      game.apply(state, state.turn, legal[count === 1 ? 0 : random.below(count)]);
    }
  }

  /** Credits every decision on the path with what its seat got. */
  #learn(): void {
    const tree = this.tree;
    for (let i = 0; i < this.#depth; i++) {
      const node = this.#path[i];
      tree.visits[node]++;
      tree.total[node] += this.#reward.of[this.#seats[i]];
    }
  }

  #findings(view: View<G>): Finding<G>[] {
    const tree = this.tree;
    const findings = view.now.choices.map((decision): Finding<G> => {
      const node = tree.find(tree.root, keyOf(view.seat, this.game.encode(decision)));
      const visits = node < 0 ? 0 : tree.visits[node];
      return { decision, visits, reward: visits === 0 ? 0 : tree.total[node] / visits };
    });
    return findings.sort((a, b) => b.visits - a.visits || b.reward - a.reward);
  }
}

/** The key of an edge: who decided, and what. */
export const keyOf = (seat: number, code: Code): number => code * 16 + seat;
