import type { Observer, Random, Sampler, View } from '@overtrick/engine';
import { COLOUR_OF, COLOURS, parseCard } from './deck.ts';
import { type Fate, fatesOf } from './fates.ts';
import { DealRecord } from './record.ts';
import { FACTORIAL, fraction, Slots } from './slots.ts';
import { ANSWER, addCard, type CryptrickState, copy } from './state.ts';
import type { Cryptrick } from './types.ts';
import { nextToAnswer, recall } from './view.ts';

/**
 * Every deal with every gift that fits what was seen: plays, voids (CRY-3.2), and who gave to whom (CRY-2.3). Whites are
 * different cards, though nobody can tell them apart: which one was played or given is a hidden decision too.
 */
export function imagine(view: View<Cryptrick>): Sampler<CryptrickState> {
  return new Worlds(view);
}

/** Where cards were dealt to: another hand, the hidden undealt cards, the trump card before it is turned up. */
interface Holder {
  readonly size: number;
  readonly barred: number;
}

/**
 * All worlds that fit a view, in two steps: what became of the gifts, and where the other cards are. The fates of the
 * gifts are listed with their number of worlds; the cards are counted in `Slots`.
 */
class Worlds implements Sampler<CryptrickState> {
  readonly #known: CryptrickState;
  readonly #sorting: Sorting;
  readonly #slots: Slots;
  /** By owner (see `holdersOf`): how many cards of unknown origin it holds, and how many of them in the fate at hand. */
  readonly #sizes: Uint8Array;
  readonly #room: Uint8Array;
  /** By owner: the sort of its slots. By sort: where its next slot is. */
  readonly #sorts: Uint8Array;
  readonly #next: Uint8Array;
  /** The list: a fate, where `Slots` begins, and the worlds up to here. */
  readonly #fates: Fate[] = [];
  readonly #starts: number[] = [];
  readonly #upTo: number[] = [];
  #worlds = 0;

