/** The class of everything on the page that says what does not fit. */
export const PROBLEM = 'field-problem';

/** Leads to the first thing that does not fit. */
export function showProblem(): void {
  const first = document.querySelector<HTMLElement>(`.${PROBLEM}`);
  first?.scrollIntoView({ block: 'center' });
  first?.focus({ preventScroll: true });
}
