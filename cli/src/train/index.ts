import { existsSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import { type Knowledge, makeWeights } from '@overtrick/bots';
import { checkSetup, ok, type Result } from '@overtrick/engine';
import { command } from '../command/command.ts';
import { EXIT, misused, type Problem } from '../command/problem.ts';
import { chooseGame } from '../games/choose.ts';
import { StandingCrew } from '../lab/crew.ts';
import { QUEUE_FLAGS, withQueue } from '../queue/queue.ts';
import { grid } from '../text/grid.ts';
import type { Paint } from '../text/paint.ts';
import { learnFrom, subjectOf } from './lesson.ts';
import { noNotebook, openNotebook } from './notebook.ts';
import type { TrainPlan, TrainTask } from './plan.ts';
import { type Trained, train as trainOne } from './run.ts';

const DEALS = 1_000_000;

export const train = command(
  {
    name: 'train',
    about: 'let a bot learn a game by playing against itself',
    words: { GAME: 'inflation, charms, …; see overtrick games' },
    flags: {
      deals: {
        kind: 'count',
        value: 'N',
        min: 1,
        max: 1e9,
        about: 'deals to learn from, for each number of players; rounded up to ten thousands',
        default: '1000000',
      },
      seed: { kind: 'text', value: 'S', about: 'the same seed gives the same weights', default: '1' },
      threads: {
        kind: 'count',
        value: 'T',
        min: 1,
        max: 256,
        about: 'how many learn at the same time; changes nothing but the time',
        default: 'one a core',
      },
      out: { kind: 'text', value: 'FILE', about: 'write the weights there, as the module that bots read' },
      resume: {
        kind: 'text',
        value: 'FILE',
        about: 'write down there what is known after every round, and go on from what is there already',
      },
      ...QUEUE_FLAGS,
      json: { kind: 'switch', about: 'what came of it as JSON' },
    },
    examples: [
      {
        line: 'train inflation --out inflation.ts --resume inflation.train',
        about: 'weights for three and four players; a run that was killed goes on',
      },
    ],
    notes: `How it learns: four learners play deals against themselves by what they know so far, and after each deal the decisions of whoever did
well become likelier. Twenty-five times they share what they learned and go on from there. No search is part of it. The strength
that is shown is what the policy alone, without any search, gets beyond players who decide at random.`,
  },
  async ({ words, flags }, shell) => {
    const game = chooseGame(words[0]);
    if (!game.ok) return game;
    const subject = subjectOf(game.value.id);
    if (!subject) {
      return misused(
        `${game.value.name.en} gives nothing to learn by.`,
        'A game that can be learned has traits.',
      );
    }
    const out = checkOut(flags.out);
    if (!out.ok) return out;
    const plan: TrainPlan = {
      game: game.value.id,
      seed: flags.seed ?? '1',
      deals: flags.deals ?? DEALS,
    };
    const notebook = flags.resume === undefined ? ok(noNotebook) : openNotebook(flags.resume, plan);
    if (!notebook.ok) return notebook;
    const threads = flags.threads ?? availableParallelism();
    const { min, max } = game.value.seats;
    const done = await withQueue(flags, shell, async (queue) => {
      const crew = new StandingCrew<TrainTask, Knowledge>({
        kind: 'train',
        threads,
        queue,
        alone: learnFrom,
      });
      const means = { crew, notebook: notebook.value };
      const all: Trained[] = [];
      for (let players = min; players <= max; players++) {
        const setup = checkSetup(game.value, players, {});
        if (!setup.ok) throw new Error(setup.error.reason);
        all.push(await trainOne(plan, subject, setup.value, means, shell.err));
      }
      await crew.close();
      return all;
    });
    if (!done.ok) return done;
    const trained = done.value;
    if (out.value !== null) writeFileSync(out.value, makeModule(plan, trained));
    const rows = trained.map(({ players, deals, strength }) => ({ players, deals, ...strength }));
    await shell.out.write(
      flags.json ? `${JSON.stringify({ rows })}\n` : printRows(rows, plan, shell.out.paint),
    );
    return ok(EXIT.fine);
  },
);

/** A file that can be written, before hours are spent; null where nothing is written. */
function checkOut(file: string | undefined): Result<string | null, Problem> {
  if (file === undefined) return ok(null);
  return existsSync(dirname(resolve(file)))
    ? ok(file)
    : misused(`There is no folder for ${file}.`, 'Name a file in a folder that exists.');
}

/** The weights as the module that bots read, with the command that makes them again. */
function makeModule({ game, seed, deals }: TrainPlan, trained: readonly Trained[]): string {
  return [
    `/** Made by \`overtrick train ${game} --deals ${deals} --seed ${seed}\`: by number of players, as \`makeWeights\` writes them. */`,
    `export const ${game}: Readonly<Record<number, string>> = {`,
    ...trained.map(({ players, known }) => `  ${players}: '${makeWeights(known.weights)}',`),
    '};',
    '',
  ].join('\n');
}

interface Row {
  readonly players: number;
  readonly deals: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

function printRows(rows: readonly Row[], { game, seed }: TrainPlan, paint: Paint): string {
  const right = { side: 'right' } as const;
  const columns = ['deals', 'points beyond random', '95%'].map((title) => ({ title, ...right }));
  const body = rows.map(({ players, deals, mean, low, high }) => [
    String(players),
    String(deals),
    mean.toFixed(2),
    `${low.toFixed(2)} … ${high.toFixed(2)}`,
  ]);
  return [
    paint.bold(`${game} · seed ${seed}`),
    '',
    ...grid([{ title: 'players' }, ...columns], body, paint),
    '',
    'Points a deal and seat of the policy alone, without search, beyond those of players who decide at random.',
    '',
  ].join('\n');
}