  constructor(view: View<Cryptrick>) {
    this.#known = undecided(recall(view), view.seat);
    const record = new DealRecord(view);
    const unseen = unseenCards(view, record, this.#known);
    const holders = holdersOf(view, record);
    const colours = unseen.reduce((mask, card) => mask | (1 << COLOUR_OF[card]), 0);
    const fates = fatesOf(record, { self: view.seat, sizes: view.now.handSizes, colours });
    this.#sorting = new Sorting(unseen, [...holders, ...fates.flatMap((fate) => fate.unseen)]);
    const { classes, sorts } = this.#sorting;
    this.#sizes = Uint8Array.from(holders, ({ size }) => size);
    this.#room = new Uint8Array(holders.length);
    this.#sorts = Uint8Array.from(holders, ({ barred }) => this.#sorting.sortOf(barred));
    this.#next = new Uint8Array(sorts.length);
    const most = sorts.map(() => 0);
    for (const fate of fates) {
      this.#measure(fate);
      for (let sort = 0; sort < most.length; sort++) most[sort] = Math.max(most[sort], this.#next[sort]);
    }
    this.#slots = new Slots(classes, sorts, most);
    for (const fate of fates) this.#list(fate);
  }

  #list(fate: Fate): void {
    this.#layOut(fate);
    const start = this.#slots.start();
    if (start < 0) return;
    let worlds = fate.times * this.#slots.ways(start);
    for (const size of this.#room) worlds /= FACTORIAL[size];
    this.#worlds += worlds;
    this.#fates.push(fate);
    this.#starts.push(start);
    this.#upTo.push(this.#worlds);
  }

  /** Counts the slots that a fate leaves, by owner into `#room` and by sort into `#next`. */
  #measure({ unseen, known }: Fate): void {
    const room = this.#room;
    const next = this.#next;
    room.set(this.#sizes);
    next.fill(0);
    for (let i = 0; i < known.length; i++) room[known[i].holder]--;
    for (let i = 0; i < unseen.length; i++) {
      room[unseen[i].holder]--;
      next[this.#sorting.sortOf(unseen[i].barred)]++;
    }
    for (let owner = 0; owner < room.length; owner++) next[this.#sorts[owner]] += room[owner];
  }

  /** Lays out the slots that a fate leaves, sort by sort: those of a hand, and one for each unseen gift. */
  #layOut(fate: Fate): void {
    const { room, owners } = this.#slots;
    const next = this.#next;
    this.#measure(fate);
    room.set(next);
    let filled = 0;
    for (let sort = 0; sort < next.length; sort++) {
      next[sort] = filled;
      filled += room[sort];
    }
    for (let i = 0; i < fate.unseen.length; i++) {
      const { holder, barred } = fate.unseen[i];
      owners[next[this.#sorting.sortOf(barred)]++] = holder;
    }
    for (let owner = 0; owner < this.#room.length; owner++) {
      for (let left = this.#room[owner]; left > 0; left--) owners[next[this.#sorts[owner]]++] = owner;
    }
  }

  draw(random: Random, into: CryptrickState): void {
    copy(this.#known, into);
    const at = this.#pick(fraction(random) * this.#worlds);
    const { known } = this.#fates[at];
    for (let i = 0; i < known.length; i++) put(into, known[i].holder, known[i].card);
    const slots = this.#slots;
    this.#layOut(this.#fates[at]);
    slots.draw(this.#starts[at], random);
    for (let i = 0; i < slots.cards.length; i++) put(into, slots.holders[i], slots.cards[i]);
  }

  /** The first line of the list whose worlds reach beyond this. */
  #pick(target: number): number {
    let low = 0;
    let high = this.#upTo.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#upTo[middle] > target) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

/** Gives a card to a hand, or to the undealt ones, or makes it the trump card. */
function put(state: CryptrickState, owner: number, card: number): void {
  if (owner > state.players) state.revealed = card;
  else addCard(state.hand, owner, card);
}

/** Answers that the others gave but nobody has seen are left open. */
function undecided(state: CryptrickState, self: Observer): CryptrickState {
  if (state.phase === ANSWER && state.turn >= 0) {
    const own = self < 0 ? 0 : state.answered & (1 << self);
    state.answered = own | (1 << state.seller);
    state.turn = nextToAnswer(state);
  }
  return state;
}

/** The cards that lie where the observer does not see them, but for those that the observer gave away and would know. */
function unseenCards({ now }: View<Cryptrick>, record: DealRecord, known: CryptrickState): number[] {
  const seen = [known.revealed, ...now.hand.map(parseCard), ...record.shown];
  for (const { card } of record.givenAway()) seen.push(card);
  const left = [...known.copies];
  for (const card of seen) if (card >= 0) left[card]--;
  return left.flatMap((copies, card) => Array<number>(copies).fill(card));
}

/** By seat, with none of the observer's own cards; then the hidden undealt cards; then the hidden trump card. */
function holdersOf({ seat: self, now }: View<Cryptrick>, record: DealRecord): Holder[] {
  const hidden = now.board.revealed === null ? 1 : 0;
  return [
    ...now.handSizes.map((size, seat) =>
      seat === self ? { size: 0, barred: 0 } : { size, barred: record.missing(seat) },
    ),
    { size: now.board.undealt - hidden, barred: 0 },
    { size: hidden, barred: 0 },
  ];
}

/** Sorts cards by where they can be, and slots by what cannot be in them. */
class Sorting {
  /** Cards of colours that the same places bar, the smallest class first: that keeps the counting small. */
  readonly classes: readonly number[][];
  /** Bit masks of these, in their order. */
  readonly sorts: readonly number[];
  readonly #sortOf: Int8Array;

  constructor(unseen: readonly number[], places: readonly { readonly barred: number }[]) {
    const masks = [...new Set(places.map(({ barred }) => barred))];
    const classes = new Map<string, number[]>();
    for (const card of unseen) {
      const name = masks.map((mask) => (mask >> COLOUR_OF[card]) & 1).join('');
      const alike = classes.get(name);
      if (alike) alike.push(card);
      else classes.set(name, [card]);
    }
    this.classes = [...classes.values()].sort((a, b) => a.length - b.length);
    const sortOf = (barred: number): number =>
      this.classes.reduce((sort, [card], bit) => sort | (((barred >> COLOUR_OF[card]) & 1) << bit), 0);
    this.sorts = [...new Set(masks.map(sortOf))].sort((a, b) => a - b);
    this.#sortOf = new Int8Array(1 << COLOURS.length);
    for (const mask of masks) this.#sortOf[mask] = this.sorts.indexOf(sortOf(mask));
  }

  /** The place among `sorts` of a slot that bars these colours. */
  sortOf(barred: number): number {
    return this.#sortOf[barred];
  }
}
