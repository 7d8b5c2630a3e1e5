import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { ok, type Result } from '@overtrick/engine';
import { checkBots } from '../bots.ts';
import type { Given } from '../command/flags.ts';
import { EXIT, type ExitCode, misused, type Problem } from '../command/problem.ts';
import type { Shell } from '../command/shell.ts';
import { chooseGame, chooseSetup } from '../games/choose.ts';
import { type Plan, seatBots } from '../simulate/plan.ts';
import { groupDigits } from '../text/digits.ts';
import { exportAll } from './run.ts';

/** The flags of an export of simulated matches. */
export const STUDY = {
  out: {
    kind: 'text',
    value: 'FOLDER',
    about: 'play matches of GAME and write them there as data for research',
  },
  matches: { kind: 'count', value: 'M', min: 1, max: 1e9, about: 'how many matches', default: '100' },
  bots: {
    kind: 'text',
    value: 'A,B,…',
    about: 'who plays, from seat 0; a short list is repeated around the table',
    default: 'random',
  },
  players: {
    kind: 'count',
    value: 'P',
    min: 1,
    max: 99,
    about: 'seats at the table',
    default: '4, or the nearest the game allows',
  },
  options: { kind: 'text', value: 'JSON', about: 'table options of the game' },
  seed: { kind: 'text', value: 'S', about: 'the same seed gives the same data', default: '1' },
  threads: {
    kind: 'count',
    value: 'T',
    min: 1,
    max: 256,
    about: 'how many matches at the same time; changes nothing but the time',
    default: 'one a core',
  },
} as const;

/** Plays matches between bots and writes them into a folder. */
export async function exportStudy(
  name: string,
  folder: string,
  flags: Given<typeof STUDY>['flags'],
  shell: Shell,
): Promise<Result<ExitCode, Problem>> {
  const game = chooseGame(name);
  if (!game.ok) return game;
  const setup = chooseSetup(game.value, flags.players, flags.options);
  if (!setup.ok) return setup;
  const { players } = setup.value;
  const bots = checkBots(flags.bots ?? 'random', players);
  if (!bots.ok) return bots;
  const ready = openFolder(folder);
  if (!ready.ok) return ready;
  const plan: Plan = {
    game: game.value.id,
    setup: setup.value,
    seed: flags.seed ?? '1',
    matches: flags.matches ?? 100,
    bots: seatBots(bots.value, players),
    trace: true,
  };
  const rows = await exportAll(plan, folder, flags.threads ?? availableParallelism(), shell.err);
  const matches = `${groupDigits(plan.matches)} ${plan.matches === 1 ? 'match' : 'matches'}`;
  await shell.err.line(
    `${matches}, ${groupDigits(rows)} decisions in ${folder}; schema.json says what is in them.`,
  );
  return ok(EXIT.fine);
}

/** Nothing is written over. */
function openFolder(folder: string): Result<null, Problem> {
  if (existsSync(folder) && !statSync(folder).isDirectory())
    return misused(`${folder} is no folder.`, 'Name a new one.');
  if (existsSync(folder) && readdirSync(folder).length > 0)
    return misused(`${folder} is not empty.`, 'Name a new folder.');
  try {
    mkdirSync(folder, { recursive: true });
    return ok(null);
  } catch (error) {
    return misused(`${folder} cannot be made: ${(error as Error).message}.`, 'Name a folder that can be.');
  }
}
