import type { Random } from '@overtrick/engine';

export const FACTORIAL = [1];
for (let n = 1; n <= 64; n++) FACTORIAL.push(FACTORIAL[n - 1] * n);
const choose = (n: number, k: number): number => FACTORIAL[n] / FACTORIAL[k] / FACTORIAL[n - k];
const END = 0;

/** The cards of one class, and the sorts of slots that differ in whether this class or a later one may be there. */
interface Stage {
  readonly cards: Uint8Array;
  readonly free: readonly boolean[];
  /** By sort: which one of the next stage it becomes a part of. */
  readonly next: readonly number[];
  readonly strides: readonly number[];
  readonly memo: Map<number, number>;
  readonly room: Uint8Array;
}

/**
 * Places unseen cards, all different, into as many slots that bar some classes of them, one class after the other. After
 * each class, slots that differ only in it are alike, so few numbers describe what is left. Counted once, shared by
 * every start.
 *
 * A sort of slots is a bit mask: bit i says that class i is barred.
 */
export class Slots {
  /** The slots to fill, sort by sort, and how many of each sort: `start` needs `room`, `draw` needs both. */
  readonly owners: Uint8Array;
  readonly room: Uint8Array;
  /** After `draw`: every card and who has it; `owners` is used up. */
  readonly cards: Uint8Array;
  readonly holders: Uint8Array;
  readonly #stages: readonly Stage[];
  /** By node: in how many ways it goes on, the fewest cards its sort can get, and where its edges begin, one a number. */
  readonly #value: number[] = [1];
  readonly #least: number[] = [0];
  readonly #firstEdge: number[] = [0];
  /** By edge: in how many ways it goes on, and the node it leads to. */
  readonly #edgeValue: number[] = [];
  readonly #edgeTo: number[] = [];

  /** `sorts` ascend; `most` says how many slots each can have. */
  constructor(classes: readonly number[][], sorts: readonly number[], most: readonly number[]) {
    const stages: Stage[] = [];
    let masks = sorts;
    let room = most;
    for (const cards of classes) {
      const merged = [...new Set(masks.map((mask) => mask >> 1))];
      const next = masks.map((mask) => merged.indexOf(mask >> 1));
      stages.push({
        cards: Uint8Array.from(cards),
        free: masks.map((mask) => (mask & 1) === 0),
        next,
        strides: stridesOf(room),
        memo: new Map(),
        room: new Uint8Array(masks.length),
      });
      const mergedRoom = merged.map(() => 0);
      for (const [i, slots] of room.entries()) mergedRoom[next[i]] += slots;
      room = mergedRoom;
      masks = merged;
    }
    this.#stages = stages;
    const size = classes.flat().length;
    // Where every card is known there is nothing to place.
    this.room = stages[0]?.room ?? new Uint8Array(sorts.length);
    this.owners = new Uint8Array(size);
    this.cards = new Uint8Array(size);
    this.holders = new Uint8Array(size);
  }

  /** The node from which `room` is filled; −1 when the cards do not fit. */
  start(): number {
    return this.#stages.length === 0 ? END : this.#enter(0);
  }

  /** In how many ways the cards can be placed from a start, each slot taken as different. */
  ways(start: number): number {
    return this.#value[start];
  }

