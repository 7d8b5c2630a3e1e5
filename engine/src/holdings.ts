import type { Random } from './random.ts';

/** A place that unseen cards lie in: another hand, or the cards set aside. */
export interface Holder {
  readonly size: number;
  /** Bit mask of the kinds that cannot be here (of their sorts, where `Unseen.sortOf` names some). */
  readonly barred: number;
  /** How many cards of the first kinds (below `Unseen.split`) must be here, at least and at most. */
  readonly least?: number;
  readonly most?: number;
}

/** The unseen cards, and where they may lie. Kinds are numbered from 0; at most 31, or 31 sorts of them. */
export interface Unseen {
  /** How many unseen cards of each kind. */
  readonly kinds: readonly number[];
  readonly holders: readonly Holder[];
  /** Kinds below this one are counted for `least` and `most`. */
  readonly split?: number;
  /** The bit of `barred` that a kind goes by, its own number unless told: the suit, where suits are what is barred. */
  readonly sortOf?: (kind: number) => number;
  /**
   * In how many ways `x` of the `left` unseen cards of a kind can be in a holder while the others go to the holders after
   * it; as many as there are choices of x cards, unless told. For cards whose way to the holders was seen in part.
   */
  readonly waysOf?: (kind: number, holder: number, left: number, x: number) => number;
}

/** Kinds that the same holders may have are one class; the count needs no more. With `waysOf` each is its own. */
interface CardClass {
  readonly cards: Uint8Array;
  readonly allowed: readonly boolean[];
  readonly early: boolean;
}
interface Group {
  readonly members: readonly number[];
  readonly size: number;
  readonly barred: number;
  readonly least: number;
  readonly most: number;
}

const CHOOSE: number[][] = [];
for (let n = 0; n <= 64; n++) {
  CHOOSE.push([]);
  for (let k = 0; k <= n; k++)
    CHOOSE[n].push(k === 0 || k === n ? 1 : CHOOSE[n - 1][k - 1] + CHOOSE[n - 1][k]);
}

/**
 * Counts every way in which the unseen cards can lie, equal cards taken as different, and draws one of them, all
 * equally likely. Exact: for each class of cards and each group of alike holders it knows in how many ways the rest
 * can be finished, and lets chance choose in that proportion.
 */
export class Holdings {
  /** In how many ways the cards can lie. 0 when nothing fits. */
  readonly ways: number;
  readonly #classes: readonly CardClass[];
  readonly #groups: readonly Group[];
  /** Cards in this and all later classes. */
  readonly #cardsFrom: readonly number[];
  readonly #strides: readonly number[];
  /** By class and group: in how many ways x of so many cards left can be there. */
  readonly #choices: readonly (readonly (readonly number[])[])[];
  readonly #memo: (Float64Array | Map<number, number>)[];
  readonly #room: Uint8Array;
  readonly #piles: readonly Uint8Array[];
  readonly #filled: Uint8Array;
  readonly #offsets: readonly number[];
  /** After `draw`: the cards (as kinds) of all holders, one holder after the other, `offset(h)` first. */
  readonly cards: Uint8Array;

