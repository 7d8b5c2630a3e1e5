import { SCOPES, type Scope } from './budgets.ts';
import type { Caller } from './origin.ts';

/** How many of something are held at the same time, by whom. */
export class Held {
  readonly #most: Readonly<Record<Scope, number>>;
  readonly #open: Readonly<Record<Scope, Map<string, number>>> = {
    person: new Map(),
    address: new Map(),
    network: new Map(),
  };

  constructor(most: Readonly<Record<Scope, number>>, patience: number) {
    this.#most = {
      person: most.person * patience,
      address: most.address * patience,
      network: most.network * patience,
    };
  }

  /** Holds one more; undefined when it is one too many, otherwise call the answer to let go. */
  enter(caller: Caller): (() => void) | undefined {
    const counted = SCOPES.flatMap((scope) => {
      const who = caller[scope];
      return who === null ? [] : [{ who, open: this.#open[scope], most: this.#most[scope] }];
    });
    if (counted.some(({ who, open, most }) => (open.get(who) ?? 0) >= most)) return undefined;
    for (const { who, open } of counted) open.set(who, (open.get(who) ?? 0) + 1);
    return () => {
      for (const { who, open } of counted) {
        const left = (open.get(who) ?? 1) - 1;
        if (left > 0) open.set(who, left);
        else open.delete(who);
      }
    };
  }
}