  #enter(s: number): number {
    const { room, strides, cards } = this.#stages[s];
    let key = 0;
    for (let i = 0; i < room.length; i++) key += room[i] * strides[i];
    return this.#step(s, 0, cards.length, key);
  }

  /** The node that places `left` cards of stage s into its sorts, from one on. The room left tells how many those are. */
  #step(s: number, from: number, left: number, key: number): number {
    const stage = this.#stages[s];
    const { room } = stage;
    if (left === 0) return this.#enterNext(s);
    let i = from;
    while (i < room.length && (room[i] === 0 || !stage.free[i])) i++;
    if (i === room.length) return -1;
    const name = key * room.length + i;
    const known = stage.memo.get(name);
    if (known !== undefined) return known;
    const before = room[i];
    const most = Math.min(left, before);
    let least = left;
    for (let later = i + 1; later < room.length; later++) if (stage.free[later]) least -= room[later];
    least = Math.max(0, least);
    const edge = this.#edgeTo.length - least;
    for (let x = least; x <= most; x++) {
      this.#edgeTo.push(-1);
      this.#edgeValue.push(0);
    }
    let value = 0;
    for (let x = least; x <= most; x++) {
      room[i] = before - x;
      const to = this.#step(s, i + 1, left - x, key - x * stage.strides[i]);
      if (to < 0) continue;
      const ways = choose(left, x) * (FACTORIAL[before] / FACTORIAL[before - x]) * this.#value[to];
      this.#edgeTo[edge + x] = to;
      this.#edgeValue[edge + x] = ways;
      value += ways;
    }
    room[i] = before;
    const node = value > 0 ? this.#value.length : -1;
    if (node > 0) {
      this.#value.push(value);
      this.#least.push(least);
      this.#firstEdge.push(edge);
    }
    stage.memo.set(name, node);
    return node;
  }

  #enterNext(s: number): number {
    const { room, next } = this.#stages[s];
    if (s + 1 === this.#stages.length) return END;
    const merged = this.#stages[s + 1].room;
    merged.fill(0);
    for (let i = 0; i < room.length; i++) merged[next[i]] += room[i];
    return this.#enter(s + 1);
  }

  /** Fills the slots in `owners` and `room` at random, every way equally likely. */
  draw(start: number, random: Random): void {
    const { owners, cards, holders } = this;
    let node = start;
    let done = 0;
    for (let s = 0; s < this.#stages.length; s++) {
      const { room, free, next, cards: ofClass } = this.#stages[s];
      const merged = s + 1 < this.#stages.length ? this.#stages[s + 1].room : null;
      merged?.fill(0);
      let left = ofClass.length;
      let from = 0;
      let size = 0;
      for (let i = 0; i < room.length; i++) {
        let slots = room[i];
        if (left > 0 && slots > 0 && free[i]) {
          const share = this.#drawShare(node, Math.min(left, slots), random);
          node = this.#edgeTo[this.#firstEdge[node] + share];
          const fillsAll = share === slots;
          for (let x = 0; x < share; x++) {
            const slot = fillsAll ? from + slots - 1 : from + random.below(slots);
            slots--;
            holders[done] = owners[slot];
            owners[slot] = owners[from + slots];
            cards[done++] = take(ofClass, left--, random);
          }
        }
        for (let slot = 0; slot < slots; slot++) owners[size++] = owners[from + slot];
        from += room[i];
        if (merged) merged[next[i]] += slots;
      }
    }
  }

  /** How many cards, at most `most`, go to the sort that this node is about. */
  #drawShare(node: number, most: number, random: Random): number {
    const least = this.#least[node];
    if (least === most) return most;
    const edge = this.#firstEdge[node];
    let target = fraction(random) * this.#value[node];
    let last = 0;
    for (let x = least; x <= most; x++) {
      const ways = this.#edgeValue[edge + x];
      if (ways === 0) continue;
      last = x;
      target -= ways;
      if (target < 0) break;
    }
    return last;
  }
}

/** Writes a list of numbers, each at most the one in `most`, as one number. */
function stridesOf(most: readonly number[]): number[] {
  let stride = 1;
  return most.map((each) => {
    stride *= each + 1;
    return stride / (each + 1);
  });
}

/** A random number from 0 up to 1. */
export const fraction = (random: Random): number =>
  (random.below(0x100000) * 0x100000 + random.below(0x100000)) / 2 ** 40;

/** A random one of the first `left` cards, which moves behind the others. */
function take(cards: Uint8Array, left: number, random: Random): number {
  const at = left > 1 ? random.below(left) : 0;
  const card = cards[at];
  cards[at] = cards[left - 1];
  cards[left - 1] = card;
  return card;
}
