import type { Friend } from '@overtrick/api';
import type { Store } from '../store/store.ts';

const MOST = 20;

/** The people somebody has finished most matches with, and who of both came first. It is told to that person alone. */
export async function readFriends({ db }: Pick<Store, 'db'>, person: string): Promise<Friend[]> {
  const rows = await db
    .selectFrom('results as mine')
    .innerJoin('results as theirs', 'theirs.table_id', 'mine.table_id')
    .innerJoin('people', 'people.id', 'theirs.person')
    .select((e) => [
      'people.id as person',
      'people.name',
      'people.face',
      'people.robot',
      e.fn.countAll<number>().as('matches'),
      e.fn
        .sum<number>(e.case().when('mine.place', '<', e.ref('theirs.place')).then(1).else(0).end())
        .as('ahead'),
      e.fn
        .sum<number>(e.case().when('mine.place', '=', e.ref('theirs.place')).then(1).else(0).end())
        .as('level'),
      e.fn.max<number>('mine.at').as('last'),
    ])
    .where('mine.person', '=', person)
    .where('theirs.person', '!=', person)
    .where('people.banned', '=', 0)
    .groupBy(['people.id', 'people.name', 'people.face', 'people.robot'])
    .orderBy('matches', 'desc')
    .orderBy('last', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ robot, matches, ahead, level, last, ...who }) => ({
    ...who,
    robot: robot === 1,
    matches: Number(matches),
    ahead: Number(ahead),
    level: Number(level),
    last: Number(last),
  }));
}
