import type { Seat, View } from '@overtrick/engine';
import { Component, type ReactNode, type RefObject } from 'react';
import { motionFactor } from '../settings/motion.ts';
import { ENTRANCES, flight, type Path, pass, sweep, topple, trade } from './paths.ts';

interface Thing {
  readonly element: HTMLElement;
  /** Where it is seen: in flight, in the middle of its way. */
  readonly place: DOMRect;
  readonly via: string | undefined;
}

/** A table as it is seen at one moment. */
interface Sight {
  readonly things: ReadonlyMap<string, Thing>;
  readonly spots: ReadonlyMap<string, DOMRect>;
  readonly entrances: ReadonlyMap<Element, string>;
}

type MotionProps = {
  readonly table: RefObject<HTMLElement | null>;
  /** How many events the table shows. Nothing moves after an undo, or when many are shown at once. */
  readonly position: number;
  readonly settling: boolean;
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
 * A new moment stops everything and goes on from where it is seen. Nothing that rests depends on a motion: with motion off, or when one
 * is cut short, all is where the board has drawn it. React calls `getSnapshotBeforeUpdate` just before it changes the page.
 */
export class Motion extends Component<MotionProps> {
  readonly #moving = new Set<Animation>();
  /** Copies of what is gone. A moment leaves them on their way, an undo does not. */
  readonly #leaving = new Set<Animation>();

  override getSnapshotBeforeUpdate(before: MotionProps): Sight | null {
    const { table, position, settling } = this.props;
    const step = position - before.position;
    if (!table.current || (step === 0 && settling === before.settling)) return null;
    const follows = 0 <= step && step <= 2 && motionFactor() > 0;
    const sight = follows ? look(table.current) : null;
    for (const motion of this.#moving) motion.cancel();
    if (!follows) for (const motion of this.#leaving) motion.cancel();
    return sight;
  }

  override componentDidUpdate(_props: MotionProps, _state: unknown, before: Sight | null): void {
    const { departure, table } = this.props;
    const played = departure?.current;
    if (!table.current || !before) return;
    const now = look(table.current);
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
      if (to) this.#move(element, old ? null : pass(place, from, to));
      else if (over) this.#move(element, trade(place, from, over));
      else if (!same(from, place)) this.#move(element, flight(place, from));
    }
    for (const taker of table.current.querySelectorAll<HTMLElement>('[data-takes]')) {
      const { takes = '', by } = taker.dataset;
      const gone = takes
        .split(' ')
        .flatMap((key) => (now.things.has(key) ? [] : (before.things.get(key) ?? [])));
      const onto = taker.getBoundingClientRect();
      for (const [floor, thing] of gone.entries()) {
        const height = gone.length === 1 ? 1 : floor / (gone.length - 1);
        this.#leave(thing, by === 'topple' ? topple(thing.place, onto, height) : sweep(thing.place, onto));
      }
    }
    for (const [element, entrance] of now.entrances) {
      if (before.entrances.get(element) !== entrance && isEntrance(entrance))
        this.#move(element, ENTRANCES[entrance]);
    }
    if (departure) departure.current = null;
  }

  override componentWillUnmount(): void {
    for (const motion of [...this.#moving, ...this.#leaving]) motion.cancel();
  }

  #move(element: Element, path: Path | null): void {
    if (path) play(element, path, this.#moving);
  }

  /** What is gone leaves as a copy of what was seen. */
  #leave({ element, place }: Thing, path: Path): void {
    const table = this.props.table.current;
    const copy = element.cloneNode(true);
    if (!table || !(copy instanceof HTMLElement)) return;
    const { left, top } = table.getBoundingClientRect();
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
    table.append(copy);
    play(copy, path, this.#leaving, () => copy.remove());
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

/** Moves an element along a path at the speed that people have set. */
function play(element: Element, path: Path, among: Set<Animation>, end = () => {}): void {
  const { frames, duration, delay = 0, easing = 'linear' } = path;
  const factor = motionFactor();
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
    things: new Map(
      all('key').map((element) => {
        const { key = '', via } = element.dataset;
        return [key, { element, place: element.getBoundingClientRect(), via }];
      }),
    ),
    spots: new Map(all('spot').map((spot) => [spot.dataset.spot ?? '', spot.getBoundingClientRect()])),
    entrances: new Map(all('in').map((element) => [element, element.dataset.in ?? ''])),
  };
}

const isEntrance = (name: string): name is keyof typeof ENTRANCES => name in ENTRANCES;

const same = (one: DOMRect, other: DOMRect): boolean =>
  Math.abs(one.left - other.left) + Math.abs(one.top - other.top) < 1;

/** Where a card comes from that this seat has just played: the own hand, or somebody else's plate. */
export const handOf = (seat: Seat, { seat: own }: View): string => (seat === own ? 'played' : `seat-${seat}`);
