import { type RefObject, useLayoutEffect, useRef } from 'react';
import { changeByRegion, SIZES } from './regions.ts';
import { useLatest } from './useLatest.ts';

/** Marks the root of a board that has another plan for some time, as for an auction; the sizes that follow from it reach one region a frame. */
export function usePlan(root: RefObject<HTMLElement | null>, mark: `data-${string}`, on: boolean): void {
  const first = useRef(true);
  const toggle = useLatest(() => root.current?.toggleAttribute(mark, on));
  useLayoutEffect(() => {
    const felt = root.current?.closest('.table-felt');
    if (first.current || !felt) toggle();
    else if (root.current?.hasAttribute(mark) !== on) changeByRegion(felt, SIZES, toggle);
    first.current = false;
  }, [root, mark, on, toggle]);
}
