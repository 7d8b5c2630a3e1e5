// Bundles the command `overtrick` with all it needs, so that a release has no dependencies: node scripts/buildCli.mjs [FOLDER]
// Only `backup`, `restore`, `drill`, `export matches` and `worker` ask for more, and only when they run: the drivers of databases.
import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'rolldown';

const cli = fileURLToPath(new URL('../cli/', import.meta.url));

/** Bundles the command and its threads into a folder. */
export async function buildCli(outdir) {
  await rm(outdir, { recursive: true, force: true });
  const { output } = await build({
    cwd: cli,
    input: {
      overtrick: 'src/main.ts',
      'simulate-worker': 'src/simulate/worker.ts',
      'duel-worker': 'src/duel/worker.ts',
      'regret-worker': 'src/regret/worker.ts',
      'train-worker': 'src/train/worker.ts',
      'blame-worker': 'src/blame/worker.ts',
      'exploit-worker': 'src/exploit/worker.ts',
      'balance-worker': 'src/balance/worker.ts',
      'calibration-worker': 'src/calibration/worker.ts',
      'export-worker': 'src/export/worker.ts',
      thinker: '../bots/src/thinker.ts',
    },
    platform: 'node',
    transform: { target: 'node20' },
    external: ['libsql', 'pg', 'pg-boss'],
    logLevel: 'warn',
    output: { dir: outdir, entryFileNames: '[name].mjs', chunkFileNames: 'chunk-[hash].mjs' },
  });
  await copyFile(`${cli}../server/src/store/sqliteWorker.mjs`, `${outdir}/sqliteWorker.mjs`);
  for (const paper of ['LICENSE', 'NOTICE']) await copyFile(`${cli}../${paper}`, `${outdir}/${paper}`);
  await writeFile(`${outdir}/LICENSES-OF-OTHERS`, await licensesOf(output));
}

/** The licenses of the packages whose code is in a bundle. */
async function licensesOf(output) {
  const modules = output.flatMap((chunk) => chunk.moduleIds ?? []);
  const folders = new Set(
    modules.map((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0]).filter((folder) => folder),
  );
  const parts = await Promise.all([...folders].sort().map(licenseOf));
  return `${parts.join(`\n\n${'='.repeat(80)}\n\n`)}\n`;
}

async function licenseOf(folder) {
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const file = (await readdir(folder)).find((each) => /^licen[cs]e/i.test(each));
  if (!file) throw new Error(`${name} is bundled and has no license file`);
  return `${name} ${version} (${license})\n\n${(await readFile(join(folder, file), 'utf8')).trim()}`;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  await buildCli(resolve(process.argv[2] ?? `${cli}dist`));
