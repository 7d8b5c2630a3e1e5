import {
  deal,
  dealsOf,
  type Fields,
  type Game,
  type NaiveDeal,
  naive,
  type Rnd,
  winnersOf,
} from './naive.ts';

/** Picks one of the legal decisions of a seat. */
export type Choose = (deal: NaiveDeal, seat: number, legal: string[]) => string;

/** Makes decisions one after the other, each for the first seat that owes one. */
export function decide(table: NaiveDeal, ...decisions: string[]): void {
  for (const decision of decisions) table.apply(table.actors()[0], decision);
}

/** Plays a deal to its end. */
export function playOut(table: NaiveDeal, choose: Choose): void {
  while (!table.over()) {
    const [seat] = table.actors();
    table.apply(seat, choose(table, seat, table.legal(seat)));
  }
}

/** The trace of a whole match, as `simulate --trace` would write it; at random unless `choose` says otherwise. */
export function matchTrace(
  game: Game,
  players: number,
  options: Fields,
  rnd: Rnd,
  choose: Choose = (_deal, _seat, legal) => legal[rnd(legal.length)],
): string[] {
  const lines: object[] = [{ t: 'match', match: 0, game, players, seed: '0', options }];
  const firstOfAll = rnd(players);
  let totals = Array.from({ length: players }, () => 0);
  let extras: Fields = {};
  for (let number = 0; number < dealsOf(game, players, options); number++) {
    const dealt = deal(game, players, options, rnd, (firstOfAll + number) % players, number);
    const table = naive(game, dealt, options);
    playOut(table, choose);
    lines.push(dealt, ...table.lines());
    totals = totals.map((total, seat) => total + table.scores()[seat]);
    extras = table.extras();
  }
  lines.push({ t: 'end', scores: totals, winners: winnersOf(game, totals), ...extras });
  return lines.map((line) => JSON.stringify(line));
}
