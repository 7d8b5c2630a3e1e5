import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Puts the list of all files into the service worker, so that a new version is a new worker. */
export function precache(): Plugin {
  let publicDir = '';
  return {
    name: 'overtrick-precache',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle['sw.js'];
        if (worker?.type !== 'chunk') return;
        const hash = createHash('sha256');
        const built = Object.values(bundle).filter(({ fileName }) => fileName !== 'sw.js');
        for (const file of built) hash.update(file.type === 'chunk' ? file.code : file.source);
        const shared = filesIn(publicDir);
        for (const file of shared) hash.update(readFileSync(join(publicDir, file)));
        // `api/` is what a table server answers; here it only says that there is none.
        const files = [...built.map(({ fileName }) => fileName), ...shared]
          .filter((file) => file !== 'index.html' && !file.endsWith('.map') && !file.startsWith('api/'))
          .sort();
        worker.code = worker.code
          .replaceAll('__FILES__', 'FILES')
          .replace(/^/, `const FILES = ${JSON.stringify(['./', ...files])};\n`)
          .replace('__VERSION__', JSON.stringify(hash.digest('hex').slice(0, 12)));
      },
    },
  };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
