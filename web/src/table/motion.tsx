import type { Seat, View } from '@overtrick/engine';
import { Component, type ReactNode, type RefObject } from 'react';
import { motionFactor, motionNow } from '../settings/motion.ts';
import { dealt, ENTRANCES, FADE, flight, type Path, pass, sweep, topple, trade } from './paths.ts';

interface Thing {
  readonly element: HTMLElement;
  /** Where it is seen: in flight, in the middle of its way. */
  readonly place: DOMRect;
  readonly via: string | undefined;
}

/** Where everything on a table is seen. All is measured before anything moves: whoever measures in between lays the page out again. */
interface Sight {
  readonly table: DOMRect;
  readonly takers: ReadonlyMap<HTMLElement, DOMRect>;
  readonly things: ReadonlyMap<string, Thing>;
  readonly spots: ReadonlyMap<string, DOMRect>;
}

/** A table before it changes. Where things are seen is not asked when they only land. */
interface Before {
  readonly sight: Sight | null;
  readonly entrances: ReadonlyMap<Element, string>;
}

type MotionProps = {
  readonly table: RefObject<HTMLElement | null>;
  /** How many events the table shows. Nothing moves after an undo, or when many are shown at once. */
  readonly position: number;
  readonly settling: boolean;
  /** The last event is a deal. */
  readonly deals: boolean;
  /** Everything lies where it belongs. What is told then may only make an entrance. */
  readonly landed: boolean;
  /** Called when that is so. */
  readonly onLanded: () => void;
  /** Where the card that is about to be played from the own hand lies: the spot `played`. */
  readonly departure?: RefObject<DOMRect | null>;
  readonly children: ReactNode;
};

/**
 * The animator of a table. A board only says what lies where; this moves it there:
 *   `data-key`    a thing, such as a card. Drawn at another place, it flies there from where it was seen.
 *   `data-spot`   a place that others name, such as a seat. It does not move.
 *   `data-from`   where a new thing comes from: a spot or a key.
 *   `data-via`    the key of what it trades places with: it flies there first, then both change over.
 *   `data-pass`   a spot: the thing is seen only on its way there.
 *   `data-takes`  keys: what of them is gone is swept here, or with `data-by="topple"` falls here as a tower does.
 *   `data-in`     one of `ENTRANCES`, for what is new or did not say so before.
 *   `data-dealt`  what is dealt when a deal begins: the cards of a hand.
 * It says when everything has landed. A new moment goes on from where things are seen. Nothing that rests depends on a motion: with
 * motion off, or when one is cut short, all is where the board has drawn it. React calls `getSnapshotBeforeUpdate` just before it
 * changes the page.
 */
export class Motion extends Component<MotionProps> {
  readonly #moving = new Set<Animation>();
  /** Copies of what is gone. A moment leaves them on their way, an undo does not. */
  readonly #leaving = new Set<Animation>();
  /** What changes where it lies; nothing waits for it. */
  readonly #entering = new Set<Animation>();
  /** Counts the moments, so that what landed too late is noticed. */
  #moment = 0;

  override componentDidMount(): void {
    if (this.props.deals) this.#deal();
  }

