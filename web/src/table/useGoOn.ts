import { type RefObject, useEffect, useRef } from 'react';

/** What has a meaning of its own when it is touched. */
const INTERACTIVE = 'button, a, input, select, textarea, summary, label, dialog, [role="dialog"]';

/** A tap on the table goes on at once, and so do Enter and Space while there is nothing to answer. */
export function useGoOn(screen: RefObject<HTMLElement | null>, skip: () => void, mine: boolean): void {
  const latest = useRef({ skip, mine });
  latest.current = { skip, mine };
  useEffect(() => {
    const table = screen.current;
    const tap = ({ target }: Event) => {
      if (target instanceof Element && !target.closest(INTERACTIVE)) latest.current.skip();
    };
    const press = (event: KeyboardEvent) => {
      if ((event.key !== 'Enter' && event.key !== ' ') || latest.current.mine) return;
      const { activeElement } = document;
      // What may be pressed keeps its key, but cards of the hand cannot be played now.
      const busy = activeElement?.closest(INTERACTIVE) && !activeElement.closest('.hand-card');
      if (busy || event.repeat) return;
      event.preventDefault();
      latest.current.skip();
    };
    table?.addEventListener('click', tap);
    addEventListener('keydown', press);
    return () => {
      table?.removeEventListener('click', tap);
      removeEventListener('keydown', press);
    };
  }, [screen]);
}
