import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BuiltServer } from '../testing/built.ts';
import { TestClient } from '../testing/client.ts';
import { Chance, pass } from './chance.ts';
import { ServerNode } from './node.ts';
import { makeRunData, type RunData } from './runData.ts';
import { sitDown } from './sitting.ts';
import { Tally } from './tally.ts';

const LONG = 240_000;
const disk = mkdtempSync(join(tmpdir(), 'overtrick-disk-'));
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', disk]).status === 0;
if (!mounted) {
  const why = 'a small disk cannot be mounted here (only root may)';
  if (process.env.CI) throw new Error(`a full disk must be tried on CI: ${why}`);
  process.stderr.write(`skipped: ${why}\n`);
}

let built: BuiltServer;
let data: RunData;
beforeAll(async () => {
  built = await BuiltServer.make();
  data = await makeRunData('sqlite');
}, LONG);
afterAll(async () => {
  await data.leave();
  built.remove();
  if (mounted) spawnSync('umount', [disk]);
  rmSync(disk, { recursive: true, force: true });
});

/** Fills the disk to its last byte; the answer empties it again. */
function fill(): () => void {
  const file = join(disk, 'filler');
  const open = openSync(file, 'w');
  for (let size = 65_536; size >= 1; ) {
    try {
      writeSync(open, Buffer.alloc(size));
    } catch {
      size >>= 1;
    }
  }
  closeSync(open);
  return () => rmSync(file);
}

test.skipIf(!mounted)(
  'a full disk refuses decisions and says so; with space again the match goes on',
  async () => {
    const tally = new Tally();
    const env = { ...data.env, OVERTRICK_DATA: disk, LOG_LEVEL: 'silent' };
    const node = new ServerNode(built.program, env, (words) => tally.violate(words));
    await node.start();
    const url = `http://127.0.0.1:${node.port}`;
    const ann = await TestClient.named(url, 'Ann');
    const { id } = await ann.create({ game: 'inflation', players: 3 });
    const sitting = sitDown(url, 'inflation', 'full', new Chance('disk'), tally);
    while (tally.decisions < 10) await pass(20);
    const empty = fill();
    const chat = () => ann.post(`/api/tables/${id}/chat`, { text: 'still here?' });
    let answer = await chat();
    for (; answer.status !== 507; answer = await chat()) expect(answer.status).toBe(200);
    expect(answer.problem).toBe('disk-full');
    const known = (await ann.get(`/api/tables/${id}`)).body.n;
    empty();
    expect((await ann.post(`/api/tables/${id}/chat`, { text: 'again' })).body).toEqual({ n: known + 1 });
    await sitting;
    await node.stop();
    expect(tally.violations).toEqual([]);
    expect(tally.verified).toBe(1);
  },
  LONG,
);
