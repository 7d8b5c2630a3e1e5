/**
 * How far observed counts lie from their expectation, in standard deviations of the chi-square distribution; outcomes
 * that are expected less than five times are taken together.
 */
export function surprise(expected: ReadonlyMap<string, number>, seen: ReadonlyMap<string, number>): number {
  let draws = 0;
  for (const count of seen.values()) draws += count;
  let weight = 0;
  for (const each of expected.values()) weight += each;
  let chi = 0;
  let cells = 0;
  const rare = { expected: 0, seen: 0 };
  for (const [outcome, share] of expected) {
    const due = (share / weight) * draws;
    const came = seen.get(outcome) ?? 0;
    if (due < 5) {
      rare.expected += due;
      rare.seen += came;
      continue;
    }
    chi += (came - due) ** 2 / due;
    cells++;
  }
  if (rare.expected > 0) {
    chi += (rare.seen - rare.expected) ** 2 / rare.expected;
    cells++;
  }
  return cells < 2 ? 0 : (chi - (cells - 1)) / Math.sqrt(2 * (cells - 1));
}
