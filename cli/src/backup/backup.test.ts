import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Begun, begin, playOn } from '../../../server/testing/begin.ts';
import { serve, type TestServer } from '../../../server/testing/serve.ts';
import { Door } from '../../testing/door.ts';
import { runHere } from '../../testing/runHere.ts';

const PACKAGES = fileURLToPath(new URL('../../../node_modules', import.meta.url));

let server: TestServer;
let running: Begun;
const folder = mkdtempSync(join(tmpdir(), 'overtrick-backup-'));
const at = (name: string): string => join(folder, name);
const data = (): string[] => ['--data', server.config.data];

beforeAll(async () => {
  server = await serve();
  const finished = await begin([server.url]);
  await playOn(finished);
  finished.close();
  running = await begin([server.url]);
});
afterAll(async () => {
  running.close();
  await server.end();
  rmSync(folder, { recursive: true, force: true });
});

describe('backup and restore', () => {
  it('bring a server to another folder, and say that the key is in the file', async () => {
    const file = at('one.backup');
    const written = await runHere(['backup', file, ...data()]);
    expect(written).toMatchObject({ code: 0, err: '' });
    expect(written.out).toContain('and the server’s key');
    expect(written.out).toContain('can read hidden hands');
    const restored = await runHere(['restore', file, '--data', at('there')]);
    expect(restored.out).toMatch(/^\d+ rows and the server’s key are restored, as of /);
    expect(readdirSync(at('there')).sort()).toContain('secret.key');
    const again = await runHere(['restore', file, '--data', at('there')]);
    expect(again.err).toContain('is not empty');
    expect(again.code).toBe(1);
    const replaced = await runHere(['restore', file, '--data', at('there'), '--replace']);
    expect(replaced.out).toMatch(/What was there is kept in .*before-restore-/);
  });

  it.each([
    [['backup'], 2, 'FILE is missing'],
    [['backup', 'x.backup', '--data', 'nowhere'], 1, 'There is no key at nowhere'],
    [['restore', 'nowhere.backup'], 1, 'There is no file nowhere.backup'],
    [['drill'], 2, 'Name a FILE, or say --latest'],
    [['drill', 'x.backup', '--latest'], 2, 'Name a FILE, or say --latest'],
    [['drill', 'nowhere.backup'], 1, 'There is no file nowhere.backup'],
    [['export'], 2, 'TO or GAME is missing'],
    [['export', '-', '--game', 'charm'], 2, 'Did you mean charms?'],
    [['export', '-', '--since', 'yesterday'], 2, '--since must be a day'],
    [['export', '-', '--since', '2026-13-45'], 2, '--since must be a day'],
    [['export', '-', '--data', 'nowhere'], 1, 'There is no key at nowhere'],
  ])('%j is refused with what to do', async (words, code, message) => {
    const ran = await runHere(words);
    expect(ran.err).toContain(message);
    expect(ran.code).toBe(code);
    expect(ran.out).toBe('');
  });

  it('are tried out by a drill, which proves what is in the file and leaves nothing behind', async () => {
    const file = at('drill.backup');
    await runHere(['backup', file, ...data()]);
    const before = readdirSync(tmpdir()).filter((name) => name.startsWith('overtrick-drill-'));
    const drilled = await runHere(['drill', file]);
    expect(drilled).toMatchObject({ code: 0, err: '' });
    expect(drilled.out).toMatch(
      /: \d+ rows, 2 people, 2 tables\.\n1 finished matches are proved, 1 tables would go on\.\n$/,
    );
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith('overtrick-drill-'))).toEqual(before);
    writeFileSync(at('cut.backup'), readFileSync(file, 'utf8').slice(0, -200));
    expect(await runHere(['drill', at('cut.backup')])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/damaged|cut off/),
    });
  });

  it('are found by the drill where the server puts its own', async () => {
    const none = await runHere(['drill', '--latest', ...data()]);
    expect(none).toMatchObject({ code: 1, err: expect.stringContaining('There is no backup in') });
    mkdirSync(join(server.config.data, 'backups'));
    for (const day of ['01', '02']) {
      const file = join(server.config.data, 'backups', `overtrick-2026-11-${day}T120000Z.backup`);
      await runHere(['backup', file, ...data()]);
    }
    const newest = await runHere(['drill', '--latest', ...data()]);
    expect(newest).toMatchObject({ code: 0, out: expect.stringContaining('overtrick-2026-11-02T120000Z') });
  });

  it('say in words what is wrong outside', async () => {
    expect((await runHere(['backup', at('no/such/file'), ...data()])).err).toContain(
      `There is no folder ${at('no/such')}`,
    );
    writeFileSync(at('notes.txt'), 'hello');
    expect((await runHere(['restore', at('notes.txt'), '--data', at('n')])).err).toContain('is no backup');
    expect((await runHere(['export', at('notes.txt'), ...data()])).err).toContain('is no folder');
  });
});

describe('export', () => {
  it('writes finished matches alone, which verify proves', async () => {
    const ran = await runHere(['export', at('matches'), ...data()]);
    expect(ran).toMatchObject({ code: 0, out: '' });
    expect(ran.err).toContain('1 finished match, each of them proved.');
    const [name, ...others] = readdirSync(at('matches'));
    expect(others).toEqual([]);
    expect(name).toMatch(/^\d{4}-\d{2}-\d{2}-inflation-[0-9A-Z]{7}\.json$/);
    const proved = await runHere(['verify', join(at('matches'), name)]);
    expect(proved.out).toMatch(/^Yes\. Inflation!, 3 players/);
    expect(proved.out).toContain('The match is over.');
    const table = running.id;
    expect(readFileSync(join(at('matches'), name), 'utf8')).not.toContain(table);
  });

  it('writes lines for programs', async () => {
    const ran = await runHere(['export', '-', ...data()]);
    expect(
      ran.out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line).game),
    ).toEqual(['inflation']);
    expect((await runHere(['export', '-', '--game', 'charms', ...data()])).out).toBe('');
    await runHere(['export', at('all.jsonl'), ...data()]);
    expect(readFileSync(at('all.jsonl'), 'utf8')).toBe(ran.out);
    expect((await runHere(['export', at('all.jsonl'), ...data()])).err).toContain('is there already');
  });
});

describe('the built program', () => {
  let door: Door;
  beforeAll(() => {
    door = Door.open();
  });
  afterAll(() => door.close());

  it('says which packages are missing, and does it where they are', async () => {
    const without = await door.run(['backup', 'a.backup', ...data()]);
    expect(without.err).toContain(
      'The driver of SQLite is not here. Install it beside the command: npm install libsql;',
    );
    expect(without.code).toBe(1);
    const elsewhere = { DATABASE_URL: 'postgres://localhost/none' };
    const other = await door.run(['backup', 'a.backup', ...data()], '', elsewhere);
    expect(other.err).toContain(
      'The driver of PostgreSQL is not here. Install it beside the command: npm install pg;',
    );
    expect(other.code).toBe(1);
    symlinkSync(PACKAGES, door.file('node_modules'));
    expect(await door.run(['backup', 'a.backup', ...data()])).toMatchObject({ code: 0, err: '' });
    expect(await door.run(['restore', 'a.backup', '--data', 'b'])).toMatchObject({ code: 0, err: '' });
    expect((await door.run(['export', '-', '--data', 'b'])).out).toContain('"overtrick":1');
  });
});
