/** Positions that are remembered; a new one takes the place of an old one. */
const PLACES = 1 << 16;

/**
 * What a solver has proved of positions: by how much the count will still grow at least and at most, and the decision
 * that proved it. A position is known by its key, a few numbers. What is proved stays true in every deal.
 */
export class Bounds {
  readonly least = new Int8Array(PLACES);
  readonly most = new Int8Array(PLACES).fill(127);
  readonly decision = new Int32Array(PLACES).fill(-1);
  readonly #keys: Int32Array;
  readonly #size: number;

  constructor(keySize: number) {
    this.#size = keySize;
    this.#keys = new Int32Array(PLACES * keySize);
  }

  /** The place of a position; a new one knows nothing but that the count grows by 0 to `left`. */
  place(key: Int32Array, left: number): number {
    const place = hash(key) & (PLACES - 1);
    if (!this.holds(place, key)) {
      for (let i = 0; i < this.#size; i++) this.#keys[place * this.#size + i] = key[i];
      this.least[place] = 0;
      this.most[place] = left;
      this.decision[place] = -1;
    }
    return place;
  }

  /** Whether a place is still that of this position. */
  holds(place: number, key: Int32Array): boolean {
    const from = place * this.#size;
    for (let i = 0; i < this.#size; i++) if (this.#keys[from + i] !== key[i]) return false;
    return true;
  }
}

function hash(key: Int32Array): number {
  let mixed = 0;
  for (let i = 0; i < key.length; i++) {
    mixed = Math.imul(mixed ^ key[i], 0x9e3779b1);
    mixed ^= mixed >>> 15;
  }
  mixed = Math.imul(mixed, 0x85ebca6b);
  return mixed ^ (mixed >>> 13);
}
