import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a part of the table: a played card takes its button along, and a button that was pressed may be gone. The focus then
 * goes to the first of these that is there, else to the part itself.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>, havens: readonly string[] = []): void {
  const within = useRef(false);
  useEffect(() => {
    const note = () => {
      within.current = part.current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [part]);
  useEffect(() => {
    if (!within.current || document.activeElement !== document.body) return;
    const screen = part.current?.closest('.table-screen');
    const haven = havens.map((each) => screen?.querySelector<HTMLElement>(each)).find(Boolean);
    (haven ?? part.current)?.focus({ preventScroll: true });
  });
}
