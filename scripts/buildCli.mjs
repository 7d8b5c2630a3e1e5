// Bundles the command `overtrick` with all it needs, so that a release has no dependencies: node scripts/buildCli.mjs [FOLDER]
// Only `backup`, `restore`, `drill` and `export` ask for more, and only when they run: the drivers of the server's databases.
import { copyFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

const cli = fileURLToPath(new URL('../cli/', import.meta.url));
const outdir = resolve(process.argv[2] ?? `${cli}dist`);

await rm(outdir, { recursive: true, force: true });
await build({
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
