import type { Missing } from '@overtrick/api';
import type { ExpressionBuilder } from 'kysely';
import type { Database, RatingRow } from '../store/schema.ts';
import type { Past } from './past.ts';
import { type LadderRules, SEASON } from './rules.ts';

/** The households of others, each counted once. */
export function householdsMet(
  { meetings, households }: Past,
  counts: (meeting: Past['meetings'][number]) => boolean,
) {
  const met = new Set<string>();
  for (const meeting of meetings) {
    const { household } = meeting;
    if (household !== null && !households.includes(household) && counts(meeting)) met.add(household);
  }
  return met;
}

/** True for somebody whose results say something about others. */
export function isKnown({ known }: LadderRules, past: Past, now: number): boolean {
  return now - past.since >= known.age && householdsMet(past, () => true).size >= known.households;
}

/** True when two people have lately played from the same place, or when nobody knows where one of them played from. */
export const shareHousehold = (a: Past, b: Past): boolean =>
  a.households.length === 0 ||
  b.households.length === 0 ||
  a.households.some((household) => b.households.includes(household));

/** What a rating lacks for a place on the board; nothing for those who have one. */
export function missingOf({ ranked }: LadderRules, row: RatingRow, now: number): Missing[] {
  const missing: Missing[] = [];
  const matches = ranked.matches - (row.counted ?? 0);
  const households = ranked.households - (row.households ?? 0);
  if (matches > 0) missing.push({ what: 'matches', more: matches });
  if (households > 0) missing.push({ what: 'households', more: households });
  if (row.sigma > ranked.sigma) missing.push({ what: 'certainty' });
  if (row.closed === 1) missing.push({ what: 'circle' });
  if ((row.last ?? 0) <= now - SEASON) missing.push({ what: 'lately' });
  return missing;
}

/** The same as a condition on rows: nothing is missing. */
export const whereRanked =
  ({ ranked }: LadderRules, now: number) =>
  (e: ExpressionBuilder<Pick<Database, 'ratings'>, 'ratings'>) =>
    e.and([
      e('ratings.counted', '>=', ranked.matches),
      e(e.fn.coalesce('ratings.households', e.lit(0)), '>=', ranked.households),
      ...(Number.isFinite(ranked.sigma) ? [e('ratings.sigma', '<=', ranked.sigma)] : []),
      e(e.fn.coalesce('ratings.closed', e.lit(0)), '=', 0),
      e('ratings.last', '>', now - SEASON),
    ]);
