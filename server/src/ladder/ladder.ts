import type { CompiledQuery } from 'kysely';
import { ordinal, rating } from 'openskill';
import type { Store } from '../store/store.ts';
import { ceilingOf } from './ceiling.ts';
import { isClosed } from './circle.ts';
import { type Past, readPasts } from './past.ts';
import { type Rated, ratePlayers, type Skill } from './rate.ts';
import { CEILING, type LadderRules } from './rules.ts';
import { householdsMet, isKnown, missingOf, shareHousehold } from './standing.ts';

/** How one person finished. */
export interface Finished {
  readonly seat: number;
  readonly person: string;
  readonly place: number;
  readonly points: number;
  /** At a rated table: a bot had to play for this person. */
  readonly left: boolean;
}

/** A match that is over. */
export interface FinishedMatch {
  readonly table: string;
  readonly game: string;
  readonly players: number;
  readonly rated: boolean;
  readonly at: number;
  /** Milliseconds from the first deal to the end. */
  readonly took: number;
  readonly finished: readonly Finished[];
}

/** Writes down how matches ended, and what that says about people's strength. */
export class Ladder {
  readonly #store: Pick<Store, 'db'>;
  readonly rules: LadderRules;

  constructor(store: Pick<Store, 'db'>, rules: LadderRules) {
    this.#store = store;
    this.rules = rules;
  }

  /** What is to be written when a match is over: results, and at a rated table ratings. */
  async record(match: FinishedMatch): Promise<CompiledQuery[]> {
    const { game, finished, at } = match;
    if (!match.rated) return finished.map((each) => this.#result(match, each, null, null));
    const people = finished.map(({ person }) => person);
    const [pasts, rows] = await Promise.all([
      readPasts(this.#store, people, game, at),
      this.#store.db
        .selectFrom('ratings')
        .selectAll()
        .where('game', '=', game)
        .where('person', 'in', people)
        .execute(),
    ]);
    const before = finished.map(({ person }) => rows.find((row) => row.person === person) ?? rating());
    const rated = this.#rate(finished, before, pasts, at);
    const written = finished.flatMap((each, index) => {
      const past = pasts.get(each.person);
      return past ? [{ each, past, before: before[index], after: rated[index] }] : [];
    });
    const ratings = await Promise.all(written.map((one) => this.#rating(match, one, pasts)));
    return [
      ...written.map(({ each, past, after }) => this.#result(match, each, past.households[0] ?? null, after)),
      ...ratings,
    ];
  }

  #rate(
    finished: readonly Finished[],
    before: readonly Skill[],
    pasts: ReadonlyMap<string, Past>,
    at: number,
  ): Rated[] {
    const { rules } = this;
    const stayed = finished.filter(({ left }) => !left).length;
    const weightOf = (player: Finished, other: Finished): number => {
      // Nobody has won where everybody left, and those who stayed are measured by each other.
      if (stayed === 0 || (!player.left && other.left && stayed > 1)) return 0;
      const [mine, theirs] = [pasts.get(player.person), pasts.get(other.person)];
      if (!mine || !theirs || !isKnown(rules, theirs, at)) return 0;
      if (rules.trusting) return 1;
      if (shareHousehold(mine, theirs)) return 0;
      // Within a month each further meeting of a pair counts half as much as the one before: two in full at most.
      return 0.5 ** (mine.meetings.find((meeting) => meeting.other === other.person)?.lately ?? 0);
    };
    return ratePlayers(
      finished.map(({ place }, index) => ({ skill: before[index], place })),
      (player, other) => weightOf(finished[player], finished[other]),
    );
  }

  #result(
    match: FinishedMatch,
    each: Finished,
    household: string | null,
    after: Rated | null,
  ): CompiledQuery {
    const { table, game, players, rated, at, took } = match;
    const { seat, person, place, points, left } = each;
    const { weight, mu, sigma } = after ?? { weight: null, mu: null, sigma: null };
    // A match that moved nothing is no step of a rating.
    const moved = weight ? { weight, mu, sigma } : { weight, mu: null, sigma: null };
    const row = { table_id: table, seat, person, game, players, place, points, rated: rated ? 1 : 0, at };
    return this.#store.db
      .insertInto('results')
      .values({ ...row, household, left: rated ? Number(left) : null, took, ...moved })
      .compile();
  }

  /** The change is added to what is there then: another match of the same person may end at the same time. */
  async #rating(
    { game, at, finished }: FinishedMatch,
    { each, past, before, after }: { each: Finished; past: Past; before: Skill; after: Rated },
    pasts: ReadonlyMap<string, Past>,
  ): Promise<CompiledQuery> {
    const { db } = this.#store;
    const { person, place } = each;
    const moved = after.weight > 0;
    const met = householdsMet(past, ({ counted }) => counted > 0);
    if (moved) {
      for (const other of finished) {
        const [household] = pasts.get(other.person)?.households ?? [];
        if (household !== undefined && !past.households.includes(household)) met.add(household);
      }
    }
    const standing = {
      counted: Math.floor(past.counted + after.weight),
      households: met.size,
      closed: 0,
      last: at,
    };
    const won = place === 1 && !each.left ? 1 : 0;
    const { mu, sigma } = after;
    const earned = ordinal({ mu, sigma });
    // Nobody is held so low, and it is spared a question.
    const isFree = this.rules.trusting || earned <= CEILING.above;
    const ceiling = isFree ? Number.MAX_VALUE : await ceilingOf(this.#store, person, game, at);
    const height = Math.min(earned, ceiling);
    const row = { person, game, mu, sigma, ordinal: height, played: 1, won, ...standing };
    // Whether a circle is closed is asked last, because it is the dearest question.
    const others = finished.flatMap((other) => (other.person === person ? [] : [other.person]));
    if (
      !this.rules.trusting &&
      missingOf(this.rules, row, at).length === 0 &&
      (await isClosed(this.#store, person, past, others, at))
    ) {
      row.closed = 1;
      standing.closed = 1;
    }
    const change = mu - before.mu;
    const share = sigma / before.sigma;
    return db
      .insertInto('ratings')
      .values(row)
      .onConflict((c) =>
        c.columns(['person', 'game']).doUpdateSet((e) => {
          const sum = e(e('ratings.mu', '+', change), '-', e('ratings.sigma', '*', 3 * share));
          return {
            mu: e('ratings.mu', '+', change),
            sigma: e('ratings.sigma', '*', share),
            ordinal: e.case().when(sum, '<', ceiling).then(sum).else(ceiling).end(),
            played: e('ratings.played', '+', 1),
            won: e('ratings.won', '+', won),
            ...standing,
          };
        }),
      )
      .compile();
  }
}
