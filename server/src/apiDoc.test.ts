import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROUTES } from '@overtrick/api';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { Running } from '../testing/built.ts';
import { codeBlocks } from '../testing/codeBlock.ts';
import { serve, type TestServer } from '../testing/serve.ts';

const TOOLS = ['bash', 'curl', 'jq', 'openssl', 'od', 'cmp'];

/** The tools of the examples that are not here. On CI they must be. */
function missingTools(): string[] {
  const missing = TOOLS.filter((tool) => {
    try {
      execFileSync('sh', ['-c', `command -v ${tool}`]);
      return false;
    } catch {
      return true;
    }
  });
  if (missing.length > 0) {
    if (process.env.CI) throw new Error(`the examples of docs/api.md need ${missing.join(', ')} on CI`);
    process.stderr.write(`skipped: the examples of docs/api.md need ${missing.join(', ')}\n`);
  }
  return missing;
}

const folder = mkdtempSync(join(tmpdir(), 'overtrick-api-'));
let server: TestServer;
beforeAll(async () => {
  server = await serve();
});
afterAll(async () => {
  await server.end();
  rmSync(folder, { recursive: true, force: true });
});

const page = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');

describe('docs/api.md', () => {
  test.skipIf(missingTools().length > 0)('every line of its examples works, in their order', async () => {
    const blocks = codeBlocks('api.md', 'sh');
    expect(blocks.length).toBeGreaterThan(8);
    const script = blocks.map((block, at) => `echo "block ${at}" >&2\n${block}`).join('\n');
    const ran = new Running('bash', ['-euxo', 'pipefail', '-c', script], folder, { SITE: server.url });
    onTestFinished(() => void ran.child.kill());
    const code = await ran.ended;
    expect(code === 0 ? '' : `${ran.err}\n${ran.out}`).toBe('');
  });

  test('names every act at a table', () => {
    const acts = Object.keys(ROUTES).flatMap((name) => /^POST .*\/:id\/(\w+)$/.exec(name)?.[1] ?? []);
    expect(acts.length).toBeGreaterThan(15);
    for (const act of acts) expect(page).toMatch(new RegExp(`\`${act}\`|/${act}"`));
  });
});
