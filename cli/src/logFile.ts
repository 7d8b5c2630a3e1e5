import { explain, type Game, type MatchLog, ok, parseLog, type Result } from '@overtrick/engine';
import { GAMES, gameOf } from '@overtrick/games';
import { readInput } from './command/input.ts';
import { type Problem, refused } from './command/problem.ts';
import type { Shell } from './command/shell.ts';

/** A log and the game it is of. */
export interface OpenedLog {
  readonly game: Game;
  readonly log: MatchLog;
}

/** Opens a log that may come from anywhere; `-` is standard input. */
export async function openLog(file: string, shell: Shell): Promise<Result<OpenedLog, Problem>> {
  const text = await readInput(file, shell);
  return text.ok ? readLog(text.value) : text;
}

/** Reads the text of a log and finds its game. */
export function readLog(text: string): Result<OpenedLog, Problem> {
  const log = parseLog(text);
  if (!log.ok) return refused(explain(log.error), 'A log is what `save` in overtrick play writes.');
  const game = gameOf(log.value.game);
  if (game) return ok({ game, log: log.value });
  const games = GAMES.map((each) => each.id).join(', ');
  return refused(explain({ reason: 'no-such-game', game: log.value.game, games }));
}
