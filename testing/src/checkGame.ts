import type { Game } from '@overtrick/engine';
import { PROPERTIES } from './properties.ts';
import { Sitting } from './sitting.ts';

/** What `checkGame` looks at. */
export interface GameCheck {
  /** The tables; every number of players with the options' defaults unless given. */
  readonly tables?: readonly { readonly players: number; readonly options?: object }[];
  /** How many matches or positions are looked at for each property of each table; 10 unless given. */
  readonly positions?: number;
  /**
   * Every decision that can be written in the notation, possible or not: each is tried everywhere. Those that a few random matches
   * meet unless given.
   */
  readonly decisions?: readonly string[];
}

/**
 * Everything that is wrong with a game, each with the table and the seed at which it shows. Empty when it is fine: matches end, every
 * legal decision is taken and every other refused with a reason, views agree with states, and nobody is told too much.
 */
export async function checkGame<G extends Game>(game: G, check: GameCheck = {}): Promise<string[]> {
  const problems = await checkWords(game);
  for (const { players, options = {} } of check.tables ?? everyCount(game)) {
    const place = `${game.id} with ${players} players${Object.keys(options).length > 0 ? ` ${JSON.stringify(options)}` : ''}`;
    for (const problem of checkTable(game, players, options, check)) problems.push(`${place}: ${problem}`);
  }
  return problems;
}

const everyCount = ({ seats: { min, max } }: Game) =>
  Array.from({ length: max - min + 1 }, (_, i) => ({ players: min + i, options: {} }));

function checkTable(game: Game, players: number, options: object, check: GameCheck): string[] {
  const sitting = attempt(() => new Sitting(game, players, options, check.decisions));
  if (typeof sitting === 'string') return [sitting];
  const problems: string[] = [];
  for (const { name, hold } of PROPERTIES) {
    for (let seed = 0; seed < (check.positions ?? 10); seed++) {
      const problem = attempt(() => hold(sitting, seed));
      if (typeof problem !== 'string') continue;
      problems.push(`it is not true that ${name}: ${problem} (seed ${seed})`);
      break;
    }
  }
  return problems;
}

/** What an action gives, or the words of the error that it threw. */
function attempt<T>(action: () => T): T | string {
  try {
    return action();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The rules page and the sentences for what is forbidden belong together. */
async function checkWords(game: Game): Promise<string[]> {
  const { chapters } = await game.page();
  const numbers = chapters.flatMap(({ rules }) => rules.map(({ number }) => number));
  const twice = numbers.filter((number, at) => numbers.indexOf(number) !== at);
  return [
    ...twice.map((number) => `the rules page has ${number} twice`),
    ...numbers
      .filter((number) => !number.startsWith(`${game.prefix}-`))
      .map((number) => `rule ${number} does not begin with the prefix ${game.prefix}-`),
    ...Object.keys(game.reasons)
      .filter((number) => !numbers.includes(number))
      .map((number) => `there is a reason for ${number}, which is no rule on the page`),
  ];
}
