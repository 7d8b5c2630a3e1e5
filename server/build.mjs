// Bundles the server into server/dist or a given folder, so that a release needs no dev tree: node server/build.mjs [FOLDER]
// The drivers with native parts and their like stay packages.
import { cp, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'rolldown';

const here = fileURLToPath(new URL('.', import.meta.url));

/** What stays a package; `release.mjs` copies it. */
export const EXTERNAL = ['libsql', 'pg', 'pino', 'prom-client', 'redis', 'web-push'];

/** Builds the server and its threads into a folder. */
export async function buildServer(outdir = `${here}dist`) {
  await build({
    cwd: here,
    input: {
      server: 'src/main.ts',
      index: 'src/index.ts',
      thinker: fileURLToPath(new URL('../bots/src/thinker.ts', import.meta.url)),
    },
    platform: 'node',
    transform: { target: 'node20' },
    external: EXTERNAL,
    logLevel: 'warn',
    output: { dir: outdir, entryFileNames: '[name].js', chunkFileNames: 'chunk-[hash].js' },
  });
  await cp(`${here}src/store/sqliteWorker.mjs`, `${outdir}/sqliteWorker.mjs`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const outdir = resolve(process.argv[2] ?? `${here}dist`);
  await rm(outdir, { recursive: true, force: true });
  await buildServer(outdir);
}
