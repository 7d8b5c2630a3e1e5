import { execFileSync, spawnSync } from 'node:child_process';

/** Whether a program is here; says so when it is not. On CI that is a failure, unless a host may do without it there too. */
export function hasTool(name: string, why: string, optional = false): boolean {
  const found = spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;
  if (found) return true;
  if (process.env.CI && !optional) throw new Error(`${name} is needed on CI: ${why}`);
  process.stderr.write(`skipped: no ${name}, so ${why} was not checked\n`);
  return false;
}

/** YAML as the JSON that it means. */
export function parseYaml(text: string): unknown {
  const program = new URL('../../node_modules/yaml/bin.mjs', import.meta.url).pathname;
  const json = execFileSync(process.execPath, [program, '--json', '--single', '--strict'], { input: text });
  return JSON.parse(json.toString('utf8'));
}
