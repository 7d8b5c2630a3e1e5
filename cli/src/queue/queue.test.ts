import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { symlinkSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isPostgresHere, makeDatabase } from '../../../server/testing/postgres.ts';
import { Door } from '../../testing/door.ts';
import { runHere } from '../../testing/runHere.ts';
import { Output } from '../command/shell.ts';
import { openBoss } from './boss.ts';

const PACKAGES = fileURLToPath(new URL('../../../node_modules', import.meta.url));
/** About a second of thinking a match: long enough to be seen at it, and killed. */
const DUEL = [
  'duel',
  'inversion',
  '--players',
  '2',
  '--bots',
  'ismcts:20000,random',
  '--deals',
  '6',
  '--json',
];
/** Many processes that each begin by compiling the program. */
const SLOW = 240_000;

const silent = new Output(new PassThrough().resume(), {});

const here = await isPostgresHere();

describe.skipIf(!here)('a queue', () => {
  let door: Door;
  let database: Awaited<ReturnType<typeof makeDatabase>>;
  const workers: ChildProcess[] = [];

  beforeAll(() => {
    door = Door.open();
    symlinkSync(PACKAGES, door.file('node_modules'));
  });
  beforeEach(async () => {
    database = await makeDatabase();
  });
  afterEach(async () => {
    for (const worker of workers.splice(0)) worker.kill('SIGKILL');
    await database.drop();
  });
  afterAll(() => door.close());

  /** A worker in a process of its own. */
  function hire(): ChildProcess {
    const line = [door.program, 'worker', '--queue', database.url, '--threads', '1'];
    const worker = spawn(process.execPath, line, { stdio: ['ignore', 'ignore', 'inherit'] });
    workers.push(worker);
    return worker;
  }

  const count = async (state: string): Promise<number> => {
    const [there] = await database.ask("select to_regclass('overtrick_lab.job') as job");
    if (there.job === null) return 0;
    const rows = await database.ask(`select id from overtrick_lab.job where state = '${state}'`);
    return rows.length;
  };
  async function until(isSo: () => Promise<boolean>): Promise<void> {
    while (!(await isSo())) await sleep(50);
  }

  it(
    'gives the same answer as one process alone, though workers are killed',
    async () => {
      const alone = await door.run([...DUEL, '--threads', '1']);
      const duel = door.run([...DUEL, '--queue', database.url, '--patience', '10']);
      const killed = hire();
      await until(async () => (await count('active')) === 1);
      killed.kill('SIGKILL');
      await once(killed, 'exit');
      // Nobody gave it back: only patience brings this task to another.
      expect(await count('active')).toBe(1);
      const workersLeft = [hire(), hire()];
      await until(async () => (await count('active')) > 1);
      workersLeft[0].kill('SIGKILL');
      const { code, out } = await duel;
      expect(code).toBe(0);
      expect(out).toBe(alone.out);
      expect(await database.ask('select id from overtrick_lab.job')).toEqual([]);
    },
    SLOW,
  );

  it(
    'gets back at once what a worker had under way that is told to stop',
    async () => {
      const duel = door.run([...DUEL, '--queue', database.url, '--patience', '3600']);
      const stopped = hire();
      await until(async () => (await count('active')) === 1);
      stopped.kill('SIGTERM');
      const [code] = await once(stopped, 'exit');
      expect(code).toBe(0);
      expect(await count('active')).toBe(0);
      expect(await count('retry')).toBe(1);
      hire();
      expect((await duel).code).toBe(0);
    },
    SLOW,
  );

  it(
    'is opened by many at about the same moment, in a database where it has never been',
    async () => {
      // The closer they come, the more likely they hinder each other; four ways of coming nearly always bring it about.
      for (const apart of [0, 15, 30, 45]) {
        const fresh = await makeDatabase();
        const opening = Array.from({ length: 6 }, async (_, nth) => {
          await sleep(nth * apart);
          return openBoss(fresh.url, silent);
        });
        for (const opened of await Promise.all(opening)) {
          expect(opened).toMatchObject({ ok: true });
          if (opened.ok) await opened.value.stop({ graceful: false });
        }
        await fresh.drop();
      }
    },
    SLOW,
  );

  it(
    'carries tasks of every kind, and writes them down',
    async () => {
      hire();
      const balance = [
        'balance',
        'escalation',
        '--players',
        '2',
        '--bots',
        'random',
        '--matches',
        '8',
        '--json',
      ];
      const notes = ['--resume', door.file('notes')];
      const there = await door.run([...balance, '--queue', database.url, ...notes]);
      expect(there.out).toBe((await runHere([...balance, '--threads', '1'])).out);
      expect((await door.run([...balance, ...notes])).out).toBe(there.out);
      const report = [
        'report',
        'calibration',
        'inversion',
        '--players',
        '2',
        '--bots',
        'ismcts:5',
        '--matches',
        '3',
        '--json',
      ];
      expect((await door.run([...report, '--queue', database.url])).out).toBe(
        (await runHere([...report, '--threads', '1'])).out,
      );
    },
    SLOW,
  );
});

describe('a queue that cannot be used', () => {
  let bare: Door;
  beforeAll(() => {
    bare = Door.open();
  });
  afterAll(() => bare.close());

  it('says which package is missing', async () => {
    const { code, err } = await bare.run(['worker', '--queue', 'postgres://nobody@127.0.0.1:1/x']);
    expect(err).toContain('A queue needs the package pg-boss, which is not here.');
    expect(code).toBe(1);
  });

  it('says that no database answers, and no password', async () => {
    symlinkSync(PACKAGES, bare.file('node_modules'));
    const { code, err } = await bare.run([...DUEL, '--queue', 'postgres://me:secret@127.0.0.1:1/x']);
    expect(err).toContain('The queue cannot be opened: ');
    expect(err).not.toContain('secret');
    expect(code).toBe(1);
  });
});
