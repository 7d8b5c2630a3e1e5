import { gameOf } from '@overtrick/games';
import { TableMatch } from '../simulate/tableMatch.ts';
import { type Margin, marginOf } from './margin.ts';
import { type DuelPlan, type Pair, seatings } from './plan.ts';

/** Plays the matches of one plan: each pair in every seating, always with the same cards. */
export class Duellists {
  readonly #best: 'most' | 'fewest';
  readonly #tables: readonly { readonly pair: Pair; readonly ways: readonly Way[] }[];

  constructor({ game: id, setup, seed, pairs }: DuelPlan) {
    const game = gameOf(id);
    if (!game) throw new Error(`no game ${id}`);
    this.#best = game.best;
    this.#tables = pairs.map((pair) => ({
      pair,
      ways: seatings(pair, setup.players).map((bots) => ({
        bots,
        table: new TableMatch(game, { setup, seed, bots }, null),
      })),
    }));
  }

  /** The margins of every pair in match number `match`. */
  play(match: number): Margin[] {
    return this.#tables.map(({ pair, ways }) =>
      marginOf(
        pair.a,
        this.#best,
        ways.map(({ bots, table }) => ({ bots, result: table.play(match) })),
      ),
    );
  }
}

interface Way {
  readonly bots: readonly string[];
  readonly table: { play: TableMatch<never>['play'] };
}