  constructor(unseen: Unseen) {
    this.#groups = groupsOf(unseen);
    this.#classes = classesOf(unseen, this.#groups);
    const cardsFrom = [0];
    for (let c = this.#classes.length - 1; c >= 0; c--)
      cardsFrom.unshift(cardsFrom[0] + this.#classes[c].cards.length);
    this.#cardsFrom = cardsFrom;
    let stride = 1;
    this.#strides = this.#groups.map((group) => {
      const mine = stride;
      stride *= group.size + 1;
      return mine;
    });
    const steps = this.#classes.length * this.#groups.length;
    this.#choices = Array.from({ length: steps }, (_, step) =>
      choicesOf(unseen, this.#classes[Math.floor(step / this.#groups.length)], step % this.#groups.length),
    );
    this.#memo = Array.from({ length: steps }, () =>
      stride <= 1 << 17 ? new Float64Array(stride).fill(-1) : new Map<number, number>(),
    );
    this.#room = Uint8Array.from(this.#groups, (group) => group.size);
    this.#piles = this.#groups.map((group) => new Uint8Array(group.size));
    this.#filled = new Uint8Array(this.#groups.length);
    let offset = 0;
    this.#offsets = unseen.holders.map((holder) => {
      offset += holder.size;
      return offset - holder.size;
    });
    this.cards = new Uint8Array(offset);
    const early = this.#classes.some((each) => each.early);
    const fits = offset === cardsFrom[0] && (early || this.#quotasHold());
    const ways = fits ? this.#count(0, 0, cardsFrom[0] - cardsFrom[Math.min(1, cardsFrom.length - 1)]) : 0;
    this.ways = this.#groups.reduce((product, group) => product * splits(group, unseen), ways);
  }

  /** Where the cards of a holder begin in `cards`. */
  offset(holder: number): number {
    return this.#offsets[holder];
  }

  /** Ways to place `left` cards of class c into groups g and later, and all later classes after it. */
  #count(c: number, g: number, left: number): number {
    if (c === this.#classes.length) return 1;
    if (g === this.#groups.length) return left === 0 ? this.#countNextClass(c) : 0;
    const room = this.#room;
    let key = 0;
    for (let i = 0; i < room.length; i++) key += room[i] * this.#strides[i];
    const step = c * this.#groups.length + g;
    const memo = this.#memo[step];
    const known = memo instanceof Float64Array ? memo[key] : (memo.get(key) ?? -1);
    if (known >= 0) return known;
    let ways = 0;
    const choices = this.#choices[step][left];
    const most = this.#mostOf(c, g, left);
    for (let x = 0; x <= most; x++) {
      room[g] -= x;
      ways += choices[x] * this.#count(c, g + 1, left - x);
      room[g] += x;
    }
    if (memo instanceof Float64Array) memo[key] = ways;
    else memo.set(key, ways);
    return ways;
  }

  #countNextClass(c: number): number {
    const next = c + 1;
    const early = this.#classes[c].early && (next === this.#classes.length || !this.#classes[next].early);
    if (early && !this.#quotasHold()) return 0;
    return this.#count(next, 0, this.#cardsFrom[next] - (this.#cardsFrom[next + 1] ?? 0));
  }

  #quotasHold(): boolean {
    return this.#groups.every((group, g) => {
      const placed = group.size - this.#room[g];
      return placed >= group.least && placed <= group.most;
    });
  }

  #mostOf(c: number, g: number, left: number): number {
    return this.#classes[c].allowed[g] ? Math.min(left, this.#room[g]) : 0;
  }

  /** Draws one way into `cards`; all are equally likely. */
  draw(random: Random): void {
    const groups = this.#groups;
    const room = this.#room;
    this.#filled.fill(0);
    for (let c = 0; c < this.#classes.length; c++) {
      const cards = this.#classes[c].cards;
      let left = cards.length;
      for (let g = 0; g < groups.length && left > 0; g++) {
        const x = this.#drawShare(c, g, left, random);
        this.#move(cards, left, x, g, random);
        room[g] -= x;
        left -= x;
      }
    }
    for (let g = 0; g < groups.length; g++) {
      room[g] = groups[g].size;
      this.#spread(g, random);
    }
  }

  /** How many of the `left` cards of class c go to group g. */
  #drawShare(c: number, g: number, left: number, random: Random): number {
    const most = this.#mostOf(c, g, left);
    if (most === 0 || g === this.#groups.length - 1) return most;
    let target =
      ((random.below(0x100000) * 0x100000 + random.below(0x100000)) / 2 ** 40) * this.#count(c, g, left);
    let last = 0;
    const room = this.#room;
    const before = room[g];
    const choices = this.#choices[c * this.#groups.length + g][left];
    for (let x = 0; x <= most; x++) {
      room[g] = before - x;
      const ways = choices[x] * this.#count(c, g + 1, left - x);
      if (ways === 0) continue;
      last = x;
      target -= ways;
      if (target < 0) break;
    }
    room[g] = before;
    return last;
  }

  /** Moves x random ones of the first `left` cards of a class to a group's pile. */
  #move(cards: Uint8Array, left: number, x: number, g: number, random: Random): void {
    const pile = this.#piles[g];
    for (let i = 0; i < x; i++) {
      const last = left - 1 - i;
      if (x !== left) {
        const j = random.below(last + 1);
        const card = cards[j];
        cards[j] = cards[last];
        cards[last] = card;
      }
      pile[this.#filled[g]++] = cards[last];
    }
  }

  /** Deals a group's pile out to its members. */
  #spread(g: number, random: Random): void {
    const pile = this.#piles[g];
    const { members } = this.#groups[g];
    let left = pile.length;
    for (let m = 0; m < members.length; m++) {
      const start = this.#offsets[members[m]];
      const end = members[m] + 1 < this.#offsets.length ? this.#offsets[members[m] + 1] : this.cards.length;
      for (let at = start; at < end; at++) {
        left--;
        if (m < members.length - 1) {
          const j = random.below(left + 1);
          const card = pile[j];
          pile[j] = pile[left];
          pile[left] = card;
        }
        this.cards[at] = pile[left];
      }
    }
  }
}

