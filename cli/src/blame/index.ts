import { availableParallelism } from 'node:os';
import { ok } from '@overtrick/engine';
import { GAMES } from '@overtrick/games';
import { COSTS, REVIEWER } from '@overtrick/match';
import { BOTS_NOTE } from '../bots.ts';
import { command } from '../command/command.ts';
import { EXIT } from '../command/problem.ts';
import { chooseGame, chooseSetup } from '../games/choose.ts';
import { analystOf } from '../review/index.ts';
import { grid } from '../text/grid.ts';
import type { Paint } from '../text/paint.ts';
import { type BlamePlan, CLEAR, GUIDE, JUDGE, POSITIONS } from './plan.ts';
import { type Row, type Share, tryAll } from './run.ts';

export const blame = command(
  {
    name: 'blame',
    about: 'tell how often the review names a clear blunder, and how often it blames the best decision',
    words: { GAME: GAMES.map(({ id }) => id).join(', ') },
    flags: {
      decisions: {
        kind: 'count',
        value: 'N',
        min: 1,
        max: 1e6,
        about: 'how many of each kind',
        default: '200',
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
      adviser: { kind: 'text', value: 'BOT', about: 'who judges in the review', default: REVIEWER },
      judge: { kind: 'text', value: 'BOT', about: 'who knows better', default: JUDGE },
      seed: { kind: 'text', value: 'S', about: 'the same seed gives the same positions', default: '1' },
      threads: {
        kind: 'count',
        value: 'T',
        min: 1,
        max: 256,
        about: 'how many matches at the same time; 1 gives the best times',
        default: 'one a core',
      },
      json: { kind: 'switch', about: 'the row as JSON' },
    },
    examples: [
      { line: 'blame inversion --players 2', about: 'against exact solutions' },
      { line: 'blame inflation --decisions 50', about: 'against a deep search' },
    ],
    notes: `${BOTS_NOTE}

How it is measured: ${GUIDE} plays matches in all seats; of each ${POSITIONS} positions with a choice are drawn. The judge thinks about a
position with random numbers of its own. Its first choice is a best decision; of those that cost ${100 * CLEAR} points of the chance to win the
match and more, one is drawn: a clear blunder. The review calls a decision wrong when it costs ${100 * COSTS.mistake} points by its own adviser.
Intervals are Wilson's at 95%.`,
  },
  async ({ words, flags }, shell) => {
    const game = chooseGame(words[0]);
    if (!game.ok) return game;
    const setup = chooseSetup(game.value, flags.players, flags.options);
    if (!setup.ok) return setup;
    const reviewer = analystOf(flags.adviser ?? REVIEWER);
    if (!reviewer.ok) return reviewer;
    const judge = analystOf(flags.judge ?? JUDGE);
    if (!judge.ok) return judge;
    const plan: BlamePlan = {
      game: game.value.id,
      setup: setup.value,
      seed: flags.seed ?? '1',
      reviewer: reviewer.value.name,
      judge: judge.value.name,
    };
    const row = await tryAll(
      plan,
      flags.decisions ?? 200,
      flags.threads ?? availableParallelism(),
      shell.err,
    );
    await shell.out.line(
      flags.json ? JSON.stringify({ rows: [row] }) : print(row, plan, game.value.name.en, shell.out.paint),
    );
    return ok(EXIT.fine);
  },
);

function print(row: Row, { seed }: BlamePlan, name: string, paint: Paint): string {
  const columns = [
    { title: '' },
    ...['called wrong', 'share', '95%'].map((title) => ({ title, side: 'right' as const })),
  ];
  const line = (title: string, { of, blamed, share, low, high }: Share) => [
    title,
    `${blamed} of ${of}`,
    percent(share),
    `${percent(low)} … ${percent(high)}`,
  ];
  return [
    paint.bold(`${name} · ${row.players} players · ${row.reviewer} against ${row.judge} · seed ${seed}`),
    '',
    ...grid(columns, [line('clear blunders', row.blunders), line('best decisions', row.best)], paint),
    '',
    `The review thought ${row.ms.toFixed(0)} ms about a decision.`,
  ].join('\n');
}

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
