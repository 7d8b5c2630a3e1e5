import { useLayoutEffect } from 'react';
import { onceLaidOut } from './ownTask.ts';

/** What has been drawn is styled and laid out in tasks of their own, so that the next frame has only to paint it. */
export function useLayoutTask(): void {
  useLayoutEffect(() => {
    onceLaidOut(() => {});
  });
}
