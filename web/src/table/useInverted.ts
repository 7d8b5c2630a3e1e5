import { type RefObject, useLayoutEffect } from 'react';
import { giveStyles, inOwnTask } from './ownTask.ts';

/** Flips the tone of the table: ground, bar, board and hand in a task each, because every word on them gets another colour. */
export function useInverted(table: RefObject<HTMLElement | null>, inverted: boolean): void {
  // Every time, because parts come and go: a side panel, a sheet.
  useLayoutEffect(() => {
    const parts = [...(table.current?.children ?? [])].filter(
      (part) => part.hasAttribute('data-inverted') !== inverted,
    );
    const flips = parts.map((part) =>
      inOwnTask(() => {
        part.toggleAttribute('data-inverted', inverted);
        giveStyles();
      }),
    );
    return () => {
      for (const flip of flips) flip();
    };
  });
}
