import { availableParallelism } from 'node:os';
import { type Game, ok, type Result } from '@overtrick/engine';
import { GAMES } from '@overtrick/games';
import { BOTS_NOTE, botBehind, readBots } from '../bots.ts';
import { analystOf } from '../calibration/claim.ts';
import type { CalibrationPlan, Claims } from '../calibration/plan.ts';
import { listenAll } from '../calibration/run.ts';
import { type Calibrated, calibrationOverview, calibrationSection } from '../calibration/section.ts';
import { checkWritable, page, type Section, writeDrawings, writePage } from '../chart/page.ts';
import { command } from '../command/command.ts';
import { EXIT, misused, type Problem } from '../command/problem.ts';
import { chooseGame, chooseSetup } from '../games/choose.ts';
import { PAGE_FLAGS, RUN_FLAGS } from '../lab/flags.ts';
import { openNotebook } from '../lab/notebook.ts';
import { QUEUE_FLAGS, withQueue } from '../queue/queue.ts';
import { grid } from '../text/grid.ts';

export const report = command(
  {
    name: 'report',
    about: 'tell whether what bots claim comes true, as a page with plots',
    words: {
      'PART?': 'calibration',
      'GAME…?': 'one game or several; all of them unless some are named',
    },
    flags: {
      bots: { kind: 'text', value: 'A,B,…', about: 'who is listened to', default: 'ismcts:1000' },
      players: {
        kind: 'count',
        value: 'P',
        min: 1,
        max: 99,
        about: 'seats at the table',
        default: 'every number that the game allows',
      },
      matches: {
        kind: 'count',
        value: 'N',
        min: 2,
        max: 1e9,
        about: 'how many matches of each game, number of players and bot',
        default: '200',
      },
      options: { kind: 'text', value: 'JSON', about: 'table options, where one game is named' },
      html: { kind: 'text', value: 'FILE', about: 'where the page goes', default: 'report.html' },
      ...RUN_FLAGS,
      ...QUEUE_FLAGS,
      ...PAGE_FLAGS,
    },
    examples: [
      {
        line: 'report calibration inflation --players 4 --bots ismcts:1000 --matches 200 --json',
        about: 'how far off are its chances?',
      },
      {
        line: 'report inversion escalation --bots ismcts:200',
        about: 'two games, every number of players, as a page',
      },
    ],
    notes: `${BOTS_NOTE}

How calibration is measured: a bot plays whole matches in all seats. At every decision with a choice it says how often the decision it
takes wins the match; a win counts 1, a shared first place or a draw its part. Claims are sorted into ten bins. “Off by” is how far
a bin's mean claim is from how often it came true, as the mean over all claims, in points of a hundred. “By chance” is what claims that are
perfectly right would show in so few matches: play more until it is small. Intervals are at 95% and take a match as one sample.`,
  },
  async ({ words, flags }, shell) => {
    const games = chooseGames(words[0] === 'calibration' ? words.slice(1) : words, flags.options);
    if (!games.ok) return games;
    const bots = chooseAnalysts(flags.bots ?? 'ismcts:1000');
    if (!bots.ok) return bots;
    const tables: { readonly game: Game; readonly plan: CalibrationPlan }[] = [];
    for (const game of games.value) {
      for (const players of flags.players === undefined ? countsOf(game) : [flags.players]) {
        const setup = chooseSetup(game, players, flags.options);
        if (!setup.ok) return setup;
        for (const bot of bots.value) {
          tables.push({ game, plan: { game: game.id, setup: setup.value, seed: flags.seed ?? '1', bot } });
        }
      }
    }
    const plans = tables.map(({ plan }) => plan);
    const file = flags.html ?? (flags.json ? undefined : 'report.html');
    const writable = checkWritable(file);
    if (!writable.ok) return writable;
    // Who plays a level may change: a run goes on only with the same bots.
    const behind = plans.map((plan) => ({ ...plan, bot: botBehind(plan.bot) }));
    const notebook = openNotebook<Claims[]>(flags.resume, 'report', behind);
    if (!notebook.ok) return notebook;
    const matches = flags.matches ?? 200;
    const threads = flags.threads ?? availableParallelism();
    const found = await withQueue(flags, shell, (queue) =>
      listenAll(plans, matches, { threads, queue, notebook: notebook.value }, shell.err),
    );
    if (!found.ok) return found;
    const rows = found.value.map((row, at): Calibrated => {
      const { game, setup } = plans[at];
      return { game, players: setup.players, ...row };
    });
    if (flags.json) await shell.out.write(`${JSON.stringify({ rows })}\n`);
    else await shell.out.write(printRows(rows, shell.out.paint));
    const sections = sectionsOf(games.value, rows);
    if (flags.pictures !== undefined) {
      const drawn = writeDrawings(flags.pictures, 'calibration', sections);
      if (!drawn.ok) return drawn;
    }
    if (file === undefined) return ok(EXIT.fine);
    const line = lineOf(words, bots.value, matches, flags.players, plans[0].seed);
    const written = writePage(file, page('What bots claim, and what comes true', [], line, sections));
    if (!written.ok) return written;
    await shell.err.line(`The page with plots: ${file}`);
    return ok(EXIT.fine);
  },
);

const countsOf = ({ seats: { min, max } }: Game): number[] =>
  Array.from({ length: max - min + 1 }, (_, more) => min + more);

function chooseGames(
  names: readonly string[],
  options: string | undefined,
): Result<readonly Game[], Problem> {
  const games: Game[] = [];
  for (const name of names) {
    const game = chooseGame(name);
    if (!game.ok) return game;
    games.push(game.value);
  }
  if (options !== undefined && games.length !== 1) {
    return misused('--options are those of one game.', 'Name one game, or leave --options out.');
  }
  return ok(games.length > 0 ? games : GAMES);
}

/** Bots that say what they think of their choices. */
function chooseAnalysts(list: string): Result<string[], Problem> {
  const bots = readBots(list);
  if (!bots.ok) return bots;
  const silent = bots.value.find((bot) => analystOf(bot) === null);
  return silent === undefined
    ? bots
    : misused(`${silent} claims nothing.`, 'Name bots that do, such as ismcts:1000.');
}

const nameOf = (id: string): string => GAMES.find((game) => game.id === id)?.name.en ?? id;

function sectionsOf(games: readonly Game[], rows: readonly Calibrated[]): Section[] {
  const details = games.flatMap((game) =>
    countsOf(game).flatMap((players) => {
      const own = rows.filter((row) => row.game === game.id && row.players === players);
      return own.length > 0 ? [calibrationSection(game, players, own)] : [];
    }),
  );
  return [calibrationOverview(rows, nameOf), ...details];
}

function printRows(rows: readonly Calibrated[], paint: Parameters<typeof grid>[2]): string {
  const { title, table } = calibrationOverview(rows, nameOf);
  const columns = (table?.titles ?? []).map((name, at) => ({
    title: name,
    ...(at !== 0 && at !== 2 && { side: 'right' as const }),
  }));
  return [
    paint.bold(title),
    '',
    ...grid(columns, table?.rows ?? [], paint),
    '',
    'Off by: the mean distance of claims from what came true, in points of a hundred. --help defines it.',
    '',
  ].join('\n');
}

function lineOf(
  words: readonly string[],
  bots: readonly string[],
  matches: number,
  players: number | undefined,
  seed: string,
): string {
  const seats = players === undefined ? '' : ` --players ${players}`;
  return `report ${words.join(' ')}${seats} --bots ${bots.join(',')} --matches ${matches} --seed ${seed}`;
}
