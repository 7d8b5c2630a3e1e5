import { type RefObject, useLayoutEffect } from 'react';
import { changeByRegion, TONES } from './regions.ts';
import { useLatest } from './useLatest.ts';

/** Flips the tone of the table: ground, bar, board and hand in a task each, because every word on them gets another colour. */
export function useInverted(table: RefObject<HTMLElement | null>, inverted: boolean): void {
  const flip = useLatest((part: Element) => part.toggleAttribute('data-inverted', inverted));
  // Every time, because parts come and go: a side panel, a sheet.
  useLayoutEffect(() => {
    const parts = [...(table.current?.children ?? [])].filter(
      (part) => part.hasAttribute('data-inverted') !== inverted,
    );
    for (const part of parts) {
      changeByRegion(part, TONES, () => flip(part));
    }
  });
}
