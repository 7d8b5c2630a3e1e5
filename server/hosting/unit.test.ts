import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig, VARIABLES } from '../src/config.ts';
import { hasTool } from './tool.ts';

const text = readFileSync(new URL('../../hosting/overtrick.service', import.meta.url), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'overtrick-unit-'));
const file = join(folder, 'overtrick.service');
// The Node of this machine, which may lie elsewhere: systemd looks whether the program is there.
writeFileSync(file, text.replace('/usr/bin/node', process.execPath));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** systemd calls up to 2 "OK" and more "medium" or worse. */
const MOST_EXPOSED = 2;

describe('hosting/overtrick.service', () => {
  test('sets what the server reads', () => {
    const set = [...text.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]);
    for (const [name] of set) expect([...Object.keys(VARIABLES.entries), 'NODE_ENV']).toContain(name);
    expect(readConfig(Object.fromEntries(set))).toMatchObject({ ok: true });
  });

  test('does not start again and again with a wrong setting, for which the server ends with 2', () => {
    expect(text).toContain('\nRestartPreventExitStatus=2\n');
  });

  test.skipIf(!hasTool('systemd-analyze', 'hosting/overtrick.service'))(
    'is a unit that systemd takes, and one that may do little',
    () => {
      const verified = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
      expect(verified.stderr + verified.stdout).toBe('');
      expect(verified.status).toBe(0);
      const said = execFileSync('systemd-analyze', ['security', '--offline=true', '--no-pager', file], {
        encoding: 'utf8',
      });
      const exposure = Number(/exposure level .*: ([\d.]+)/.exec(said)?.[1]);
      expect(exposure).toBeLessThanOrEqual(MOST_EXPOSED);
    },
  );
});
