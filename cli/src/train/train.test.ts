import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knowledge } from '@overtrick/bots';
import { checkSetup } from '@overtrick/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { StandingCrew } from '../lab/crew.ts';
import type { Queue } from '../queue/queue.ts';
import { learnFrom, subjectOf } from './lesson.ts';
import { noNotebook, openNotebook } from './notebook.ts';
import type { TrainPlan, TrainTask } from './plan.ts';
import { train } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'overtrick-train-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const silent = { write: async () => {}, isTerminal: false } as unknown as Parameters<typeof train>[4];
const subject = subjectOf('inversion');
if (!subject) throw new Error('Inversion can be learned');
const setup = checkSetup(subject.game, 2, {});
if (!setup.ok) throw new Error(setup.error.reason);
const planOf = (seed: string, deals = 20_000): TrainPlan => ({ game: 'inversion', seed, deals });
const crew = new StandingCrew<TrainTask, Knowledge>({ kind: 'train', threads: 1, alone: learnFrom });
const means = { crew, notebook: noNotebook };

describe('a training', () => {
  test('beats random play soon, and the same seed gives the same weights', async () => {
    const one = await train(planOf('one'), subject, setup.value, means, silent);
    const same = await train(planOf('one'), subject, setup.value, means, silent);
    const other = await train(planOf('two'), subject, setup.value, means, silent);
    expect(one.strength.low).toBeGreaterThan(0);
    expect(same.known).toEqual(one.known);
    expect(other.known).not.toEqual(one.known);
  });

  test('that was stopped goes on to the same weights', async () => {
    const file = join(folder, 'stopped.train');
    const whole = await train(planOf('one'), subject, setup.value, means, silent);
    const first = openNotebook(file, planOf('one'));
    if (!first.ok) throw new Error(first.error.message);
    // Stopped after ten rounds: what would be noted later is lost.
    let noted = 0;
    const stopping = {
      ...first.value,
      note: (...page: Parameters<typeof first.value.note>) => {
        if (noted++ === 10) throw new Error('stopped');
        first.value.note(...page);
      },
    };
    await expect(
      train(planOf('one'), subject, setup.value, { crew, notebook: stopping }, silent),
    ).rejects.toThrow('stopped');
    const second = openNotebook(file, planOf('one'));
    if (!second.ok) throw new Error(second.error.message);
    expect(second.value.at(2)?.rounds).toBe(10);
    const resumed = await train(
      planOf('one'),
      subject,
      setup.value,
      { crew, notebook: second.value },
      silent,
    );
    expect(resumed.known).toEqual(whole.known);
  });

  test('gives the same weights where others do its tasks: what goes through a queue is text', async () => {
    const queue: Queue = {
      async *inOrder<Task, Answer>(_kind: string, tasks: Iterable<Task>): AsyncGenerator<Answer> {
        for (const task of tasks) {
          yield JSON.parse(JSON.stringify(learnFrom(JSON.parse(JSON.stringify(task))))) as Answer;
        }
      },
    };
    const elsewhere = new StandingCrew<TrainTask, Knowledge>({
      kind: 'train',
      threads: 1,
      queue,
      alone: () => {
        throw new Error('done here');
      },
    });
    const here = await train(planOf('one'), subject, setup.value, means, silent);
    const there = await train(
      planOf('one'),
      subject,
      setup.value,
      { crew: elsewhere, notebook: noNotebook },
      silent,
    );
    expect(there.known).toEqual(here.known);
  });

  test('a notebook of another training is refused, and stays as it was', () => {
    const file = join(folder, 'other.train');
    expect(openNotebook(file, planOf('one')).ok).toBe(true);
    const before = readFileSync(file, 'utf8');
    expect(openNotebook(file, planOf('one', 30_000)).ok).toBe(false);
    writeFileSync(join(folder, 'broken.train'), '{');
    expect(openNotebook(join(folder, 'broken.train'), planOf('one')).ok).toBe(false);
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect(existsSync(`${file}.new`)).toBe(false);
  });
});
