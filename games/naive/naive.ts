import { charms } from './charms.ts';
import { cryptrick } from './cryptrick.ts';
import type { Fields, NaiveDeal, NaiveGame, Rnd } from './deal.ts';
import { isFields } from './deck.ts';
import { escalation } from './escalation.ts';
import { inflation } from './inflation.ts';
import { inversion } from './inversion.ts';

export type { Fields, NaiveDeal, Rnd } from './deal.ts';

export const naiveGames = { inflation, charms, inversion, escalation, cryptrick } as const satisfies Record<
  string,
  NaiveGame
>;
export type Game = keyof typeof naiveGames;

export function isGame(name: unknown): name is Game {
  return typeof name === 'string' && Object.hasOwn(naiveGames, name);
}

/** Checks a `deal` object and sets the table; a text says what is wrong with it. Options may also stand in the deal. */
export function startDeal(game: Game, deal: Fields, options?: Fields): NaiveDeal | string {
  const rules: NaiveGame = naiveGames[game];
  if (!Array.isArray(deal.hands)) return 'hands must be lists of cards';
  const players = deal.hands.length;
  const wrong = playersProblem(game, players);
  if (wrong) return wrong;
  const given = options ?? deal.options ?? {};
  if (!isFields(given)) return 'options must be an object';
  const settled = rules.settle(players, given);
  return typeof settled === 'string' ? settled : rules.start(players, settled, deal);
}

/** As `startDeal`, for a deal known to be right. */
export function naive(game: Game, deal: Fields, options?: Fields): NaiveDeal {
  const started = startDeal(game, deal, options);
  if (typeof started === 'string') throw new Error(started);
  return started;
}

export function playersProblem(game: Game, players: number): string | null {
  const { min, max } = naiveGames[game].seats;
  return players >= min && players <= max ? null : `${game} is for ${min} to ${max} players, not ${players}`;
}

/** All options of a game, those left out at their default; a text says what is wrong. */
export function optionsInForce(game: Game, players: number, given: Fields = {}): Fields | string {
  return naiveGames[game].settle(players, given);
}

/** A random `deal` object; `first` is drawn when it is not given. */
export function deal(
  game: Game,
  players: number,
  options: Fields,
  rnd: Rnd,
  first: number = rnd(players),
  number = 0,
): Fields {
  const rules: NaiveGame = naiveGames[game];
  const dealer = rules.hasDealer ? { dealer: (first + players - 1) % players } : {};
  return { t: 'deal', deal: number, ...dealer, first, ...rules.draw(players, options, first, rnd) };
}

/** How many deals make a match. */
export function dealsOf(game: Game, players: number, options: Fields): number {
  return naiveGames[game].deals(players, options);
}

/** Every seat that shares first place, ascending. */
export function winnersOf(game: Game, totals: readonly number[]): number[] {
  const best = naiveGames[game].wins === 'most' ? Math.max(...totals) : Math.min(...totals);
  return [...totals.keys()].filter((seat) => totals[seat] === best);
}
