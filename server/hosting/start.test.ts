import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { Running } from '../testing/built.ts';

const RUN = new URL('../../scripts/run.mjs', import.meta.url).href;
const folder = mkdtempSync(join(tmpdir(), 'overtrick-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A server that takes its time to drain and writes down that it did. */
const server = join(folder, 'server.mjs');
writeFileSync(
  server,
  `import { writeFileSync } from 'node:fs';
   process.on('SIGTERM', () => setTimeout(() => { writeFileSync(process.argv[2], 'drained'); process.exit(7); }, 700));
   setInterval(() => {}, 1000);
   console.log('up');`,
);
const start = join(folder, 'start.mjs');
writeFileSync(
  start,
  `import { run } from ${JSON.stringify(RUN)};
   await run(process.execPath, [${JSON.stringify(server)}, process.argv[2]]);
   console.log('went on');`,
);

describe('what npm start runs', () => {
  test('gets the SIGTERM, and npm start ends when it has drained', async () => {
    const note = join(folder, 'one');
    const started = new Running(process.execPath, [start, note], folder, {});
    await started.says(/up/);
    started.child.kill('SIGTERM');
    expect(await started.ended).toBe(7);
    expect(readFileSync(note, 'utf8')).toBe('drained');
    expect(started.out).not.toContain('went on');
  });

  test('is stopped when the shell ends that npm has put between', async () => {
    const note = join(folder, 'two');
    const line = `'${process.execPath}' '${start}' '${note}'; true`;
    const shell = new Running('sh', ['-c', line], folder, { npm_lifecycle_event: 'start' });
    await shell.says(/up/);
    shell.child.kill('SIGTERM');
    // The pipe to the shell closes when the last of those behind it has ended.
    await shell.ended;
    expect(existsSync(note)).toBe(true);
  });
});
