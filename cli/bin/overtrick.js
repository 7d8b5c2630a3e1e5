#!/usr/bin/env node
import { existsSync } from 'node:fs';

const program = new URL('../dist/overtrick.mjs', import.meta.url);
if (existsSync(program)) await import(program.href);
else {
  console.error('overtrick: this clone is not built yet. Run `npm install`, or `node scripts/buildCli.mjs`.');
  process.exitCode = 2;
}
