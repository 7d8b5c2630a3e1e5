/** How much may be had at once, and how much more comes each second. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

const KEPT = 50_000;

/** A leaky bucket for each caller. It may be overdrawn by what is known only afterwards; then the caller waits. */
export class Bucket {
  readonly #allowance: Allowance;
  /** Whoever was here last comes last. */
  readonly #used = new Map<string, { readonly left: number; readonly at: number }>();

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

  /** The seconds until this much can be had; 0 when it can be had now. */
  wait(who: string, cost: number, now = performance.now()): number {
    const { burst, perSecond } = this.#allowance;
    // Who asks for more than there ever is, waits for all there is.
    const missing = Math.min(cost, burst) - this.#left(who, now);
    return missing > 0 ? Math.max(1, Math.ceil(missing / perSecond)) : 0;
  }

  /** Takes this much, whether it is there or not; a negative amount is given back. */
  spend(who: string, cost: number, now = performance.now()): void {
    const left = Math.min(this.#allowance.burst, this.#left(who, now) - cost);
    this.#used.delete(who);
    if (this.#used.size >= KEPT) this.#drop();
    this.#used.set(who, { left, at: now });
  }

  #left(who: string, now: number): number {
    const { burst, perSecond } = this.#allowance;
    const used = this.#used.get(who);
    return used ? Math.min(burst, used.left + ((now - used.at) / 1000) * perSecond) : burst;
  }

  /** Forgets who was not here for the longest time. */
  #drop(): void {
    for (const who of this.#used.keys()) {
      this.#used.delete(who);
      return;
    }
  }
}
