import { evening, honestCrowd, MATCHES } from './crowd.ts';
import type { Farm } from './farms.ts';
import { DAY, SimulatedServer } from './simulatedServer.ts';

/** Longer than anybody needs for their matches. */
const DAYS = 40;

/** How a ladder looks after everybody has played. */
export interface Outcome {
  /** How well the ratings order the honest by strength: Spearman's rank correlation. */
  readonly correlation: number;
  readonly honestRanked: number;
  readonly days: number;
  readonly farm: FarmOutcome | null;
}

interface FarmOutcome {
  /** Null for somebody who is not on the board. */
  readonly place: number | null;
  /** The place among the honest that the strength of the one whom it is for would be. */
  readonly deserved: number;
  readonly ordinal: number;
}

/** An honest crowd, with a farm beside it if one is given. */
export async function simulate(seed: string, farm: Farm | null): Promise<Outcome> {
  const server = await SimulatedServer.open(seed);
  const crowd = await honestCrowd(server);
  const gang = farm && (await farm.join(server));
  const visitors = [...crowd, ...(gang?.visitors ?? [])];
  let days = 0;
  for (; days < DAYS && crowd.filter(({ guest }) => guest.played < MATCHES).length > 1; days++) {
    const tomorrow = server.now + DAY;
    await gang?.day(days);
    await evening(server, visitors);
    server.now = tomorrow;
  }
  const ratings = await server.ratings();
  const board = await server.board();
  const honest = crowd.map(({ guest }) => guest);
  const ordinalOf = (id: string): number => ratings.get(id)?.ordinal ?? 0;
  const outcome: Outcome = {
    correlation: spearman(
      honest.map(({ strength }) => strength),
      honest.map(({ id }) => ordinalOf(id)),
    ),
    honestRanked: honest.filter(({ id }) => board.includes(id)).length,
    days,
    farm: gang && {
      place: board.includes(gang.boss.id) ? board.indexOf(gang.boss.id) + 1 : null,
      deserved: 1 + honest.filter(({ strength }) => strength > gang.boss.strength).length,
      ordinal: ordinalOf(gang.boss.id),
    },
  };
  await server.close();
  return outcome;
}

/** Rank correlation: 1 when both order alike, 0 when they have nothing to do with each other. */
export function spearman(a: readonly number[], b: readonly number[]): number {
  const [ranksA, ranksB] = [ranksOf(a), ranksOf(b)];
  const count = a.length;
  const distance = ranksA.reduce((sum, rank, at) => sum + (rank - ranksB[at]) ** 2, 0);
  return 1 - (6 * distance) / (count * (count ** 2 - 1));
}

function ranksOf(values: readonly number[]): number[] {
  const sorted = [...values].sort((x, y) => x - y);
  return values.map((value) => sorted.indexOf(value));
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
