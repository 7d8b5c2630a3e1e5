/** Writes docs/rules from the rules pages of the games. Run with `npm run docs`. */
import { writeFileSync } from 'node:fs';
import { GAMES } from '../src/index.ts';
import { rulesDoc } from './rulesDoc.ts';

for (const game of GAMES)
  writeFileSync(new URL(`../../docs/rules/${game.id}.md`, import.meta.url), await rulesDoc(game));
