import type { Code } from '@overtrick/engine';

/**
 * Puts decisions in the order of their text without making texts: the place of each is worked out once. A view lists
 * legal decisions sorted as text, so that who picks the k-th here picks the k-th of the view.
 */
export class TextOrder {
  readonly #make: (code: Code) => string;
  readonly #places = new Map<Code, number>();
  #known: { readonly code: Code; readonly text: string }[] = [];
  #ranks: Int32Array = new Int32Array(0);

  constructor(make: (code: Code) => string) {
    this.#make = make;
  }

  /** The k-th of the first `count` decisions, sorted as text. */
  pick(codes: Int32Array, count: number, k: number): Code {
    if (count === 1) return codes[0];
    if (this.#ranks.length < count) this.#ranks = new Int32Array(Math.max(32, 2 * count));
    let learnt = false;
    for (let i = 0; i < count; i++) learnt = this.#learn(codes[i]) || learnt;
    if (learnt) this.#sort();
    const ranks = this.#ranks;
    for (let i = 0; i < count; i++) {
      const rank = this.#places.get(codes[i]) as number;
      let at = i;
      for (; at > 0 && ranks[at - 1] > rank; at--) ranks[at] = ranks[at - 1];
      ranks[at] = rank;
    }
    return this.#known[ranks[k]].code;
  }

  /** True when this decision is new. */
  #learn(code: Code): boolean {
    if (this.#places.has(code)) return false;
    this.#places.set(code, -1);
    this.#known.push({ code, text: this.#make(code) });
    return true;
  }

  #sort(): void {
    this.#known.sort((a, b) => (a.text < b.text ? -1 : 1));
    for (const [place, { code }] of this.#known.entries()) this.#places.set(code, place);
  }
}
