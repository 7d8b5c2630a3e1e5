import type { Game, GameTypes, Learning, Sampler, Setup, View } from '@overtrick/engine';
import type { Budget } from '../budget.ts';
import { keyOf, Search } from '../search.ts';
import type { Tree } from '../tree.ts';
import { Beliefs } from './beliefs.ts';
import type { Policy } from './policy.ts';

/** How eagerly a search looks at decisions that it knows little of. */
const CURIOSITY = 0.6;
/** How much of a prior or a mixture is the same for all decisions: what was learned may be wrong. */
export const OPEN_MIND = 0.3;
/** Worlds that beliefs are made of, at the least and at the most. */
const WORLDS = { least: 50, most: 1000 } as const;

/**
 * A search that has learned: it draws likely worlds more often, looks first at what the policy would do, and plays deals out by the
 * policy. Where several choose at the same time it mixes its answers by regret matching, so that nobody can count on one of them.
 */
export class GuidedSearch<G extends GameTypes = GameTypes> extends Search<G> {
  readonly #policy: Policy<G>;
  readonly #beliefs: Beliefs<G>;

  constructor(game: Game<G>, learning: Learning<G>, setup: Setup, policy: Policy<G>, tree?: Tree) {
    super(game, setup, tree);
    this.#policy = policy;
    this.#beliefs = new Beliefs(game, learning, setup, policy, WORLDS.most);
  }

  /** A world costs about as much as half an iteration, and a good many of them are worth it. */
  protected override worlds(view: View<G>, { unit, amount }: Budget): Sampler<G['state']> {
    const affordable = unit === 'ms' ? 2 * amount : Math.floor(amount / 2);
    const count = Math.min(WORLDS.most, Math.max(WORLDS.least, affordable));
    return this.#beliefs.weigh(view, count, this.random);
  }

  protected override choose(node: number, seat: number, several: boolean): number {
    const { game, state, legal, children, tree } = this;
    const count = game.legal(state, seat, legal);
    for (let at = 0; at < count; at++) children[at] = tree.find(node, keyOf(seat, legal[at]));
    const chosen = count === 1 ? 0 : several ? this.#mix(seat, count) : this.#mostPromising(seat, count);
    if (children[chosen] < 0) children[chosen] = tree.add(node, keyOf(seat, legal[chosen]));
    return children[chosen] < 0 ? -1 : chosen;
  }

  /** What has paid, and what the policy would do as long as little is known (PUCT). */
  #mostPromising(seat: number, count: number): number {
    const { tree, children } = this;
    const policy = this.#policy;
    policy.weigh(this.state, seat, this.legal, count);
    let visited = 0;
    let total = 0;
    for (let at = 0; at < count; at++) {
      const child = children[at];
      if (child < 0) continue;
      visited += tree.visits[child];
      total += tree.total[child];
    }
    const usual = visited > 0 ? total / visited : 0;
    const curiosity = CURIOSITY * Math.sqrt(visited + 1);
    const even = OPEN_MIND / count;
    const learned = (1 - OPEN_MIND) / policy.total;
    let chosen = 0;
    let highest = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < count; at++) {
      const visits = children[at] < 0 ? 0 : tree.visits[children[at]];
      const worth = visits === 0 ? usual : tree.total[children[at]] / visits;
      const bound = worth + (curiosity * (learned * policy.strengths[at] + even)) / (1 + visits);
      if (bound <= highest) continue;
      highest = bound;
      chosen = at;
    }
    return chosen;
  }

  /** By regret: what would have paid more than the mixture of answers is given more often. */
  #mix(seat: number, count: number): number {
    const { tree, children } = this;
    const policy = this.#policy;
    policy.weigh(this.state, seat, this.legal, count);
    let regrets = 0;
    let value = 0;
    let known = true;
    for (let at = 0; at < count; at++) {
      const child = children[at];
      if (child < 0 || tree.visits[child] === 0) known = false;
      else regrets += tree.regret[child];
    }
    const { strengths } = policy;
    for (let at = 0; at < count; at++) {
      const learned = strengths[at] / policy.total;
      const wanted = known && regrets > 0 ? tree.regret[children[at]] / regrets : learned;
      strengths[at] = (1 - OPEN_MIND) * wanted + OPEN_MIND / count;
      if (known) value += (strengths[at] * tree.total[children[at]]) / tree.visits[children[at]];
    }
    policy.total = 1;
    if (known) {
      for (let at = 0; at < count; at++) {
        const child = children[at];
        const better = tree.total[child] / tree.visits[child] - value;
        tree.regret[child] = Math.max(0, tree.regret[child] + better);
      }
    }
    return policy.draw(this.random, count);
  }

  protected override playOut(): void {
    const { game, state, legal, random } = this;
    const policy = this.#policy;
    while (state.turn >= 0) {
      const seat = state.turn;
      const count = game.legal(state, seat, legal);
      if (count === 1) game.apply(state, seat, legal[0]);
      else {
        policy.weigh(state, seat, legal, count);
        game.apply(state, seat, legal[policy.draw(random, count)]);
      }
    }
  }
}
