/** How many requests are allowed at once, and how many more each second. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

const KEPT = 50_000;

/** A leaky bucket for each caller. */
export class Limits {
  readonly #allowance: Allowance;
  readonly #used = new Map<string, { left: number; at: number }>();

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

  /** Zero when the request is allowed, otherwise the seconds to wait. */
  take(who: string, cost = 1): number {
    const { burst, perSecond } = this.#allowance;
    const now = performance.now();
    let used = this.#used.get(who);
    if (!used) {
      if (this.#used.size >= KEPT) this.#drop(now);
      used = { left: burst, at: now };
      this.#used.set(who, used);
    }
    used.left = Math.min(burst, used.left + ((now - used.at) / 1000) * perSecond);
    used.at = now;
    if (used.left < cost) return Math.max(1, Math.ceil((cost - used.left) / perSecond));
    used.left -= cost;
    return 0;
  }

  /** Forgets callers whose bucket is full again. */
  #drop(now: number): void {
    const { burst, perSecond } = this.#allowance;
    const full = (burst / perSecond) * 1000;
    for (const [who, { at }] of this.#used) if (now - at > full) this.#used.delete(who);
    if (this.#used.size >= KEPT) this.#used.clear();
  }
}
