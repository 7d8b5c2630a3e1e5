import { type RefObject, useEffect, useRef } from 'react';

/** A button that is answered goes away: the focus moves to the next choice, else to the hand, else to the table. */
export function useFocusKept(root: RefObject<HTMLElement | null>): void {
  const inside = useRef(false);
  useEffect(() => {
    const table = root.current;
    if (!table) return;
    if (inside.current && document.activeElement === document.body) {
      const next =
        table.querySelector<HTMLElement>('[data-choice]') ??
        document.querySelector<HTMLElement>('.hand-card[tabindex="0"]') ??
        table;
      next.focus({ preventScroll: true });
    }
    inside.current = table.contains(document.activeElement);
  });
  useEffect(() => {
    const note = (event: FocusEvent) => {
      inside.current = event.target instanceof Node && root.current?.contains(event.target) === true;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [root]);
}
