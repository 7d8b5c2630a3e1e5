import type { HistoryLine, LeaderboardLine, PersonalData, Profile, Rating } from '@overtrick/api';
import type { LadderRules } from '../ladder/rules.ts';
import { missingOf, whereRanked } from '../ladder/standing.ts';
import { clearReports } from '../moderation/reports.ts';
import type { PersonRow, RatingRow, ResultRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { saidBy } from './said.ts';

const HISTORY = 50;
/** Results that are read at once for an export. */
const PAGE = 1_000;
const BOARD = 100;

const makeLine = (row: ResultRow): HistoryLine => ({
  table: row.table_id,
  game: row.game,
  at: row.at,
  seat: row.seat,
  players: row.players,
  place: row.place,
  points: row.points,
  rated: row.rated === 1,
  left: row.left === 1,
  rating: row.mu === null || row.sigma === null ? null : { mu: row.mu, sigma: row.sigma },
});

/** A rating as people see it, and what it lacks for a place on the board. */
const makeRating = (rules: LadderRules, row: RatingRow, now: number): Rating => {
  const { game, mu, sigma, ordinal, played, won } = row;
  return { game, mu, sigma, ordinal, played, won, missing: missingOf(rules, row, now) };
};

const ratingsOf = (store: Store, person: string) =>
  store.db.selectFrom('ratings').selectAll().where('person', '=', person).orderBy('game').execute();

const historyOf = (store: Store, person: string, most: number) =>
  store.db
    .selectFrom('results')
    .selectAll()
    .where('person', '=', person)
    .orderBy('at', 'desc')
    .limit(most)
    .execute();

/** What everybody may know of a person. */
export async function readProfile(
  store: Store,
  rules: LadderRules,
  { id, name, face, robot, created }: PersonRow,
): Promise<Profile> {
  const [ratings, history, statistics] = await Promise.all([
    ratingsOf(store, id),
    historyOf(store, id, HISTORY),
    store.db
      .selectFrom('results')
      .select((e) => [
        'game',
        e.fn.countAll<number>().as('played'),
        e.fn.sum<number>(e.case().when('place', '=', 1).then(1).else(0).end()).as('won'),
        e.fn.avg<number>('place').as('meanPlace'),
      ])
      .where('person', '=', id)
      .groupBy('game')
      .orderBy('game')
      .execute(),
  ]);
  return {
    id,
    name,
    face,
    robot: robot === 1,
    since: created,
    ratings: ratings.map((each) => makeRating(rules, each, store.now())),
    statistics: statistics.map(({ game, played, won, meanPlace }) => ({
      game,
      played: Number(played),
      won: Number(won),
      meanPlace: Number(meanPlace),
    })),
    history: history.map(makeLine),
  };
}

/** The best of a game. */
export async function readLeaderboard(
  store: Store,
  rules: LadderRules,
  game: string,
): Promise<LeaderboardLine[]> {
  const rows = await store.db
    .selectFrom('ratings')
    .innerJoin('people', 'people.id', 'ratings.person')
    .selectAll('ratings')
    .select(['people.name', 'people.face', 'people.robot'])
    .where('game', '=', game)
    .where(whereRanked(rules, store.now()))
    .where((e) => e.or([e('banned', '=', 0), e('banned_until', '<=', store.now())]))
    .orderBy('ordinal', 'desc')
    .orderBy('mu', 'desc')
    .limit(BOARD)
    .execute();
  return rows.map((row, at) => ({
    rank: at + 1,
    person: row.person,
    name: row.name,
    face: row.face,
    robot: row.robot === 1,
    ...makeRating(rules, row, store.now()),
  }));
}

/** Everything that is kept about a person, for that person. It is read in pages, between which the store serves others. */
export async function readPersonalData(
  store: Store,
  rules: LadderRules,
  row: PersonRow,
): Promise<PersonalData> {
  const { id, name, face, robot, recovery } = row;
  const chat: { table: string; at: number; text: string }[] = [];
  for await (const { table_id, at, payload } of saidBy(store, [id])) {
    chat.push({ table: table_id, at, text: JSON.parse(payload).text as string });
  }
  return {
    me: { id, name, face, robot: robot === 1, hasRecovery: recovery !== null },
    ratings: (await ratingsOf(store, id)).map((each) => makeRating(rules, each, store.now())),
    history: await wholeHistoryOf(store, id),
    chat,
    households: await store.db
      .selectFrom('households')
      .select(['household', 'at'])
      .where('person', '=', id)
      .orderBy('at')
      .execute(),
    whereabouts: await store.db
      .selectFrom('whereabouts')
      .select(['address', 'network', 'at'])
      .where('person', '=', id)
      .orderBy('at')
      .execute(),
    passkeys: await store.db
      .selectFrom('passkeys')
      .select(['id', 'created', 'used'])
      .where('person', '=', id)
      .orderBy('created')
      .execute(),
    warnings: await store.db
      .selectFrom('warnings')
      .select(['id', 'words', 'at'])
      .where('person', '=', id)
      .orderBy('at')
      .execute(),
    mutedUntil: row.muted_until,
    reports: await store.db
      .selectFrom('reports')
      .select(['person', 'at', 'reason', 'words'])
      .where('reporter', '=', id)
      .orderBy('at')
      .execute(),
  };
}

/** All results of a person, the newest first. */
async function wholeHistoryOf({ db }: Store, person: string): Promise<HistoryLine[]> {
  const lines: HistoryLine[] = [];
  const results = db.selectFrom('results').selectAll().where('person', '=', person);
  for (let last: ResultRow | undefined; ; ) {
    const { at, table_id } = last ?? { at: Number.MAX_SAFE_INTEGER, table_id: '' };
    const page = await results
      .where((e) => e.or([e('at', '<', at), e.and([e('at', '=', at), e('table_id', '>', table_id)])]))
      .orderBy('at', 'desc')
      .orderBy('table_id')
      .limit(PAGE)
      .execute();
    lines.push(...page.map(makeLine));
    last = page.at(-1);
    if (page.length < PAGE) return lines;
  }
}

/** Deletes a person and their bots, and names them all; in the matches of others a seat without a name is left. */
export async function deletePerson(store: Store, id: string): Promise<string[]> {
  const { db } = store;
  const robots = await db.selectFrom('tokens').select('person').where('owner', '=', id).execute();
  const gone = [id, ...robots.map(({ person }) => person)];
  await db
    .updateTable('people')
    // A new epoch ends the cookies on all of their devices.
    .set((e) => ({
      name: '',
      face: null,
      recovery: null,
      banned: 1,
      banned_until: null,
      muted_until: null,
      epoch: e('epoch', '+', 1),
    }))
    .where('id', 'in', gone)
    .execute();
  await db.deleteFrom('tokens').where('owner', '=', id).execute();
  await db.deleteFrom('pushes').where('person', 'in', gone).execute();
  await db.deleteFrom('ratings').where('person', 'in', gone).execute();
  await db.updateTable('results').set({ mu: null, sigma: null }).where('person', 'in', gone).execute();
  await db.deleteFrom('households').where('person', 'in', gone).execute();
  await db.deleteFrom('whereabouts').where('person', 'in', gone).execute();
  await db.deleteFrom('warnings').where('person', 'in', gone).execute();
  await db.deleteFrom('passkeys').where('person', 'in', gone).execute();
  // What admins did stays written down, to somebody without a name.
  await db.updateTable('audit').set({ to_name: '' }).where('to_id', 'in', gone).execute();
  await clearReports(store, gone);
  for await (const { table_id, n, payload } of saidBy(store, gone)) {
    const emptied = JSON.stringify({ ...(JSON.parse(payload) as object), text: '…' });
    await db
      .updateTable('journal')
      .set({ payload: emptied })
      .where('table_id', '=', table_id)
      .where('n', '=', n)
      .execute();
  }
  return gone;
}
