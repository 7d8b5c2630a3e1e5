import { useEffect } from 'react';

interface Ways {
  readonly at: number;
  readonly before: number;
  readonly after: number;
  readonly last: number;
  readonly goTo: (at: number) => void;
}

/** Arrow keys: left and right a step, up and down a trick, Home and End; where nothing else wants them. */
export function useArrows({ at, before, after, last, goTo }: Ways): void {
  useEffect(() => {
    const ways: Readonly<Record<string, number>> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      ArrowUp: before,
      ArrowDown: after,
      Home: 1,
      End: last,
    };
    const onKey = (event: KeyboardEvent) => {
      const way = ways[event.key];
      const busy =
        event.target instanceof Element && event.target.closest('input, select, dialog, .replay-hands');
      if (way === undefined || busy || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      goTo(way);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [at, before, after, last, goTo]);
}
