import { cp, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

const HERE = dirname(fileURLToPath(import.meta.url));
const SERVER = join(HERE, '..', '..', 'server');
const DIST = join(HERE, '..', 'dist', 'server');

/** The programs that are measured, bundled as the product is. */
export const PROGRAMS = {
  server: join(DIST, 'loadServer.mjs'),
  crowd: join(DIST, 'crowdProcess.mjs'),
} as const;

/** Bundles the server and the load on it. */
export async function bundle(): Promise<void> {
  const { dependencies } = JSON.parse(await readFile(join(SERVER, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  await build({
    input: [
      join(SERVER, 'testing', 'loadServer.ts'),
      join(HERE, '..', '..', 'bots', 'src', 'thinker.ts'),
      join(HERE, 'crowdProcess.ts'),
    ],
    platform: 'node',
    external: Object.keys(dependencies).filter((name) => !name.startsWith('@overtrick/')),
    logLevel: 'warn',
    output: { dir: DIST, entryFileNames: '[name].mjs', chunkFileNames: 'chunk-[hash].mjs' },
  });
  await cp(join(SERVER, 'src', 'store', 'sqliteWorker.mjs'), join(DIST, 'sqliteWorker.mjs'));
}
