import type { Store } from '../store/store.ts';
import type { Past } from './past.ts';
import { pairsSince } from './past.ts';
import { SEASON } from './rules.ts';

/** So many of those met last are asked whom else they play with. */
const ASKED = 60;
/** A circle is closed when its people meet others less than half as often as they would if they sat down anywhere. */
const SHARE = 0.5;

/**
 * True for somebody whose opponents play nearly all their matches among themselves, while the ladder is more than twice as large as
 * that circle. Their ratings say who is best among them, and nothing about the rest.
 */
export async function isClosed(
  store: Pick<Store, 'db'>,
  person: string,
  { meetings }: Past,
  justMet: readonly string[],
  now: number,
): Promise<boolean> {
  const circle = new Set([person, ...justMet, ...meetings.map(({ other }) => other)]);
  const { people } = await store.db
    .selectFrom('ratings')
    .select((e) => e.fn.count<number>('person').distinct().as('people'))
    .where('last', '>', now - SEASON)
    .executeTakeFirstOrThrow();
  const beyond = Number(people) - circle.size;
  if (beyond < circle.size) return false;
  const asked = [...meetings].sort((a, b) => b.last - a.last).slice(0, ASKED);
  const found = await pairsSince(store, now - SEASON)
    .select((e) => [
      e.fn.countAll<number>().as('all'),
      e.fn
        .sum<number>(
          e
            .case()
            .when('theirs.person', 'in', [...circle])
            .then(0)
            .else(1)
            .end(),
        )
        .as('outside'),
    ])
    .where('mine.person', 'in', [...new Set([...justMet, ...asked.map(({ other }) => other)])])
    .where('theirs.person', '!=', person)
    .executeTakeFirstOrThrow();
  const all = Number(found.all);
  const outside = Number(found.outside ?? 0);
  return outside < (SHARE * all * beyond) / Number(people) || all === 0;
}
