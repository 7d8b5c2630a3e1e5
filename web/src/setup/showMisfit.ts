/** The class of everything on the page that says what does not fit. */
export const MISFIT = 'misfit';

/** Leads to the first thing that does not fit. */
export function showMisfit(): void {
  const first = document.querySelector<HTMLElement>(`.${MISFIT}`);
  first?.scrollIntoView({ block: 'center' });
  first?.focus({ preventScroll: true });
}
