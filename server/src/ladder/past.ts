import type { SelectQueryBuilder } from 'kysely';
import type { Database } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { MONTH, SEASON } from './rules.ts';

/** What one person and another have played against each other this season. */
interface Meeting {
  readonly other: string;
  /** Where the other played from; null when nobody knows. */
  readonly household: string | null;
  /** Matches of this game within the last month. */
  readonly lately: number;
  /** Matches of this game that moved this person's rating. */
  readonly counted: number;
  readonly last: number;
}

/** What a person has done at rated tables so far. */
export interface Past {
  /** When they first came. */
  readonly since: number;
  /** Where they have lately played from, newest first. */
  readonly households: readonly string[];
  /** How much the matches of this game and season have counted, added up. */
  readonly counted: number;
  readonly meetings: readonly Meeting[];
}

/** Two seats of the same rated match. */
type Pairs = SelectQueryBuilder<
  Database & { mine: Database['results']; theirs: Database['results'] },
  'mine' | 'theirs',
  object
>;

/** Every pair of people who met at a rated table since then. */
export const pairsSince = ({ db }: Pick<Store, 'db'>, since: number): Pairs =>
  db
    .selectFrom('results as mine')
    .innerJoin('results as theirs', (join) =>
      join.onRef('theirs.table_id', '=', 'mine.table_id').onRef('theirs.seat', '!=', 'mine.seat'),
    )
    .where('mine.rated', '=', 1)
    .where('mine.at', '>', since);

/** What these people have done so far. */
export async function readPasts(
  store: Pick<Store, 'db'>,
  people: readonly string[],
  game: string,
  now: number,
): Promise<ReadonlyMap<string, Past>> {
  const { db } = store;
  const since = now - SEASON;
  const [persons, households, matches, meetings] = await Promise.all([
    db.selectFrom('people').select(['id', 'created']).where('id', 'in', people).execute(),
    db
      .selectFrom('households')
      .select(['person', 'household'])
      .where('person', 'in', people)
      .where('at', '>', now - MONTH)
      .orderBy('at', 'desc')
      .execute(),
    db
      .selectFrom('results')
      .select((e) => ['person', e.fn.sum<number>('weight').as('counted')])
      .where('person', 'in', people)
      .where('rated', '=', 1)
      .where('game', '=', game)
      .where('at', '>', since)
      .groupBy('person')
      .execute(),
    pairsSince(store, since)
      .select((e) => [
        'mine.person',
        'theirs.person as other',
        e.fn.max('theirs.household').as('household'),
        e.fn
          .sum<number>(
            e
              .case()
              .when(e.and([e('mine.game', '=', game), e('mine.at', '>', now - MONTH)]))
              .then(1)
              .else(0)
              .end(),
          )
          .as('lately'),
        e.fn
          .sum<number>(
            e
              .case()
              .when(e.and([e('mine.game', '=', game), e('mine.weight', '>', 0)]))
              .then(1)
              .else(0)
              .end(),
          )
          .as('counted'),
        e.fn.max('mine.at').as('last'),
      ])
      .where('mine.person', 'in', people)
      .groupBy(['mine.person', 'theirs.person'])
      .execute(),
  ]);
  return new Map(
    people.map((person) => {
      const counted = matches.find((each) => each.person === person)?.counted ?? 0;
      return [
        person,
        {
          since: persons.find(({ id }) => id === person)?.created ?? now,
          households: households.flatMap((row) => (row.person === person ? [row.household] : [])),
          counted: Number(counted),
          meetings: meetings.flatMap(({ person: mine, other, household, lately, counted, last }) =>
            mine === person
              ? [{ other, household, lately: Number(lately), counted: Number(counted), last: Number(last) }]
              : [],
          ),
        },
      ];
    }),
  );
}
