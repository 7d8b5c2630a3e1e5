// Builds what is published: one folder a package, with its own package.json. npm run packages [FOLDER]
// In the tree everything runs from sources; a package has plain ES modules and declarations beside them.
import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildCli } from '../scripts/buildCli.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The rooms that are published as modules. The command is bundled instead. */
export const LIBRARIES = ['engine', 'games', 'bots', 'api', 'client', 'testing'];

const PAPERS = ['LICENSE', 'NOTICE'];

const readJson = async (path) => JSON.parse(await readFile(join(ROOT, path), 'utf8'));
const writeJson = (path, value) => writeFile(path, `${JSON.stringify(value, null, 2)}\n`);

/** Builds every package into a folder of its own below this one. */
export async function buildPackages(outdir) {
  await rm(outdir, { recursive: true, force: true });
  await mkdir(outdir, { recursive: true });
  const workspace = await readJson('package.json');
  const manifests = new Map();
  for (const room of [...LIBRARIES, 'cli']) manifests.set(room, await readJson(`${room}/package.json`));
  const versions = new Map([...manifests.values()].map(({ name, version }) => [name, version]));

  const compiled = await compile(outdir, manifests);
  for (const room of LIBRARIES) {
    const folder = join(outdir, room);
    await cp(join(compiled, room, 'src'), join(folder, 'dist'), { recursive: true });
    const manifest = publicManifest(manifests.get(room), room, workspace, versions);
    manifest.exports = builtExports(manifest.exports);
    await finish(room, folder, { ...manifest, files: ['dist', 'NOTICE'] });
  }
  await rm(compiled, { recursive: true });

  const folder = join(outdir, 'overtrick');
  await buildCli(join(folder, 'dist'));
  await cp(join(ROOT, 'cli/bin'), join(folder, 'bin'), { recursive: true });
  await finish('cli', folder, {
    ...publicManifest(manifests.get('cli'), 'cli', workspace, versions),
    files: ['bin', 'dist', 'NOTICE'],
  });
}

/** Compiles the entries of all libraries and what they import, and nothing else. */
async function compile(outdir, manifests) {
  const out = await mkdtemp(join(outdir, '.compiled-'));
  const files = LIBRARIES.flatMap((room) => {
    const { exports, threads = [] } = manifests.get(room);
    return [...Object.values(exports), ...threads].map((entry) => join(ROOT, room, entry));
  });
  const options = {
    noEmit: false,
    allowImportingTsExtensions: false,
    rewriteRelativeImportExtensions: true,
    declaration: true,
    rootDir: ROOT,
    outDir: out,
    types: ['node'],
    typeRoots: [join(ROOT, 'node_modules/@types')],
    lib: ['ES2023'],
  };
  const config = join(out, 'tsconfig.json');
  await writeJson(config, {
    extends: join(ROOT, 'tsconfig.json'),
    compilerOptions: options,
    files,
    include: [],
  });
  execFileSync(join(ROOT, 'node_modules/.bin/tsc'), ['-p', config], { stdio: 'inherit' });
  for (const file of await readdir(out, { recursive: true })) {
    if (!file.endsWith('.d.ts')) continue;
    // The compiler rewrites imports in modules alone; declarations are to say the same.
    const text = await readFile(join(out, file), 'utf8');
    await writeFile(join(out, file), text.replace(/((?:from|import)[ (]["']\.[^"']*)\.ts(["'])/g, '$1.js$2'));
  }
  return out;
}

/** Sources become modules with their declarations: `./src/fair.ts` is `./dist/fair.js`. */
const builtExports = (exports) => ({
  ...Object.fromEntries(
    Object.entries(exports).map(([path, source]) => {
      const built = source.replace(/^\.\/src\/(.*)\.ts$/, './dist/$1');
      return [path, { types: `${built}.d.ts`, default: `${built}.js` }];
    }),
  ),
  './package.json': './package.json',
});

/** What a package says of itself: its own words, whose it is, and versions instead of the rooms of this tree. */
function publicManifest(own, room, workspace, versions) {
  const { private: _, scripts, devDependencies, threads = [], dependencies, ...rest } = own;
  const ranges = Object.entries(dependencies ?? {}).map(([name, range]) => [
    name,
    versions.has(name) ? `^${versions.get(name)}` : range,
  ]);
  const kept = threads.map((file) => file.replace(/^\.\/src\/(.*)\.ts$/, './dist/$1.js'));
  return {
    ...rest,
    ...(room !== 'cli' && { sideEffects: kept.length > 0 ? kept : false }),
    ...(ranges.length > 0 && { dependencies: Object.fromEntries(ranges) }),
    author: workspace.author,
    homepage: workspace.homepage,
    bugs: workspace.bugs,
    repository: { ...workspace.repository, directory: room },
    engines: workspace.engines,
  };
}

async function finish(room, folder, manifest) {
  await writeJson(join(folder, 'package.json'), manifest);
  await cp(join(ROOT, room, 'README.md'), join(folder, 'README.md'));
  for (const paper of PAPERS) await cp(join(ROOT, paper), join(folder, paper));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const outdir = resolve(process.argv[2] ?? join(ROOT, 'packaging/dist'));
  await buildPackages(outdir);
  console.log(`the packages are in ${outdir}; npm publish in each folder would publish it`);
}
