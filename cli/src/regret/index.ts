import { availableParallelism } from 'node:os';
import { isSolvable, MOST_IN_HAND } from '@overtrick/bots';
import { type Game, ok, type Setup } from '@overtrick/engine';
import { GAMES } from '@overtrick/games';
import { BOTS_NOTE, readBots } from '../bots.ts';
import { command } from '../command/command.ts';
import { EXIT, misused } from '../command/problem.ts';
import { chooseGame, chooseSetup } from '../games/choose.ts';
import { grid } from '../text/grid.ts';
import type { Paint } from '../text/paint.ts';
import { GUIDE, JUDGED_WORLDS, type RegretPlan } from './plan.ts';
import type { Row } from './rows.ts';
import { examineAll } from './run.ts';

const SOLVED = GAMES.filter(isSolvable).map(({ id }) => id);

export const regret = command(
  {
    name: 'regret',
    about: 'tell what bots lose by their decisions, against the exact solution',
    words: { GAME: SOLVED.join(', ') },
    flags: {
      bots: { kind: 'text', value: 'A,B,…', about: 'who is asked' },
      deals: { kind: 'count', value: 'N', min: 1, max: 1e9, about: 'how many deals', default: '100' },
      players: {
        kind: 'count',
        value: 'P',
        min: 1,
        max: 99,
        about: 'seats at the table',
        default: '4, or the nearest the game allows',
      },
      options: { kind: 'text', value: 'JSON', about: 'table options of the game' },
      seed: { kind: 'text', value: 'S', about: 'the same seed gives the same positions', default: '1' },
      threads: {
        kind: 'count',
        value: 'T',
        min: 1,
        max: 256,
        about: 'how many deals at the same time; 1 gives the best times',
        default: 'one a core',
      },
      json: { kind: 'switch', about: 'the rows as JSON' },
    },
    examples: [
      {
        line: 'regret inversion --players 2 --bots solver:100,ismcts:1000 --deals 200',
        about: 'how far from perfect are they?',
      },
      { line: 'regret inversion --players 3 --bots solver:1000,ismcts:10000', about: 'the same in endings' },
    ],
    notes: `${BOTS_NOTE}

How it is measured: ${GUIDE} plays the deals in all seats, and at every decision with a choice each bot is asked what it would do, so
all are asked about the same positions. Regret is what that loses against the best choice when everybody plays perfectly from
there on, a decision: where every card is known (two players) in tricks, exactly, over whole deals; with more players in the chance
that the own side wins, from ${MOST_IN_HAND} cards in a hand on, as the mean over ${JUDGED_WORLDS} worlds that fit the view, each solved exactly.
The interval is at 95% and takes a deal as one sample. p99 is the time a bot thought about all decisions of a deal.`,
  },
  async ({ words, flags }, shell) => {
    const game = chooseGame(words[0]);
    if (!game.ok) return game;
    if (!isSolvable(game.value)) {
      return misused(`${game.value.name.en} cannot be solved.`, `What can be: ${SOLVED.join(', ')}.`);
    }
    const setup = chooseSetup(game.value, flags.players, flags.options);
    if (!setup.ok) return setup;
    if (flags.bots === undefined)
      return misused('--bots is missing.', 'Write for example --bots ismcts:1000.');
    const bots = readBots(flags.bots);
    if (!bots.ok) return bots;
    const plan: RegretPlan = {
      game: game.value.id,
      setup: setup.value,
      seed: flags.seed ?? '1',
      bots: bots.value,
    };
    const threads = flags.threads ?? availableParallelism();
    const rows = await examineAll(plan, flags.deals ?? 100, threads, shell.err);
    const text = flags.json
      ? `${JSON.stringify({ rows })}\n`
      : printRows(game.value, setup.value, plan, rows, shell.out.paint);
    await shell.out.write(text);
    return ok(EXIT.fine);
  },
);

function printRows(
  game: Game,
  { players }: Setup,
  { seed }: RegretPlan,
  rows: readonly Row[],
  paint: Paint,
): string {
  const right = { side: 'right' } as const;
  const columns = ['regret', '95%', 'of the result', 'decisions', 'p99'].map((title) => ({
    title,
    ...right,
  }));
  const body = rows.map((row) => [
    row.bot,
    row.regret.toFixed(4),
    Number.isFinite(row.low) ? `${row.low.toFixed(4)} … ${row.high.toFixed(4)}` : '?',
    row.result.toFixed(4),
    String(row.decisions),
    `${row.p99Ms.toFixed(1)} ms`,
  ]);
  return [
    paint.bold(`${game.name.en} · ${players} players · ${rows[0].deals} deals · seed ${seed}`),
    '',
    ...grid([{ title: 'bot' }, ...columns], body, paint),
    '',
    'Regret: what a decision loses of what is contested; p99: the thinking about one deal. --help defines both.',
    '',
  ].join('\n');
}
