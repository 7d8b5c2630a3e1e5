/** Where chance comes from. It is always passed in, so that no state holds a secret but the cards. */
export interface Random {
  /** A whole number from 0 to n − 1, every one equally likely. */
  below(n: number): number;
}

const TWO_32 = 2 ** 32;

/**
 * Turns 32 random bits into a number below n without favouring any (multiply and reject), or −1 when these bits
 * must be drawn again. Exact while n is below 2^21.
 */
export function belowFrom(bits: number, n: number): number {
  const product = bits * n;
  const low = product >>> 0;
  if (low < n && low < TWO_32 % n) return -1;
  return (product - low) / TWO_32;
}

/**
 * A small fast generator (sfc32) for simulations and searches. Never deals a real table: who sees its output can
 * foretell it.
 */
export class FastRandom implements Random {
  #a = 0;
  #b = 0;
  #c = 0;
  #d = 0;

  constructor(seed: string | number) {
    this.reseed(seed);
  }

  /** Starts again from a seed; the same seed gives the same numbers everywhere. */
  reseed(seed: string | number): void {
    const text = String(seed);
    let a = 0x9e3779b9;
    let b = 0x243f6a88;
    for (let i = 0; i < text.length; i++) {
      a = Math.imul(a ^ text.charCodeAt(i), 0x85ebca6b);
      b = Math.imul(b ^ (a >>> 13), 0xc2b2ae35);
    }
    this.#a = a | 0;
    this.#b = b | 0;
    this.#c = 0xb7e15162 | 0;
    this.#d = 1;
    for (let i = 0; i < 15; i++) this.bits();
  }

  /** The next 32 bits, as a signed number. */
  bits(): number {
    const t = (((this.#a + this.#b) | 0) + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + t) | 0;
    return t;
  }

  /** As `belowFrom`, but in 32-bit whole numbers where n allows: searches draw little else. */
  below(n: number): number {
    if (n > 0x7fff) return this.#belowMany(n);
    for (;;) {
      const bits = this.bits();
      const lower = Math.imul(bits & 0xffff, n);
      const upper = (Math.imul(bits >>> 16, n) + (lower >>> 16)) | 0;
      const low = ((upper << 16) | (lower & 0xffff)) >>> 0;
      if (low >= n || low >= TWO_32 % n) return upper >>> 16;
    }
  }

  #belowMany(n: number): number {
    for (;;) {
      const drawn = belowFrom(this.bits() >>> 0, n);
      if (drawn >= 0) return drawn;
    }
  }
}

/** Moves a random choice of `count` cards to the front, every order equally likely. */
export function shuffleFront(cards: Uint8Array, count: number, total: number, random: Random): void {
  for (let i = 0; i < count; i++) {
    const j = i + random.below(total - i);
    const card = cards[i];
    cards[i] = cards[j];
    cards[j] = card;
  }
}
