import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readConfig, VARIABLES } from './config.ts';

describe('the configuration', () => {
  test('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({ ok: true, value: { port: 4242, data: '.overtrick', proxies: 0 } });
  });
  test.each([
    [{ PORT: '70000' }, 'PORT is wrong: give a whole number from 0 to 65535.'],
    [{ PORT: '-1' }, 'PORT is wrong: give a whole number from 0 to 65535.'],
    [{ BOT_PACE: '11' }, 'BOT_PACE is wrong: give a number from 0 to 10.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is wrong: give one of silent, error, warn, info, debug.'],
    [{ PUBLIC_URL: 'cards.example' }, 'PUBLIC_URL is wrong: give the address that visitors use'],
    [{ DATABASE_URL: 'mysql://x:secret@y' }, 'DATABASE_URL'],
    [{ OVERTRICK_KEY: 'short' }, 'OVERTRICK_KEY'],
    [{ ADMIN_TOKEN: 'hunter2' }, 'ADMIN_TOKEN'],
  ])('%o names what is wrong and repeats no secret', (env, name) => {
    const read = readConfig(env);
    expect(read).toMatchObject({ ok: false, error: expect.stringContaining(name) });
    expect(JSON.stringify(read)).not.toMatch(/secret@|hunter2|short/);
  });
});

test('docs/hosting.md names every variable with its default', () => {
  const page = readFileSync(new URL('../../docs/hosting.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| `([A-Z_]+)` \| (?:`([^`]*)`)? ?\| .+ \|$/gm)];
  const described = rows.map(([, name, value]) => [name, value ?? '']);
  const read = Object.entries(VARIABLES.entries).map(([name, { default: value }]) => [name, value ?? '']);
  expect(described).toEqual(read);
});
