import { closeSync, openSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Game, ok, type Result } from '@overtrick/engine';
import { BOTS_NOTE, checkBots } from '../bots.ts';
import { command } from '../command/command.ts';
import { EXIT, misused, type Problem } from '../command/problem.ts';
import type { Output, Shell } from '../command/shell.ts';
import { chooseGame, chooseSetup } from '../games/choose.ts';
import { Progress } from '../lab/progress.ts';
import { playAll } from './batches.ts';
import { type Plan, seatBots } from './plan.ts';
import { makeReport, printReport } from './report.ts';
import { mergeTally, newTally, type Tally } from './tally.ts';

/** Matches in one batch: enough to keep threads busy, few enough to see the bar move. */
const QUICK_BATCH = 50;
/** A run of random bots this short is over before a second thread is awake. */
const QUICK_RUN = 1000;

export const simulate = command(
  {
    name: 'simulate',
    about: 'play many matches between bots and count',
    words: { GAME: 'inflation, charms, …; see overtrick games' },
    flags: {
      players: {
        kind: 'count',
        value: 'N',
        min: 1,
        max: 99,
        about: 'seats at the table',
        default: '4, or the nearest the game allows',
      },
      matches: { kind: 'count', value: 'M', min: 1, max: 1e9, about: 'how many matches', default: '100' },
      seed: { kind: 'text', value: 'S', about: 'the same seed gives the same matches', default: '1' },
      bots: {
        kind: 'text',
        value: 'A,B,…',
        about: 'who plays, from seat 0; a short list is repeated around the table',
        default: 'random',
      },
      threads: {
        kind: 'count',
        value: 'T',
        min: 1,
        max: 256,
        about: 'how many matches at the same time; changes nothing but the time',
        default: 'one a core',
      },
      trace: {
        kind: 'text',
        value: 'FILE',
        about: 'write every hand and decision as JSON Lines; - is standard output',
      },
      options: { kind: 'text', value: 'JSON', about: 'table options of the game' },
      json: { kind: 'switch', about: 'the report as JSON' },
    },
    examples: [
      { line: 'simulate inflation --matches 1000', about: 'a thousand matches of four random bots' },
      {
        line: 'simulate inversion --players 2 --bots ismcts:1000,random --seed 7',
        about: 'is thinking better than guessing?',
      },
      {
        line: 'simulate charms --players 3 --matches 10 --trace charms.jsonl',
        about: 'ten matches, every decision written down',
      },
    ],
    notes: BOTS_NOTE,
  },
  async ({ words, flags }, shell) => {
    const game = chooseGame(words[0]);
    if (!game.ok) return game;
    const setup = chooseSetup(game.value, flags.players, flags.options);
    if (!setup.ok) return setup;
    const { players } = setup.value;
    const bots = checkBots(flags.bots ?? 'random', players);
    if (!bots.ok) return bots;
    const plan: Plan = {
      game: game.value.id,
      setup: setup.value,
      seed: flags.seed ?? '1',
      matches: flags.matches ?? 100,
      bots: seatBots(bots.value, players),
      trace: flags.trace !== undefined,
    };
    const sink = openSink(flags.trace, shell);
    if (!sink.ok) return sink;
    const tally = await run(plan, flags.threads, sink.value, shell);
    sink.value.close();
    if (flags.trace !== '-') await print(plan, tally, game.value, flags.json, shell.out);
    return ok(EXIT.fine);
  },
);

async function run(plan: Plan, asked: number | undefined, sink: Sink, shell: Shell): Promise<Tally> {
  const quick = plan.bots.every((bot) => bot === 'random');
  const threads = asked ?? (quick && plan.matches <= QUICK_RUN ? 1 : availableParallelism());
  const progress = new Progress(shell.err, plan.matches, 'matches');
  const tally = newTally(plan.bots);
  for await (const batch of playAll(plan, threads, quick ? QUICK_BATCH : 1)) {
    mergeTally(tally, batch.tally);
    await sink.write(batch.trace);
    await progress.show(tally.decisions.n);
  }
  await progress.clear();
  const { seconds } = progress;
  const rate = Number((plan.matches / seconds).toPrecision(3)).toLocaleString('en');
  const crew = threads === 1 ? '1 thread' : `${threads} threads`;
  await shell.err.line(`${plan.matches} matches in ${seconds.toFixed(2)} s: ${rate} matches/s on ${crew}.`);
  return tally;
}

async function print(plan: Plan, tally: Tally, game: Game, json: boolean, out: Output): Promise<void> {
  const report = makeReport(plan, tally);
  await out.write(json ? `${JSON.stringify(report)}\n` : printReport(report, game, out.paint));
}

/** Where the trace goes. */
interface Sink {
  write(text: string): Promise<void> | void;
  close(): void;
}

function openSink(file: string | undefined, shell: Shell): Result<Sink, Problem> {
  if (file === undefined) return ok({ write: () => {}, close: () => {} });
  if (file === '-') return ok({ write: (text) => shell.out.write(text), close: () => {} });
  try {
    const opened = openSync(file, 'w');
    return ok({ write: (text) => writeFileSync(opened, text), close: () => closeSync(opened) });
  } catch (error) {
    return misused(
      `The trace cannot be written: ${(error as Error).message}.`,
      'Name a file in a folder that exists.',
    );
  }
}
