import type { Seat, View } from '@overtrick/engine';
import { Component, type ReactNode, type RefObject } from 'react';
import { motionFactor } from '../settings/motion.ts';

/** How many milliseconds a card flies; `--time-move` of the style sheets is the same. */
export const FLIGHT = 280;
/** What moves now; a new moment stops all of it. */
const running = new Set<Animation>();
const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/** Something with a `data-key`: where it is seen, a card in flight in the middle of its way. */
interface Piece {
  readonly element: HTMLElement;
  readonly place: DOMRect;
}
type Pieces = Map<string, Piece>;

type MotionProps = {
  readonly table: RefObject<HTMLElement | null>;
  /** How many events the table shows. Nothing moves after an undo, or when many are shown at once. */
  readonly position: number;
  readonly settling: boolean;
  /** Where the card that is about to be played from the own hand lies: the key `played`. */
  readonly departure?: RefObject<DOMRect | null>;
  readonly children: ReactNode;
};

/**
 * The animator of a table. A board says what lies where, this says how it gets there:
 *   `data-key`   one thing on the table, such as a card or a seat. Drawn at another place, it flies there from where it was.
 *   `data-from`  keys, of which the first known counts: where something new comes from.
 *   `data-to`    a key: where something that is gone is swept.
 * A new moment takes what is still in motion from where it is seen. React measures for us: it calls `getSnapshotBeforeUpdate`
 * just before it changes the page.
 */
export class Motion extends Component<MotionProps> {
  override getSnapshotBeforeUpdate(before: MotionProps): Pieces | null {
    const { table, position, settling } = this.props;
    const step = position - before.position;
    const moves = step === 1 || step === 2 || (step === 0 && settling !== before.settling);
    if (!table.current || !moves || motionFactor() === 0) return null;
    const pieces = piecesOn(table.current);
    for (const motion of running) motion.cancel();
    return pieces;
  }

  override componentDidUpdate(_props: MotionProps, _state: unknown, before: Pieces | null): void {
    const table = this.props.table.current;
    if (!table || !before) return;
    const { departure } = this.props;
    const now = piecesOn(table);
    for (const [key, { element, place }] of now) {
      const origins = [key, ...(element.dataset.from?.split(' ') ?? [])];
      const from = origins
        .map((each) => (each === 'played' ? departure?.current : before.get(each)?.place))
        .find(Boolean);
      if (from) fly(element, from, place);
    }
    for (const [key, piece] of before) {
      const to = now.get(piece.element.dataset.to ?? '');
      if (to && !now.has(key)) sweep(table, piece, to.place);
    }
    if (departure) departure.current = null;
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

const piecesOn = (table: HTMLElement): Pieces =>
  new Map(
    [...table.querySelectorAll<HTMLElement>('[data-key]')].map((element) => [
      element.dataset.key ?? '',
      { element, place: element.getBoundingClientRect() },
    ]),
  );

/** How to get from the middle of one place to that of another. */
const way = (from: DOMRect, to: DOMRect): string =>
  `translate(${to.left + to.width / 2 - from.left - from.width / 2}px, ${to.top + to.height / 2 - from.top - from.height / 2}px)`;

/** Moves an element from where something was to where it is. */
export function fly(element: Element, from: DOMRect, to = element.getBoundingClientRect()): void {
  const near = Math.abs(from.left - to.left) + Math.abs(from.top - to.top) < 1;
  if (near || to.width === 0 || from.width === 0) return;
  const scale = Math.min(1.6, Math.max(0.3, from.width / to.width));
  play(element, [
    { transform: `${way(to, from)} scale(${scale})`, zIndex: 50 },
    { transform: 'none', zIndex: 50 },
  ]);
}

/** Lets a copy of what is gone fly away. */
function sweep(table: HTMLElement, { element, place }: Piece, to: DOMRect): void {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-key');
  const { left, top } = table.getBoundingClientRect();
  Object.assign(copy.style, {
    position: 'absolute',
    left: `${place.left - left}px`,
    top: `${place.top - top}px`,
    width: `${place.width}px`,
    height: `${place.height}px`,
    pointerEvents: 'none',
    zIndex: '50',
  });
  table.append(copy);
  const motion = play(copy, [
    { transform: 'none' },
    { transform: `${way(place, to)} scale(0.25)`, opacity: 0 },
  ]);
  void motion?.finished.catch(() => {}).finally(() => copy.remove());
}

/** Moves an element along a path of its own, at the speed that people have set, or not at all. */
export function play(
  element: Element,
  path: Keyframe[],
  timing: KeyframeAnimationOptions = {},
): Animation | null {
  const factor = motionFactor();
  if (factor === 0) return null;
  const { duration = FLIGHT, delay = 0, easing = EASE, ...rest } = timing;
  const motion = element.animate(path, {
    fill: 'backwards',
    ...rest,
    easing,
    duration: Number(duration) * factor,
    delay: delay * factor,
  });
  running.add(motion);
  // Whatever has arrived is let go, unless it was told to stay (`fill: 'forwards'`) until the next moment.
  void motion.finished.then(
    () => rest.fill ?? running.delete(motion),
    () => running.delete(motion),
  );
  return motion;
}

/** Where a card comes from that this seat has just played: the own hand, or somebody else's plate. */
export const handOf = (seat: Seat, { seat: own }: View): string => (seat === own ? 'played' : `seat-${seat}`);
