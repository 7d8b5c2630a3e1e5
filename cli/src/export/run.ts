import { closeSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Observation } from '@overtrick/engine';
import { gameOf } from '@overtrick/games';
import type { Output } from '../command/shell.ts';
import { inOrder } from '../lab/crew.ts';
import { Progress } from '../lab/progress.ts';
import type { Plan } from '../simulate/plan.ts';
import { NpyFile } from './npy.ts';
import { type MatchData, RETURNS, Recorder } from './recorder.ts';
import { schemaOf } from './schema.ts';

/** One match for a thread to play. */
export interface ExportTask {
  readonly plan: Plan;
  readonly match: number;
}

/** Plays all matches of a plan and writes them into a folder; how many decisions they have. */
export async function exportAll(plan: Plan, folder: string, threads: number, err: Output): Promise<number> {
  const progress = new Progress(err, plan.matches, 'matches');
  const files = new DataFiles(plan, folder);
  let recorder: Recorder | null = null;
  const tasks = function* (): Generator<ExportTask> {
    for (let match = 0; match < plan.matches; match++) yield { plan, match };
  };
  const played = inOrder<ExportTask, MatchData>(tasks(), {
    threads,
    kind: 'export',
    alone: ({ match }) => {
      recorder ??= new Recorder(plan);
      return recorder.play(match);
    },
  });
  let matches = 0;
  try {
    for await (const data of played) {
      files.add(data);
      await progress.show(++matches);
    }
  } finally {
    files.close();
    await progress.clear();
  }
  return files.rows;
}

/** The files of an export, which grow match by match. */
class DataFiles {
  rows = 0;
  readonly #trace: number;
  readonly #meaning: number;
  readonly #observations: NpyFile;
  readonly #actions: NpyFile;
  readonly #masks: NpyFile;
  readonly #returns: NpyFile;
  readonly #writeSchema: () => void;

  constructor(plan: Plan, folder: string) {
    const game = gameOf(plan.game);
    if (!game) throw new Error(`no game ${plan.game}`);
    const observation = new Observation(game, plan.setup);
    const at = (name: string): string => join(folder, name);
    this.#trace = openSync(at('trace.jsonl'), 'w');
    this.#meaning = openSync(at('rows.jsonl'), 'w');
    this.#observations = new NpyFile(at('observations.npy'), '<i2', observation.size);
    this.#actions = new NpyFile(at('actions.npy'), '<i2', null);
    this.#masks = new NpyFile(at('masks.npy'), '|u1', observation.actions.length);
    this.#returns = new NpyFile(at('returns.npy'), '<f4', RETURNS.length);
    this.#writeSchema = () => {
      const schema = schemaOf(plan, observation, this.rows);
      writeFileSync(at('schema.json'), `${JSON.stringify(schema, null, 1)}\n`);
    };
  }

  add(data: MatchData): void {
    writeFileSync(this.#trace, data.trace);
    writeFileSync(this.#meaning, data.meaning);
    this.#observations.add(data.observations);
    this.#actions.add(data.actions);
    this.#masks.add(data.masks);
    this.#returns.add(data.returns);
    this.rows += data.rows;
  }

  close(): void {
    for (const file of [this.#trace, this.#meaning]) closeSync(file);
    for (const file of [this.#observations, this.#actions, this.#masks, this.#returns]) file.close();
    this.#writeSchema();
  }
}
