import type { AdminWatch, Sign, WatchedPair } from '@overtrick/api';
import type { Store } from '../store/store.ts';
import { pairsSince } from './past.ts';
import { MONTH } from './rules.ts';

/** Fewer meetings than this say nothing. */
const MEETINGS = 6;
/** Two who look arranged in one way only may just be friends. */
const SIGNS = 2;
/** Of all matches of the one who plays less with others. */
const EACH_OTHER = 0.5;
const ONE_SIDED = 0.95;
const IN_TURN = 0.9;
/** Nobody thinks their way through a match in less. */
const SHORT = 60_000;
/** Who wins so many of so many matches. */
const WINS = { matches: 20, percent: 95 };
const LISTED = 200;

/** One match of two people, as one of them saw it. */
export interface Meeting {
  readonly place: number;
  readonly theirPlace: number;
  readonly took: number | null;
  readonly household: string | null;
  readonly theirHousehold: string | null;
}

/** What looks arranged about the meetings of a pair, oldest first; `share` is what part of all their matches these are. */
export function signsOf(meetings: readonly Meeting[], share: number): Sign[] {
  const winners = meetings.flatMap(({ place, theirPlace }) => Math.sign(theirPlace - place) || []);
  const mine = winners.filter((winner) => winner > 0).length;
  const turns = winners.filter((winner, at) => at > 0 && winner !== winners[at - 1]).length;
  const decided = winners.length >= MEETINGS;
  const found: Readonly<Record<Sign, boolean>> = {
    'each-other': share >= EACH_OTHER,
    'one-sided': decided && Math.max(mine, winners.length - mine) >= ONE_SIDED * winners.length,
    'in-turn': decided && turns >= IN_TURN * (winners.length - 1),
    short: (middleOf(meetings) ?? SHORT) < SHORT,
    household: meetings.some(
      ({ household, theirHousehold }) => household !== null && household === theirHousehold,
    ),
  };
  return (Object.keys(found) as Sign[]).filter((sign) => found[sign]);
}

/** The middle length; null where nobody has measured. */
function middleOf(meetings: readonly Meeting[]): number | null {
  const lengths = meetings.flatMap(({ took }) => took ?? []).sort((a, b) => a - b);
  return lengths[Math.floor(lengths.length / 2)] ?? null;
}

/** Whose rated matches of the last month a host should look at. */
export async function readWatch(store: Pick<Store, 'db' | 'now'>, now = store.now()): Promise<AdminWatch> {
  const [pairs, winners] = await Promise.all([readPairs(store, now), readWinners(store, now)]);
  const named = await namesOf(store, [
    ...pairs.flatMap(({ ids }) => ids),
    ...winners.map(({ person }) => person),
  ]);
  const groups = groupsOf(pairs.map(({ ids }) => ids));
  return {
    pairs: pairs.map(({ ids, ...pair }, at) => ({
      people: ids.map((id) => ({ id, name: named(id) })),
      group: groups[at],
      ...pair,
    })),
    winners: winners.map(({ person: id, matches, won }) => ({
      id,
      name: named(id),
      matches: Number(matches),
      won: Number(won),
    })),
  };
}

type FoundPair = Omit<WatchedPair, 'people' | 'group'> & { readonly ids: readonly string[] };

async function readPairs(store: Pick<Store, 'db'>, now: number): Promise<FoundPair[]> {
  const often = await pairsSince(store, now - MONTH)
    .select((e) => ['mine.person', 'theirs.person as other', e.fn.countAll<number>().as('meetings')])
    .whereRef('mine.person', '<', 'theirs.person')
    .groupBy(['mine.person', 'theirs.person'])
    .having((e) => e(e.fn.countAll(), '>=', MEETINGS))
    .orderBy('meetings', 'desc')
    .limit(LISTED)
    .execute();
  const found: FoundPair[] = [];
  for (const { person, other } of often) {
    const [meetings, matches] = await Promise.all([
      pairsSince(store, now - MONTH)
        .select([
          'mine.place',
          'theirs.place as theirPlace',
          'mine.took',
          'mine.household',
          'theirs.household as theirHousehold',
        ])
        .where('mine.person', '=', person)
        .where('theirs.person', '=', other)
        .orderBy('mine.at')
        .execute(),
      store.db
        .selectFrom('results')
        .select((e) => ['person', e.fn.countAll<number>().as('all')])
        .where('person', 'in', [person, other])
        .where('rated', '=', 1)
        .where('at', '>', now - MONTH)
        .groupBy('person')
        .execute(),
    ]);
    const share = meetings.length / Math.min(...matches.map(({ all }) => Number(all)));
    const signs = signsOf(meetings, share);
    if (signs.length < SIGNS) continue;
    const ahead = [
      meetings.filter(({ place, theirPlace }) => place < theirPlace).length,
      meetings.filter(({ place, theirPlace }) => place > theirPlace).length,
    ];
    const middle = middleOf(meetings);
    const seconds = middle === null ? null : Math.round(middle / 1000);
    found.push({ ids: [person, other], signs, meetings: meetings.length, share, ahead, seconds });
  }
  return found;
}

const readWinners = ({ db }: Pick<Store, 'db'>, now: number) =>
  db
    .selectFrom('results')
    .select((e) => [
      'person',
      e.fn.countAll<number>().as('matches'),
      e.fn.sum<number>(e.case().when('place', '=', 1).then(1).else(0).end()).as('won'),
    ])
    .where('rated', '=', 1)
    .where('at', '>', now - MONTH)
    .groupBy('person')
    .having((e) => e(e.fn.countAll(), '>=', WINS.matches))
    .having((e) => {
      const won = e.fn.sum<number>(e.case().when('place', '=', 1).then(1).else(0).end());
      return e(e(won, '*', 100), '>=', e(e.fn.countAll<number>(), '*', WINS.percent));
    })
    .orderBy('matches', 'desc')
    .limit(LISTED)
    .execute();

async function namesOf({ db }: Pick<Store, 'db'>, ids: readonly string[]): Promise<(id: string) => string> {
  if (ids.length === 0) return () => '';
  const rows = await db
    .selectFrom('people')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return (id) => rows.find((row) => row.id === id)?.name ?? '';
}

/** The number of each pair's group: pairs that share a person, directly or through others, have the same. */
function groupsOf(pairs: readonly (readonly string[])[]): number[] {
  const groups = pairs.map((_, at) => at);
  for (const [at, pair] of pairs.entries()) {
    for (const [before, earlier] of pairs.slice(0, at).entries()) {
      if (!pair.some((id) => earlier.includes(id))) continue;
      const [keep, drop] = [groups[before], groups[at]];
      for (const [each, group] of groups.entries()) if (group === drop) groups[each] = keep;
    }
  }
  const numbers = [...new Set(groups)];
  return groups.map((group) => numbers.indexOf(group) + 1);
}