  override getSnapshotBeforeUpdate(before: MotionProps): Before | null {
    const { table, position, settling, landed } = this.props;
    const step = position - before.position;
    const lands = landed && !before.landed;
    if (!table.current || (step === 0 && settling === before.settling && !lands)) return null;
    const stays = 0 <= step && step <= 2 && motionNow() !== 'off';
    const seen = stays
      ? { sight: lands ? null : look(table.current), entrances: entrancesOf(table.current) }
      : null;
    for (const motion of [...this.#moving, ...this.#entering]) motion.cancel();
    if (!stays || lands) for (const motion of this.#leaving) motion.cancel();
    return seen;
  }

  override componentDidUpdate(before: MotionProps, _state: unknown, seen: Before | null): void {
    const { position, landed, deals, departure } = this.props;
    const isNew = position !== before.position;
    if (isNew) this.#moment++;
    if (seen) {
      if (isNew && deals) this.#deal();
      else this.#show(seen);
    }
    if (isNew && departure) departure.current = null;
    if (landed) return;
    const moment = this.#moment;
    const ends = [...this.#moving, ...this.#leaving].map(({ finished }) => finished);
    // What was cut short has landed as well, unless something newer is on its way.
    void Promise.allSettled(ends).then(() => moment === this.#moment && this.props.onLanded());
  }

  override componentWillUnmount(): void {
    for (const motion of [...this.#moving, ...this.#leaving, ...this.#entering]) motion.cancel();
  }

  /** Moves everything from where it was seen; when all has landed, what is told then only makes its entrance. */
  #show(before: Before): void {
    const table = this.props.table.current;
    if (!table) return;
    if (before.sight) {
      const now = look(table);
      this.#moveThings(before.sight, now);
      if (motionNow() === 'full') this.#takeThings(before.sight, now);
    }
    if (motionNow() !== 'full') return;
    for (const [element, entrance] of entrancesOf(table)) {
      if (before.entrances.get(element) !== entrance && isEntrance(entrance))
        play(element, ENTRANCES[entrance], this.#entering);
    }
  }

  #moveThings(before: Sight, now: Sight): void {
    const played = this.props.departure?.current;
    const fades = motionNow() === 'reduced';
    const seen = (name: string | undefined): DOMRect | undefined =>
      name === 'played'
        ? (played ?? undefined)
        : (before.spots.get(name ?? '') ?? before.things.get(name ?? '')?.place);
    for (const [key, thing] of now.things) {
      const { element, place, via } = thing;
      const old = before.things.get(key);
      const from = old?.place ?? seen(element.dataset.from);
      const over = old?.via === via ? undefined : now.things.get(via ?? '')?.place;
      const to = now.spots.get(element.dataset.pass ?? '');
      if (!from || from.width === 0 || place.width === 0) continue;
      if (fades) this.#move(element, old ? null : FADE);
      else if (to) this.#move(element, old ? null : pass(place, from, to));
      else if (over) this.#move(element, trade(place, from, over, now.table));
      else if (!same(from, place)) this.#move(element, flight(place, from));
    }
  }

  #takeThings(before: Sight, now: Sight): void {
    for (const [taker, onto] of now.takers) {
      const { takes = '', by } = taker.dataset;
      const gone = takes
        .split(' ')
        .flatMap((key) => (now.things.has(key) ? [] : (before.things.get(key) ?? [])));
      for (const [floor, thing] of gone.entries()) {
        const height = gone.length === 1 ? 1 : floor / (gone.length - 1);
        const path = by === 'topple' ? topple(thing.place, onto, height) : sweep(thing.place, onto);
        this.#leave(thing, now.table, path);
      }
    }
  }

  /** Cards fly to the hands, from the deck if the board names the spot, else from the middle of the table. */
  #deal(): void {
    const table = this.props.table.current;
    if (!table || motionNow() !== 'full') return;
    const deck = table.querySelector('[data-spot="deck"], .table-board')?.getBoundingClientRect();
    const cards = placesOf(table.querySelectorAll<HTMLElement>('[data-dealt]'));
    if (!deck) return;
    let nth = 0;
    for (const [card, place] of cards) this.#move(card, dealt(place, deck, nth++, cards.size));
  }

  #move(element: Element, path: Path | null): void {
    if (path) play(element, path, this.#moving);
  }

  /** What is gone leaves as a copy of what was seen. */
  #leave({ element, place }: Thing, { left, top }: DOMRect, path: Path): void {
    const copy = element.cloneNode(true);
    if (!(copy instanceof HTMLElement)) return;
    delete copy.dataset.key;
    copy.dataset.gone = '';
    copy.style.setProperty('--card-width', `${place.width}px`);
    Object.assign(copy.style, {
      position: 'absolute',
      inset: `${place.top - top}px auto auto ${place.left - left}px`,
      width: `${place.width}px`,
      height: `${place.height}px`,
      margin: '0',
      zIndex: '50',
      pointerEvents: 'none',
    });
    this.props.table.current?.append(copy);
    play(copy, path, this.#leaving, () => copy.remove());
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

/** Moves an element along a path at the speed that people have set. */
function play(element: Element, path: Path, among: Set<Animation>, end = () => {}): void {
  const { frames, duration, delay = 0, easing = 'linear' } = path;
  const factor = motionFactor() || 1;
  const motion = element.animate([...frames], {
    duration: duration * factor,
    delay: delay * factor,
    easing,
    fill: 'backwards',
  });
  among.add(motion);
  const over = () => {
    among.delete(motion);
    end();
  };
  motion.finished.then(over, over);
}

function look(table: HTMLElement): Sight {
  const all = (attribute: string) => [...table.querySelectorAll<HTMLElement>(`[data-${attribute}]`)];
  return {
    table: table.getBoundingClientRect(),
    takers: placesOf(all('takes')),
    things: new Map(
      all('key').map((element) => {
        const { key = '', via } = element.dataset;
        return [key, { element, place: element.getBoundingClientRect(), via }];
      }),
    ),
    spots: new Map(all('spot').map((spot) => [spot.dataset.spot ?? '', spot.getBoundingClientRect()])),
  };
}

const entrancesOf = (table: HTMLElement): Map<Element, string> =>
  new Map(
    Array.from(table.querySelectorAll<HTMLElement>('[data-in]'), (element) => [
      element,
      element.dataset.in ?? '',
    ]),
  );

const placesOf = (elements: Iterable<HTMLElement>): Map<HTMLElement, DOMRect> =>
  new Map(Array.from(elements, (element) => [element, element.getBoundingClientRect()]));

const isEntrance = (name: string): name is keyof typeof ENTRANCES => name in ENTRANCES;

const same = (one: DOMRect, other: DOMRect): boolean =>
  Math.abs(one.left - other.left) + Math.abs(one.top - other.top) < 1;

/** Where a card comes from that this seat has just played: the own hand, or somebody else's plate. */
export const handOf = (seat: Seat, { seat: own }: View): string => (seat === own ? 'played' : `seat-${seat}`);
