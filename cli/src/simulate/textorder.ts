import type { Decision } from '@overtrick/engine';

/**
 * Puts decisions in the order of their text without making texts: the place of each is worked out once. A view lists
 * legal decisions sorted as text, so that who picks the k-th here picks the k-th of the view.
 */
export class TextOrder {
  readonly #make: (decision: Decision) => string;
  readonly #places = new Map<Decision, number>();
  #known: { readonly decision: Decision; readonly text: string }[] = [];
  #ranks: Int32Array = new Int32Array(0);

  constructor(make: (decision: Decision) => string) {
    this.#make = make;
  }

  /** The k-th of the first `count` decisions, sorted as text. */
  pick(decisions: Int32Array, count: number, k: number): Decision {
    if (count === 1) return decisions[0];
    if (this.#ranks.length < count) this.#ranks = new Int32Array(Math.max(32, 2 * count));
    let learnt = false;
    for (let i = 0; i < count; i++) learnt = this.#learn(decisions[i]) || learnt;
    if (learnt) this.#sort();
    const ranks = this.#ranks;
    for (let i = 0; i < count; i++) {
      const rank = this.#places.get(decisions[i]) as number;
      let at = i;
      for (; at > 0 && ranks[at - 1] > rank; at--) ranks[at] = ranks[at - 1];
      ranks[at] = rank;
    }
    return this.#known[ranks[k]].decision;
  }

  /** True when this decision is new. */
  #learn(decision: Decision): boolean {
    if (this.#places.has(decision)) return false;
    this.#places.set(decision, -1);
    this.#known.push({ decision, text: this.#make(decision) });
    return true;
  }

  #sort(): void {
    this.#known.sort((a, b) => (a.text < b.text ? -1 : 1));
    for (const [place, { decision }] of this.#known.entries()) this.#places.set(decision, place);
  }
}
