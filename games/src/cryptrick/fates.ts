import type { Observer, Seat } from '@overtrick/engine';
import { CARDS, COLOUR_OF, WHITE } from './deck.ts';
import { type DealRecord, type Leaving, UNKNOWN } from './record.ts';

/** The content of a gift that nobody has shown since. */
const UNSEEN = CARDS;

/** What all gifts together may have become, as far as the hands of now depend on it. */
export interface Fate {
  /** In how many ways the gifts can have gone to end like this. */
  times: number;
  /** Unseen cards that came as gifts: who holds each, and the colours that it cannot have. */
  readonly unseen: readonly { readonly holder: Seat; readonly barred: number }[];
  /** Coloured cards that the observer gave away, and who holds them. */
  readonly known: readonly { readonly holder: Seat; readonly card: number }[];
}

/** What must be known of the hands beside the record. */
export interface Hands {
  readonly self: Observer;
  readonly sizes: readonly number[];
  /** Bit mask of the colours that unseen cards have; the others need not be told apart. */
  readonly colours: number;
}

/** Every way the gifts can have gone that fits the record; those that end alike are one fate. */
export function fatesOf(record: DealRecord, hands: Hands): Fate[] {
  const search = new FateSearch(record, hands);
  search.decide(record.gifts.length - 1);
  return [...search.found.values()];
}

/**
 * Goes through the gifts, the last one first, and decides for each what became of it: still in hand, or one of the
 * cards that left the hand later. Every gift is one physical card, so whites that could be it are different ways.
 */
class FateSearch {
  /** By the name of a fate (see `#note`). */
  readonly found = new Map<number, Fate>();
  readonly #names = new Map<number, number>();
  readonly #record: DealRecord;
  readonly #hands: Hands;
  /** By gift: what it is, where it is in the end, and the colours that its way from here on rules out. */
  readonly #content: number[];
  readonly #holder: Seat[];
  readonly #barred: number[];
  /** By gift: whether it can be a card that nobody has shown since. A coloured card of the observer's tells. */
  readonly #canHide: readonly boolean[];
  /** By gift: the cards (places in `leavings`) that left its receiver's hand afterwards. */
  readonly #later: readonly number[][];
  /** By gift: the cards that must have come with this gift or a later one, because of a void shown before. */
  readonly #due: readonly number[][];
  /** By leaving: whether a gift brought the card. */
  readonly #brought: boolean[];
  /** The leavings that tell fates apart: those of unknown cards. And the gifts that do: the observer's. */
  readonly #telling: readonly number[];
  readonly #own: readonly number[];
  /** By seat: how many gifts are still in hand. */
  readonly #kept: number[];