/** In how many ways a group's cards can be dealt out to its members. */
function splits(group: Group, unseen: Unseen): number {
  let left = group.size;
  let ways = 1;
  for (const member of group.members) {
    const { size } = unseen.holders[member];
    ways *= CHOOSE[left][size];
    left -= size;
  }
  return ways;
}

/** By the cards left of a class: in how many ways 0, 1, 2, … of them can be in a group. */
function choicesOf(unseen: Unseen, { cards }: CardClass, g: number): readonly (readonly number[])[] {
  const { waysOf } = unseen;
  if (!waysOf) return CHOOSE;
  return Array.from({ length: cards.length + 1 }, (_, left) =>
    Array.from({ length: left + 1 }, (_, x) => waysOf(cards[0], g, left, x)),
  );
}

/** Holders that the same is known of are one group, unless a quota (or `waysOf`) sets them apart. */
function groupsOf(unseen: Unseen): Group[] {
  const groups: { members: number[]; size: number; barred: number; least: number; most: number }[] = [];
  for (const [index, holder] of unseen.holders.entries()) {
    const least = holder.least ?? 0;
    const most = Math.min(holder.most ?? holder.size, holder.size);
    const free = least === 0 && most === holder.size && !unseen.waysOf;
    const alike = groups.find(
      (g) => free && g.barred === holder.barred && g.least === 0 && g.most === g.size,
    );
    if (alike) {
      alike.members.push(index);
      alike.size += holder.size;
      alike.most = alike.size;
    } else groups.push({ members: [index], size: holder.size, barred: holder.barred, least, most });
  }
  return unseen.waysOf ? groups : groups.sort((a, b) => a.size - b.size);
}

function classesOf(unseen: Unseen, groups: readonly Group[]): CardClass[] {
  const split = unseen.split ?? 0;
  const classes = new Map<string, { cards: number[]; allowed: boolean[]; early: boolean }>();
  for (const [kind, count] of unseen.kinds.entries()) {
    if (count === 0) continue;
    const sort = unseen.sortOf?.(kind) ?? kind;
    const allowed = groups.map((group) => ((group.barred >> sort) & 1) === 0);
    const early = kind < split;
    const alike = unseen.waysOf ? String(kind).padStart(2, '0') : allowed.map(Number).join('');
    const name = `${early ? 0 : 1}${alike}`;
    const entry = classes.get(name) ?? { cards: [], allowed, early };
    for (let i = 0; i < count; i++) entry.cards.push(kind);
    classes.set(name, entry);
  }
  const sorted = [...classes].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
  return sorted.map((entry) => ({ ...entry, cards: Uint8Array.from(entry.cards) }));
}
