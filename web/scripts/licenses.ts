/** Collects the licenses of everything that is shipped: `npm run licenses -w web` after a dependency has changed, and after `npm run letters -w web`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SHIPPED = [
  ['react', 'draws the page'],
  ['react-dom', 'draws the page'],
  ['scheduler', 'draws the page'],
  ['idb', 'keeps matches in the browser'],
  ['@noble/hashes', 'the fair shuffle'],
  ['uplot', 'charts of history and profiles'],
  ['@fontsource-variable/bricolage-grotesque', 'the face of headings, cut down to the letters we use'],
  ['@fontsource/abril-fatface', 'numerals of Inflation!, as outlines'],
  ['@fontsource-variable/fraunces', 'numerals of Charms, as outlines'],
  ['@fontsource-variable/anybody', 'numerals of Inversion, as outlines'],
  ['@fontsource/luckiest-guy', 'numerals of Escalation!, as outlines'],
  ['@fontsource-variable/martian-mono', 'numerals of Cryptrick, as outlines'],
] as const;

function licenseOf(name: string): string {
  const room = name.startsWith('@fontsource') ? '../letters' : '../..';
  const folder = fileURLToPath(new URL(`${room}/node_modules/${name}`, import.meta.url));
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  if (!file) throw new Error(`${name} has no license file`);
  return readFileSync(join(folder, file), 'utf8').trim();
}

const own = readFileSync(new URL('../../LICENSE', import.meta.url), 'utf8').trim();
const parts = SHIPPED.map(([name, use]) => `${name}: ${use}\n\n${licenseOf(name)}`);
const rule = `\n\n${'='.repeat(80)}\n\n`;
writeFileSync(
  fileURLToPath(new URL('../public/licenses.txt', import.meta.url)),
  `${[`Overtrick\n\n${own}`, ...parts].join(rule)}\n`,
);
