const ROOT = 0;
const MOST_NODES = 1 << 18;
const FIRST_INDEX = 1 << 12;

/**
 * The decisions that a search has tried, as a tree without objects: a node is a number, its statistics are entries of
 * typed arrays, and its children are found by (parent, key) in a hash index. One tree serves search after search.
 */
export class Tree {
  readonly root = ROOT;
  /** How often a decision was taken. */
  readonly visits = new Int32Array(MOST_NODES);
  /** How often it could have been taken: worlds differ in what is legal. */
  readonly available = new Int32Array(MOST_NODES);
  /** The sum of what it brought the seat that took it. */
  readonly total = new Float64Array(MOST_NODES);
  /** By how much it would have brought more than what was done instead, where several choose at the same time; never below 0. */
  readonly regret = new Float64Array(MOST_NODES);
  readonly #parent = new Int32Array(MOST_NODES);
  readonly #key = new Int32Array(MOST_NODES);
  #size = 1;
  /** Open addressing; 0 is free, because the root is nobody's child. At most half full. */
  #index = new Int32Array(FIRST_INDEX);
  #mask = FIRST_INDEX - 1;

  /** Nodes in use. */
  get size(): number {
    return this.#size;
  }

  /** Leaves only the root. */
  clear(): void {
    this.#size = 1;
    this.#index.fill(0);
    this.#reset(ROOT);
  }

  /** The child of a node, −1 when there is none yet. */
  find(parent: number, key: number): number {
    let slot = this.#slotOf(parent, key);
    for (;;) {
      const node = this.#index[slot];
      if (node === 0) return -1;
      if (this.#parent[node] === parent && this.#key[node] === key) return node;
      slot = (slot + 1) & this.#mask;
    }
  }

  /** A new child, −1 when the tree is full. The caller has not found it. */
  add(parent: number, key: number): number {
    if (this.#size === MOST_NODES) return -1;
    if (2 * this.#size >= this.#index.length) this.#grow();
    const node = this.#size++;
    this.#parent[node] = parent;
    this.#key[node] = key;
    this.#reset(node);
    this.#enter(node);
    return node;
  }

  #reset(node: number): void {
    this.visits[node] = 0;
    this.available[node] = 0;
    this.total[node] = 0;
    this.regret[node] = 0;
  }

  #enter(node: number): void {
    let slot = this.#slotOf(this.#parent[node], this.#key[node]);
    while (this.#index[slot] !== 0) slot = (slot + 1) & this.#mask;
    this.#index[slot] = node;
  }

  #grow(): void {
    this.#index = new Int32Array(2 * this.#index.length);
    this.#mask = this.#index.length - 1;
    for (let node = 1; node < this.#size; node++) this.#enter(node);
  }

  #slotOf(parent: number, key: number): number {
    const mixed = Math.imul(parent, 0x9e3779b1) ^ Math.imul(key, 0x85ebca6b);
    return (mixed ^ (mixed >>> 15)) & this.#mask;
  }
}
