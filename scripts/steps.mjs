import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, say } from './run.mjs';

/** Where suites leave their reports. */
export const reports = mkdtempSync(join(tmpdir(), 'overtrick-test-'));

const total = { passed: 0, failed: 0, skipped: 0 };
/** The names of the steps that failed. */
const broken = [];
/** What has to be said again at the end, where a long output is cut. */
const notes = [];

/** A step that is one check: it passes or fails as a whole. */
export const check = (name, command, ...args) => ({
  name,
  async go() {
    const code = await run(command, args, { name });
    total[code === 0 ? 'passed' : 'failed']++;
    return code === 0;
  },
});

/** A step that counts its own tests; it gives null when it could not. */
export const suite = (name, count) => ({
  name,
  async go() {
    const result = await count();
    if (result === null) {
      total.failed++;
      return false;
    }
    notes.push(...result.notes);
    for (const [kind, number] of Object.entries(result.counted)) total[kind] += number;
    return result.counted.failed === 0;
  },
});

/** Takes steps at the same time. */
export const take = (steps) =>
  Promise.all(
    steps.map(async ({ name, go }) => {
      say(`${name} …`);
      const started = Date.now();
      const fine = await go();
      if (!fine) broken.push(name);
      say(`${name}: ${fine ? 'fine' : 'FAILED'} after ${Math.round((Date.now() - started) / 1000)} s`);
    }),
  );

/** Says what failed and how much did not, and ends. */
export function end() {
  rmSync(reports, { recursive: true, force: true });
  for (const note of notes) say(note);
  if (broken.length > 0) say(`failed: ${broken.join(', ')}`);
  const { passed, failed, skipped } = total;
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exit(broken.length > 0 ? 1 : 0);
}
