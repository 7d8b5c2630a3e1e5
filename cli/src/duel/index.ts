import { availableParallelism } from 'node:os';
import { ok, type Result } from '@overtrick/engine';
import { BOTS_NOTE, botBehind, readBots } from '../bots.ts';
import { command } from '../command/command.ts';
import { EXIT, misused, type Problem } from '../command/problem.ts';
import { chooseGame, chooseSetup } from '../games/choose.ts';
import { openNotebook } from '../lab/notebook.ts';
import { QUEUE_FLAGS, withQueue } from '../queue/queue.ts';
import { groupDigits } from '../text/digits.ts';
import { checkpointsOf, onlyEnd } from './checkpoints.ts';
import type { Margin } from './margin.ts';
import { type DuelPlan, pairsOf } from './plan.ts';
import { printRows } from './report.ts';
import { playDuel } from './run.ts';

export const duel = command(
  {
    name: 'duel',
    about: 'tell which bot is better, and by how much',
    words: { GAME: 'inflation, charms, …; see overtrick games' },
    flags: {
      bots: { kind: 'text', value: 'A,B,…', about: 'two bots, or more: then every two of them' },
      deals: {
        kind: 'count',
        value: 'N',
        min: 1,
        max: 1e9,
        about: 'how many deals, rounded up to whole matches',
        default: '100',
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
      seed: { kind: 'text', value: 'S', about: 'the same seed gives the same cards', default: '1' },
      'until-clear': { kind: 'switch', about: 'stop as soon as it is clear which one is better' },
      threads: {
        kind: 'count',
        value: 'T',
        min: 1,
        max: 256,
        about: 'how many matches at the same time; changes nothing but the time',
        default: 'one a core',
      },
      resume: {
        kind: 'text',
        value: 'FILE',
        about: 'write every match down there, and go on from what is there already',
      },
      ...QUEUE_FLAGS,
      json: { kind: 'switch', about: 'the rows as JSON' },
    },
    examples: [
      {
        line: 'duel inflation --bots ismcts:1000,random --deals 40',
        about: 'is thinking better than guessing?',
      },
      {
        line: 'duel charms --bots ismcts:4000,ismcts:1000 --deals 2000 --until-clear --resume charms.duel',
        about: 'does thinking longer pay? Stops when it knows; a run that was killed goes on',
      },
    ],
    notes: `${BOTS_NOTE}

How it is measured: the two bots sit turn and turn about (A B A B …). Every match is played with the same cards in every such
seating: from either bot, in all rotations, so each seat and each hand is held equally often by both. With an odd number of
seats one bot has a seat more, each in half of the seatings. The difference of a match is the mean of A's points over all its
seats and seatings minus the mean of B's, divided by the deals of the match: points a deal and seat, more is better whatever
the game counts. The interval is Student's at 95% over the matches.
With --until-clear it looks after every tenth of the deals (from 20 matches on), with 99.9% intervals, and at the end with a
95.9% one: it stops at the first checkpoint at which no interval holds 0. So at most 5% of its intervals are wrong, each pair by itself.`,
  },
  async ({ words, flags }, shell) => {
    const game = chooseGame(words[0]);
    if (!game.ok) return game;
    const setup = chooseSetup(game.value, flags.players, flags.options);
    if (!setup.ok) return setup;
    const bots = chooseRivals(flags.bots);
    if (!bots.ok) return bots;
    const plan: DuelPlan = {
      game: game.value.id,
      setup: setup.value,
      seed: flags.seed ?? '1',
      pairs: pairsOf(bots.value),
    };
    // Who plays a level may change: a run goes on only with the same bots.
    const pairs = plan.pairs.map(({ a, b }) => ({ a: botBehind(a), b: botBehind(b) }));
    const notebook = openNotebook<readonly Margin[]>(flags.resume, 'duel', { ...plan, pairs });
    if (!notebook.ok) return notebook;
    const { deals } = game.value.create(setup.value);
    const matches = Math.ceil((flags.deals ?? 100) / deals);
    const checkpoints = flags['until-clear'] ? checkpointsOf(matches) : onlyEnd(matches);
    const threads = flags.threads ?? availableParallelism();
    const began = performance.now();
    const played = await withQueue(flags, shell, (queue) =>
      playDuel(plan, { checkpoints, threads, queue, deals, notebook: notebook.value }, shell.err),
    );
    if (!played.ok) return played;
    const rows = played.value;
    const seconds = (performance.now() - began) / 1000;
    await shell.err.line(`${groupDigits(rows[0].deals)} deals in ${seconds.toFixed(1)} s.`);
    await shell.out.write(
      flags.json
        ? `${JSON.stringify({ rows })}\n`
        : printRows(game.value, setup.value, plan.seed, rows, shell.out.paint),
    );
    return ok(EXIT.fine);
  },
);

/** The bots of a duel: at least two, and no two alike. */
function chooseRivals(list: string | undefined): Result<string[], Problem> {
  const example = 'Write for example --bots ismcts:1000,random.';
  if (list === undefined) return misused('--bots is missing.', example);
  const bots = readBots(list);
  if (!bots.ok) return bots;
  if (bots.value.length < 2) return misused('A duel needs two bots.', example);
  const twice = bots.value.find((bot, at) => bots.value.indexOf(bot) !== at);
  return twice ? misused(`${twice} is named twice: a bot cannot duel itself.`, example) : bots;
}
