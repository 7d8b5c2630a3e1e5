// Copies the packages that the built server and the command `overtrick` need when they run, and nothing else:
// node server/release.mjs FOLDER. An installation without development packages holds twice as much, a compiler among it.
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EXTERNAL } from './build.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const outdir = resolve(process.argv[2]);
const copied = new Set();

/** The folder of a package as Node finds it from another one's. */
function find(name, from) {
  for (let at = from; ; at = dirname(at)) {
    const place = join(at, 'node_modules', name);
    if (existsSync(join(place, 'package.json'))) return place;
    if (at === root || dirname(at) === at) return null;
  }
}

/** Copies a package to the same place below the folder, and then what it needs. What is optional may be missing. */
function copy(name, from, optional) {
  const place = find(name, from);
  if (place === null) {
    if (optional) return;
    throw new Error(`${name} is not installed; run npm ci first.`);
  }
  if (copied.has(place)) return;
  copied.add(place);
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
    readFileSync(join(place, 'package.json'), 'utf8'),
  );
  cpSync(place, join(outdir, place.slice(join(root, 'node_modules').length)), {
    recursive: true,
    filter: (file) => file === place || !file.endsWith('node_modules'),
  });
  for (const each of Object.keys(dependencies)) copy(each, place, each in optionalDependencies);
  for (const each of Object.keys(optionalDependencies)) copy(each, place, true);
}

for (const name of EXTERNAL) copy(name, root, false);
