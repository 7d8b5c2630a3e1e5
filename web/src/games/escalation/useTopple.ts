import type { Seat, View } from '@overtrick/engine';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { motionFactor } from '../../settings/motion.ts';
import { play } from '../../table/motion.tsx';

const FALL = 460;
/** How much later the bottom falls than the top. */
const CRUMBLE = 200;

/** Lets the tower lean away, then tumble, top first, onto the stack of the one who takes it. */
export function useTopple(
  tower: RefObject<HTMLElement | null>,
  { past }: View,
  take: { readonly seat: Seat } | null,
): void {
  // A match that is opened again does not fall a second time.
  const seen = useRef(past.length);
  useLayoutEffect(() => {
    const fresh = past.length > seen.current;
    seen.current = past.length;
    const element = tower.current;
    if (!element || !take) return;
    const taker = document.querySelector(`[data-tower="${take.seat}"]`);
    if (!fresh || !taker || motionFactor() === 0) {
      element.style.display = 'none';
      return;
    }
    const onto = taker.getBoundingClientRect();
    const slabs = [...element.querySelectorAll('.slab')].map((slab) => ({
      slab,
      from: slab.getBoundingClientRect(),
    }));
    for (const [floor, { slab, from }] of slabs.entries()) {
      const height = slabs.length === 1 ? 1 : floor / (slabs.length - 1);
      tumble(slab, { from, onto, height });
    }
  }, [past, take, tower]);
}

interface Fall {
  readonly from: DOMRect;
  readonly onto: DOMRect;
  /** 0 at the bottom of the tower and 1 at its top. */
  readonly height: number;
}

/** Carries one slab over. */
function tumble(slab: Element, { from, onto, height }: Fall): void {
  const dx = onto.left + onto.width / 2 - (from.left + from.width / 2);
  const dy = onto.bottom - onto.height * (0.1 + 0.4 * height) - from.bottom;
  const side = dx < 0 ? -1 : 1;
  const lean = `translate(${-14 * side * height ** 2}px, 0) rotate(${-5 * side * height}deg)`;
  const landed = `translate(${dx}px, ${dy}px) rotate(${180 * side}deg)`;
  const all = FALL + CRUMBLE;
  const at = (share: number) => (CRUMBLE * (1 - height) + FALL * share) / all;
  play(
    slab,
    [
      { transform: 'none' },
      { transform: 'none', offset: at(0), easing: 'ease-out' },
      { transform: lean, offset: at(0.3), easing: 'cubic-bezier(0.45, 0, 0.9, 0.6)' },
      {
        transform: `translate(${dx * 0.55}px, ${Math.min(0, dy) * 0.3 - 30 * height}px) rotate(${(60 + 70 * height) * side}deg)`,
        offset: at(0.7),
      },
      { transform: `${landed} scale(0.6)`, offset: at(0.96) },
      { transform: `${landed} scale(0)`, offset: at(1) },
      { transform: `${landed} scale(0)` },
    ],
    { duration: all, easing: 'linear', fill: 'forwards' },
  );
}
