import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig, VARIABLES } from '../src/config.ts';
import { hasTool } from './tool.ts';

const UNITS = ['overtrick.service', 'overtrick-drill.service', 'overtrick-drill.timer'] as const;
const folder = mkdtempSync(join(tmpdir(), 'overtrick-unit-'));
const read = (name: string): string =>
  readFileSync(new URL(`../../hosting/${name}`, import.meta.url), 'utf8');
// The Node of this machine, which may lie elsewhere: systemd looks whether the program is there.
for (const name of UNITS) {
  writeFileSync(join(folder, name), read(name).replace('/usr/bin/node', process.execPath));
}
const text = read('overtrick.service');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** systemd calls up to 2 "OK" and more "medium" or worse. */
const MOST_EXPOSED = 2;

describe('hosting/overtrick.service', () => {
  test('sets what the server reads', () => {
    const set = [...text.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]);
    for (const [name] of set) expect([...Object.keys(VARIABLES.entries), 'NODE_ENV']).toContain(name);
    expect(readConfig(Object.fromEntries(set))).toMatchObject({ ok: true });
  });

  test('is started again for as long as it takes: systemd would give up after five times', () => {
    expect(text).toMatch(/^\[Unit\]\n(?:[^[].*\n|\n)*StartLimitIntervalSec=0\n/m);
  });

  test('does not start again and again with a wrong setting, for which the server ends with 2', () => {
    expect(text).toContain('\nRestartPreventExitStatus=2\n');
  });

  const skipped = !hasTool('systemd-analyze', 'the units in hosting/');
  test.skipIf(skipped).each(UNITS)('%s is a unit that systemd takes', (name) => {
    const verified = spawnSync('systemd-analyze', ['verify', '--man=no', join(folder, name)], {
      encoding: 'utf8',
    });
    expect(verified.stderr + verified.stdout).toBe('');
    expect(verified.status).toBe(0);
  });

  test.skipIf(skipped)('may do little', () => {
    const words = ['security', '--offline=true', '--no-pager', join(folder, 'overtrick.service')];
    const said = execFileSync('systemd-analyze', words, { encoding: 'utf8' });
    const exposure = Number(/exposure level .*: ([\d.]+)/.exec(said)?.[1]);
    expect(exposure).toBeLessThanOrEqual(MOST_EXPOSED);
  });
});
