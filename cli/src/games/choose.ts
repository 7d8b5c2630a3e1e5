import { checkSetup, explain, type Game, ok, type Result, type Setup } from '@overtrick/engine';
import { GAMES, gameOf } from '@overtrick/games';
import { didYouMean } from '../command/nearest.ts';
import { misused, type Problem } from '../command/problem.ts';

/** The game that a command line names. */
export function chooseGame(name: string): Result<Game, Problem> {
  const game = gameOf(name.toLowerCase());
  if (game) return ok(game);
  return misused(
    `There is no game “${name}”.`,
    didYouMean(
      name,
      GAMES.map((each) => each.id),
    ),
  );
}

/** The usual number of players: four where that is possible. */
const usualPlayers = ({ seats }: Game): number => Math.max(seats.min, Math.min(seats.max, 4));

/** The set-up that a command line asks for; options come as JSON. */
export function chooseSetup(
  game: Game,
  players: number | undefined,
  json: string | undefined,
): Result<Setup, Problem> {
  let options: unknown = {};
  try {
    options = JSON.parse(json ?? '{}');
  } catch {
    return misused(`--options is not JSON: ${json}`, `Write it in quotes, such as --options '{}'.`);
  }
  const setup = checkSetup(game, players ?? usualPlayers(game), options);
  if (setup.ok) return setup;
  return misused(explain(setup.error), `overtrick games lists the players and options of each game.`);
}