  constructor(record: DealRecord, hands: Hands) {
    const { gifts, leavings } = record;
    const places = [...leavings.keys()];
    const givenAway = record.givenAway();
    this.#record = record;
    this.#hands = hands;
    this.#content = gifts.map(({ card }) => card);
    this.#holder = gifts.map(({ to }) => to);
    this.#barred = gifts.map(() => 0);
    this.#canHide = gifts.map(
      (gift) => gift.card === UNKNOWN || COLOUR_OF[gift.card] === WHITE || givenAway.includes(gift),
    );
    this.#brought = leavings.map(() => false);
    this.#kept = hands.sizes.map(() => 0);
    this.#later = gifts.map(({ to, time }) =>
      places.filter((at) => leavings[at].seat === to && leavings[at].time > time),
    );
    this.#telling = places.filter((at) => leavings[at].card === UNKNOWN);
    this.#own = [...gifts.keys()].filter((g) => gifts[g].from === hands.self);
    this.#due = gifts.map(() => []);
    for (const at of places) {
      const { seat, time, card } = leavings[at];
      if (card === UNKNOWN || !bars(record.missing(seat, -1, time), card)) continue;
      const first = gifts.findIndex(
        (gift) => gift.to === seat && gift.time < time && !bars(record.missing(seat, gift.time, time), card),
      );
      this.#due[first].push(at);
    }
  }

  #contentOf({ card, gift }: Leaving): number {
    return card === UNKNOWN ? this.#content[gift] : card;
  }

  /** Decides gift number g and all before it. */
  decide(g: number): void {
    if (g < 0) {
      this.#note();
      return;
    }
    if (this.#record.gifts[g].to === this.#hands.self) {
      this.decide(g - 1);
      return;
    }
    for (const at of this.#later[g]) if (!this.#brought[at]) this.#tryLeft(g, at);
    this.#tryKept(g);
  }

  /** The gift is still with its receiver. */
  #tryKept(g: number): void {
    const { to, time, card } = this.#record.gifts[g];
    const barred = this.#record.missing(to, time);
    if (!this.#canHide[g] || this.#kept[to] === this.#hands.sizes[to] || bars(barred, card)) return;
    this.#content[g] = UNSEEN;
    this.#holder[g] = to;
    this.#barred[g] = barred;
    this.#kept[to]++;
    this.#goOn(g);
    this.#kept[to]--;
  }

  /** The gift is the card that left its receiver's hand later. */
  #tryLeft(g: number, at: number): void {
    const { to, time, card } = this.#record.gifts[g];
    const leaving = this.#record.leavings[at];
    const content = this.#contentOf(leaving);
    let barred = this.#record.missing(to, time, leaving.time);
    if (content === UNSEEN) {
      barred |= this.#barred[leaving.gift];
      if (!this.#canHide[g] || bars(barred, card)) return;
      this.#holder[g] = this.#holder[leaving.gift];
      this.#barred[g] = barred;
    } else if ((card !== UNKNOWN && card !== content) || bars(barred, content)) return;
    this.#content[g] = content;
    this.#brought[at] = true;
    this.#goOn(g);
    this.#brought[at] = false;
  }

  #goOn(g: number): void {
    for (const at of this.#due[g]) if (!this.#brought[at]) return;
    this.decide(g - 1);
  }

  /** All gifts are decided, so what left a hand and was not brought was dealt to it. Notes how that ends. */
  #note(): void {
    const { gifts, leavings } = this.#record;
    const { colours } = this.#hands;
    const parts: number[] = [];
    for (const at of this.#telling) {
      if (this.#brought[at]) continue;
      const { seat, time, gift } = leavings[at];
      const missing = this.#record.missing(seat, -1, time);
      const content = this.#content[gift];
      if (content === UNSEEN)
        parts.push(part(IS_UNSEEN, (this.#barred[gift] | missing) & colours, this.#holder[gift]));
      else if (bars(missing, content)) return;
    }
    for (const g of this.#own) {
      if (this.#content[g] !== UNSEEN) continue;
      const { card } = gifts[g];
      // Not even the observer can tell which white that was: with u unseen ones it is any of u, a second one any of u − 1.
      // That is what a white that was not shown counts for, against one whose label a card in the open has fixed.
      const isWhite = COLOUR_OF[card] === WHITE;
      parts.push(
        part(isWhite ? IS_UNSEEN : IS_KNOWN, isWhite ? colours & ~(1 << WHITE) : card, this.#holder[g]),
      );
    }
    let name = 0;
    for (const each of parts) name = this.#nameOf(name, each);
    const same = this.found.get(name);
    if (same) same.times++;
    else this.found.set(name, fateOf(parts));
  }

  /** Numbers every sequence of parts, so that equal ones meet. */
  #nameOf(before: number, each: number): number {
    const key = before * PARTS + each;
    const name = this.#names.get(key) ?? this.#names.size + 1;
    this.#names.set(key, name);
    return name;
  }
}

/** Whether a bit mask of colours has the colour of a card; not, when the card is unknown. */
const bars = (colours: number, card: number): boolean =>
  card !== UNKNOWN && ((colours >> COLOUR_OF[card]) & 1) === 1;

const IS_UNSEEN = 0;
const IS_KNOWN = 1;
const PARTS = 2 << 11;

/** One thing that a fate says about a seat, as a number. */
const part = (kind: number, what: number, seat: Seat): number => (kind << 11) | (what << 4) | seat;

function fateOf(parts: readonly number[]): Fate {
  const read = parts.map((each) => ({ kind: each >> 11, what: (each >> 4) & 127, holder: each & 15 }));
  const of = (kind: number) => read.filter((each) => each.kind === kind);
  return {
    times: 1,
    unseen: of(IS_UNSEEN).map(({ what, holder }) => ({ holder, barred: what })),
    known: of(IS_KNOWN).map(({ what, holder }) => ({ holder, card: what })),
  };
}
