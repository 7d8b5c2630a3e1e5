import { no } from '../problem.ts';
import { Bucket } from './bucket.ts';
import { BUDGETS, type BudgetName, HELD, SCOPES, type Scope } from './budgets.ts';
import { Held } from './held.ts';
import type { Caller } from './origin.ts';

const FROM: Readonly<Record<Scope, string>> = {
  person: 'you',
  address: 'your address',
  network: 'your network',
};

/** Decides what strangers may take, so that their load does not reach other people's tables. */
export class Admission {
  /** Streams of those who sit at the table, and of all others. */
  readonly seated: Held;
  readonly streams: Held;
  readonly #buckets: ReadonlyMap<BudgetName, Readonly<Record<Scope, Bucket>>>;
  readonly #refused: (budget: BudgetName) => void;

  /** `patience` multiplies every budget. */
  constructor(patience: number, refused: (budget: BudgetName) => void = () => {}) {
    this.#refused = refused;
    this.seated = new Held(HELD.streams, patience);
    this.streams = new Held(HELD.streams, patience);
    const names = Object.keys(BUDGETS) as BudgetName[];
    this.#buckets = new Map(
      names.map((name) => {
        const bucket = (scope: Scope) => {
          const { burst, perSecond } = BUDGETS[name][scope];
          return new Bucket({ burst: burst * patience, perSecond: perSecond * patience });
        };
        return [name, { person: bucket('person'), address: bucket('address'), network: bucket('network') }];
      }),
    );
  }

  /** Takes this much of a budget, or says for how long to wait. */
  take(name: BudgetName, caller: Caller, cost = 1) {
    const full = this.overdrawn(name, caller, cost);
    if (full === null) this.spend(name, caller, cost);
    return full;
  }

  /** The refusal when this much cannot be had now; nothing is taken. */
  overdrawn(name: BudgetName, caller: Caller, cost = 0) {
    for (const { scope, who, bucket } of this.#of(name, caller)) {
      const wait = bucket.wait(who, cost);
      if (wait === 0) continue;
      this.#refused(name);
      return no('too-many', `Too many ${BUDGETS[name].of} from ${FROM[scope]}. Wait ${wait} s.`, wait);
    }
    return null;
  }

  /** Takes this much, whether it is there or not; a negative amount is given back. */
  spend(name: BudgetName, caller: Caller, amount: number): void {
    for (const { who, bucket } of this.#of(name, caller)) bucket.spend(who, amount);
  }

  /** The seconds until a budget is no longer overdrawn. */
  wait(name: BudgetName, caller: Caller): number {
    return Math.max(0, ...this.#of(name, caller).map(({ who, bucket }) => bucket.wait(who, 0)));
  }

  #of(name: BudgetName, caller: Caller) {
    const buckets = this.#buckets.get(name);
    return SCOPES.flatMap((scope) => {
      const who = caller[scope];
      return buckets && who !== null && who !== '' ? [{ scope, who, bucket: buckets[scope] }] : [];
    });
  }
}
