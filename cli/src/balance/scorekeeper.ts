import {
  type Game,
  type GameTypes,
  gapsOf,
  outcomeOf,
  raceOf,
  SPECTATOR,
  type Table,
} from '@overtrick/engine';
import { gameOf } from '@overtrick/games';
import { winShare } from '../duel/margin.ts';
import { TableMatch } from '../simulate/tableMatch.ts';
import type { MatchResult } from '../simulate/tally.ts';
import { type Drama, dramaOf } from './drama.ts';
import type { BalanceTable, BalanceTask, MatchFacts } from './plan.ts';

/** Plays the matches of one table and writes down what happened. */
class Scorekeeper<G extends GameTypes> {
  readonly #game: Game<G>;
  readonly #match: TableMatch<G>;

  constructor(game: Game<G>, { setup, bots }: BalanceTable, seed: string) {
    this.#game = game;
    this.#match = new TableMatch(game, { setup, bots, seed }, null);
  }

  play(match: number): MatchFacts {
    /** Who decided first in each deal. */
    const firsts: number[] = [];
    let sheet: readonly (readonly number[])[] = [];
    let drama: Drama = { changes: 0, settled: 0 };
    const over = (table: Table<G>): void => {
      const view = table.view(SPECTATOR);
      sheet = view.now.sheet;
      drama = dramaOf(raceOf(this.#game, view), this.#game.best, outcomeOf(this.#game, table.state));
    };
    const result = this.#match.play(match, { dealt: ({ turn }) => firsts.push(turn), over });
    return factsOf(this.#game, result, inOrderOf(sheet, firsts, this.#game.best), drama);
  }
}

function factsOf(
  game: Pick<Game, 'best'>,
  { points, outcome, bids, decisions, deals }: MatchResult,
  turns: readonly number[],
  drama: Drama,
): MatchFacts {
  const behind = gapsOf(points, game.best).filter((_, seat) => !outcome.winners.includes(seat));
  return {
    points,
    wins: points.map((_, seat) => winShare(outcome, seat)),
    role: outcome.role,
    shared: outcome.kind === 'shared' || outcome.kind === 'drawn',
    bidsMet: bids.length === 0 ? null : bids.filter(({ off }) => off === 0).length / bids.length,
    decisions,
    deals,
    turns,
    margin: behind.length === 0 || outcome.kind === 'shared' ? 0 : Math.min(...behind),
    ...drama,
  };
}

/** By how many points a deal the first to decide, the second … did better than the table's mean. */
export function inOrderOf(
  sheet: readonly (readonly number[])[],
  firsts: readonly number[],
  best: Game['best'],
): number[] {
  const players = sheet[0].length;
  const sign = best === 'most' ? 1 : -1;
  return Array.from({ length: players }, (_, turn) => {
    const better = sheet.map((points, deal) => {
      const mean = points.reduce((a, b) => a + b, 0) / players;
      return sign * (points[(firsts[deal] + turn) % players] - mean);
    });
    return better.reduce((a, b) => a + b, 0) / sheet.length;
  });
}

const keepers = new Map<string, { play(match: number): MatchFacts }>();

/** What happened in one match; tables are kept, because their bots reuse their memory. */
export function keepScore({ game: id, seed, table, match }: BalanceTask): MatchFacts {
  const key = JSON.stringify([id, seed, table]);
  const game = gameOf(id);
  if (!game) throw new Error(`no game ${id}`);
  const keeper = keepers.get(key) ?? new Scorekeeper(game, table, seed);
  keepers.set(key, keeper);
  return keeper.play(match);
}
