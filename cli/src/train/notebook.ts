import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Knowledge } from '@overtrick/bots';
import { canonicalJson, ok, type Result } from '@overtrick/engine';
import { misused, type Problem } from '../command/problem.ts';
import type { TrainPlan } from './plan.ts';

/** How far the training for one number of players has come. */
export interface Stage {
  readonly rounds: number;
  readonly known: Knowledge;
}

/** Where a training writes down what it knows after every round, so that another run can go on from there. */
export interface Notebook {
  at(players: number): Stage | null;
  note(players: number, stage: Stage): void;
}

/** For a run that keeps nothing. */
export const noNotebook: Notebook = { at: () => null, note: () => {} };

interface Pages {
  readonly overtrick: 'train';
  readonly plan: TrainPlan;
  readonly stages: Readonly<Record<string, Stage>>;
}

/** Opens a file of JSON; one of another plan is refused. It is written beside and then renamed, so that a kill leaves the old one whole. */
export function openNotebook(file: string, plan: TrainPlan): Result<Notebook, Problem> {
  try {
    const pages: Pages = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as Pages)
      : { overtrick: 'train', plan, stages: {} };
    if (pages.overtrick !== 'train' || canonicalJson(pages.plan) !== canonicalJson(plan)) {
      return misused(
        `${file} is not of this training.`,
        'Give the same game, deals and seed as before, or name a new file.',
      );
    }
    const stages = { ...pages.stages };
    const save = () => {
      writeFileSync(`${file}.new`, JSON.stringify({ ...pages, stages }));
      renameSync(`${file}.new`, file);
    };
    save();
    return ok({
      at: (players) => stages[players] ?? null,
      note(players, stage) {
        stages[players] = stage;
        save();
      },
    });
  } catch (error) {
    return misused(
      `${file} cannot be used: ${(error as Error).message}.`,
      'Name a file in a folder that exists.',
    );
  }
}
