import { isDeepStrictEqual } from 'node:util';
import { isFields, isWhole } from './deck.ts';
import {
  dealsOf,
  type Fields,
  type Game,
  isGame,
  type NaiveDeal,
  naiveGames,
  optionsInForce,
  playersProblem,
  startDeal,
  winnersOf,
} from './naive.ts';

export type Verdict =
  | { ok: true; matches: number; choices: number }
  | { ok: false; line: number; problem: string };

interface Match {
  game: Game;
  players: number;
  options: Fields;
  deals: number;
  /** Deals begun. */
  begun: number;
  first: number;
  totals: number[];
  extras: Fields;
}

/** Reads a trace line by line; each method gives what is wrong, or `null`. */
class Referee {
  matches = 0;
  choices = 0;
  private seed: string | null = null;
  private match: Match | null = null;
  private table: NaiveDeal | null = null;
  /** How many lines of the deal in progress the trace has shown. */
  private seen = 0;

  read(text: string): string | null {
    let line: unknown;
    try {
      line = JSON.parse(text);
    } catch {
      return 'not JSON';
    }
    if (!isFields(line)) return 'not a JSON object';
    const { match, table } = this;
    switch (line.t) {
      case 'match':
        return match === null ? this.startMatch(line) : 'a match begins before the end of the last one';
      case 'deal':
        if (match === null) return 'a deal outside a match';
        return table === null ? this.startDeal(match, line) : 'a deal begins before the end of the last one';
      case 'choice':
      case 'trick':
      case 'dealEnd':
        if (match === null || table === null) return `a ${line.t} line outside a deal`;
        return this.step(match, table, line);
      case 'end':
        return match === null || table !== null
          ? 'end inside a deal or outside a match'
          : this.endMatch(match, line);
      default:
        return `unknown line type ${JSON.stringify(line.t)}`;
    }
  }

  /** After the last line. */
  unfinished(): string | null {
    if (this.match !== null) return 'the trace stops before the end of the match';
    return this.matches === 0 ? 'the trace is empty' : null;
  }

  private startMatch(line: Fields): string | null {
    const { game, players, seed, options } = line;
    if (line.match !== this.matches) return `match must be ${this.matches}`;
    if (!isGame(game)) return `unknown game ${JSON.stringify(game)}`;
    if (!isWhole(players, 100)) return 'players must be a number';
    const wrong = playersProblem(game, players);
    if (wrong) return wrong;
    if (typeof seed !== 'string') return 'seed must be text';
    if (this.seed !== null && this.seed !== seed) return `seed must be the run's, ${this.seed}`;
    if (!isFields(options)) return 'options must be an object';
    const settled = optionsInForce(game, players, options);
    if (typeof settled === 'string') return settled;
    this.seed = seed;
    this.match = {
      game,
      players,
      options: settled,
      deals: dealsOf(game, players, settled),
      begun: 0,
      first: 0,
      totals: Array.from({ length: players }, () => 0),
      extras: {},
    };
    return null;
  }

  private startDeal(match: Match, line: Fields): string | null {
    if (match.begun === match.deals) return `more than ${match.deals} deals`;
    if (line.deal !== match.begun) return `deal must be ${match.begun}`;
    if ('dealer' in line && !naiveGames[match.game].hasDealer) return `${match.game} has no dealer`;
    if (!isWhole(line.first, match.players)) return 'first must be a seat';
    const moved = (match.first + 1) % match.players;
    if (match.begun > 0 && line.first !== moved) return `first must move on to seat ${moved}`;
    if (!Array.isArray(line.hands) || line.hands.length !== match.players) {
      return `hands must be ${match.players} lists of cards`;
    }
    const table = startDeal(match.game, line, match.options);
    if (typeof table === 'string') return table;
    match.first = line.first;
    match.begun += 1;
    this.table = table;
    this.seen = 0;
    return null;
  }

  private step(match: Match, table: NaiveDeal, line: Fields): string | null {
    if (this.seen === table.lines().length) {
      const problem = this.choose(table, line);
      if (problem) return problem;
    }
    const expected = table.lines()[this.seen];
    const problem = difference(line, expected);
    if (problem) return problem;
    this.seen += 1;
    if (expected.t !== 'dealEnd') return null;
    match.totals = match.totals.map((total, seat) => total + expected.scores[seat]);
    match.extras = table.extras();
    this.table = null;
    return null;
  }

  /** Nothing is pending but a decision: makes it, after checking that it may be made. */
  private choose(table: NaiveDeal, line: Fields): string | null {
    if (line.t !== 'choice') return `a choice must follow, not ${JSON.stringify(line.t)}`;
    const [seat] = table.actors();
    if (line.seat !== seat) return `seat ${seat} is to decide, not ${JSON.stringify(line.seat)}`;
    const legal = table.legal(seat);
    const problem = difference(line, { legal });
    if (problem) return problem;
    if (typeof line.action !== 'string' || !legal.includes(line.action)) {
      return `action ${JSON.stringify(line.action)} is not legal`;
    }
    table.apply(seat, line.action);
    this.choices += 1;
    return null;
  }

  private endMatch(match: Match, line: Fields): string | null {
    if (match.begun < match.deals) return `end after ${match.begun} of ${match.deals} deals`;
    const winners = winnersOf(match.game, match.totals);
    const problem = difference(line, { scores: match.totals, winners, ...match.extras });
    if (problem) return problem;
    this.match = null;
    this.matches += 1;
    return null;
  }
}

/** The first expected field that is missing or other; extra fields are allowed. */
function difference(line: Fields, expected: object): string | null {
  for (const [name, value] of Object.entries(expected)) {
    if (!isDeepStrictEqual(line[name], value)) {
      return `${name} is ${JSON.stringify(line[name])}, it must be ${JSON.stringify(value)}`;
    }
  }
  return null;
}

/** Checks a whole JSON-lines trace; lines count from 1. An empty line is allowed only as the last one. */
export function referee(lines: Iterable<string>): Verdict {
  const judge = new Referee();
  let number = 0;
  let empty = false;
  for (const text of lines) {
    number += 1;
    const problem = empty ? 'a line follows an empty one' : text === '' ? null : judge.read(text);
    if (problem) return { ok: false, line: number, problem };
    empty = text === '';
  }
  const problem = judge.unfinished();
  if (problem) return { ok: false, line: number + 1, problem };
  return { ok: true, matches: judge.matches, choices: judge.choices };
}
