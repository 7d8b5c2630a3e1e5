import { type RefObject, useEffect, useRef } from 'react';

/** Where the focus goes when what had it is gone: the hand, a choice, the next step, else the question itself. */
const HAVENS = [
  '.hand-card[tabindex="0"]',
  '.table-own [data-choice]',
  '.result .go',
  '.question-asked',
] as const;

/** Keeps the focus at the table. A played card takes its button along, and a button that was pressed may be gone. */
export function useFocusKeeper(): RefObject<HTMLElement | null> {
  const screen = useRef<HTMLElement>(null);
  const within = useRef(false);
  useEffect(() => {
    const note = () => {
      within.current = screen.current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  // Not before the table is drawn: to give the focus the browser lays everything out.
  useEffect(() => {
    if (!within.current || document.activeElement !== document.body) return;
    for (const haven of HAVENS) {
      const found = screen.current?.querySelector<HTMLElement>(haven);
      if (!found) continue;
      found.focus({ preventScroll: true });
      return;
    }
  });
  return screen;
}
