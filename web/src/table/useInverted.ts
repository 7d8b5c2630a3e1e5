import { type RefObject, useLayoutEffect } from 'react';
import { inOwnTask, onceLaidOut } from './ownTask.ts';

/** Flips the tone of the table in a task of its own: it gives every word on it another colour. */
export function useInverted(table: RefObject<HTMLElement | null>, inverted: boolean): void {
  useLayoutEffect(() => {
    const element = table.current;
    if (!element || inverted === 'inverted' in element.dataset) return;
    return inOwnTask(() => {
      element.toggleAttribute('data-inverted', inverted);
      onceLaidOut(() => {});
    });
  }, [table, inverted]);
}
