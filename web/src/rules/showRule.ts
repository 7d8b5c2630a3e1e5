/** Brings a rule into sight, and the focus to it. */
export function showRule(rule: string): void {
  const wanted = document.getElementById(rule);
  wanted?.scrollIntoView({ block: 'center' });
  wanted?.focus({ preventScroll: true });
}
