import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestClient } from '../testing/client.ts';
import { parseDockerfile, parseIgnore } from './dockerfile.ts';
import { Image } from './image.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (name: string): string => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
const stages = parseDockerfile(read('Dockerfile'));
const all = stages.flatMap(({ steps }) => steps);
const final = stages.at(-1)!.steps;

describe('the Dockerfile', () => {
  test('has the list of packages of every room, so that npm ci finds what the lock file names', () => {
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
    const lists = stages[0].steps.filter(({ word }) => word === 'COPY').map(({ rest }) => rest);
    for (const room of workspaces) expect(lists).toContain(`${room}/package.json ${room}/`);
  });

  test('runs as nobody in particular, says how it is, and keeps its data outside', () => {
    const words = final.map(({ word, rest }) => `${word} ${rest}`);
    expect(words).toContain('USER node');
    expect(words).toContain('VOLUME /data');
    expect(words.some((each) => each.startsWith('HEALTHCHECK '))).toBe(true);
    expect(final.some(({ word }) => word === 'RUN')).toBe(false);
  });

  test('names no absolute path in what it runs', () => {
    for (const { word, rest } of all) if (word === 'RUN') expect(rest).not.toMatch(/(^|\s)\//);
  });

  describe('.dockerignore', () => {
    const ignored = parseIgnore(read('.dockerignore'));
    /** What the build would be given: every file of the folder, whatever git thinks of it. */
    const taken = (folder = ''): string[] =>
      readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
        const path = folder + entry.name;
        // A folder that is left out may still have something in it that is not; of ours none has.
        if (ignored(path) && !mayHold(path)) return [];
        return entry.isDirectory() ? taken(`${path}/`) : ignored(path) ? [] : [path];
      });
    const mayHold = (path: string): boolean => read('.dockerignore').includes(`\n!${path}/`);

    test('lets in nothing but files of the project', () => {
      const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
        cwd: ROOT,
        encoding: 'utf8',
      });
      const own = new Set(listed.split('\n'));
      const all = taken();
      expect(all.length).toBeGreaterThan(300);
      expect(all.filter((path) => !own.has(path))).toEqual([]);
    });

    test.each([
      '.env',
      '.env.production',
      'web/.env',
      '.git/HEAD',
      '.overtrick/secret.key',
      'data/overtrick.db',
      'tables.backup',
      'backups/overtrick-2026-11-01T120000Z.backup',
      'server/overtrick.db-wal',
      'server/secret.key',
      'privkey.pem',
      'notes.txt',
      'node_modules/pg/index.js',
      'web/dist/index.html',
      'docs/hosting.md',
      'hosting/nginx.conf',
    ])('keeps %s out', (path) => expect(ignored(path)).toBe(true));

    test.each([
      'package.json',
      'server/src/main.ts',
      'web/index.html',
      'LICENSE',
      'examples/whist/package.json',
    ])('lets %s in', (path) => expect(ignored(path)).toBe(false));
  });
});

/** `npm run test:long` installs the packages as the image does, which takes minutes; otherwise those of this clone serve. */
const installs = process.env.OVERTRICK_LONG === '1';

describe(`its steps, run as plain commands ${installs ? 'from the first to the last' : 'with the packages of this clone'}`, () => {
  let image: Image;
  beforeAll(() => {
    image = new Image({ installs, ...(installs && { say: (text: string) => console.log(text) }) });
  }, 1_200_000);
  afterAll(() => image.remove());

  test('make a server that is healthy, serves the app and the API, and ends on its signal', async () => {
    const server = image.start({ PORT: '0', LOG_LEVEL: 'error' });
    const [, url, port] = await server.says(/served at (http:\/\/localhost:(\d+))/);
    expect(await image.health({ PORT: port })).toBe(0);
    expect(await (await fetch(url)).text()).toContain('<title>Overtrick');
    const ann = await TestClient.named(url, 'Ann');
    expect((await ann.create({ game: 'inversion', players: 2, bots: ['novice'] })).code).toMatch(
      /^[0-9A-Z]{7}$/,
    );
    expect(existsSync(image.at('/data/secret.key'))).toBe(true);
    expect(readdirSync(image.at('/app/node_modules'))).not.toContain('typescript');
    expect(readdirSync(image.at('/app')).sort()).toEqual([
      'LICENSE',
      'NOTICE',
      'cli',
      'node_modules',
      'server',
      'web',
    ]);
    const backup = image.run(['node', 'cli/bin/overtrick.js', 'backup', image.at('/data/first.backup')]);
    expect(await backup.ended).toBe(0);
    server.child.kill(final.find(({ word }) => word === 'STOPSIGNAL')?.rest as NodeJS.Signals);
    expect(await server.ended).toBe(0);
    expect(await image.health({ PORT: port })).toBe(1);
  });
});
