import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readConfig, VARIABLES } from '../src/config.ts';
import { parseYaml } from './tool.ts';

interface Service {
  readonly image?: string;
  readonly build?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly healthcheck?: unknown;
  readonly profiles?: readonly string[];
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const text = readFileSync(`${ROOT}compose.yaml`, 'utf8');
const { services, volumes } = parseYaml(text) as {
  services: Readonly<Record<string, Service>>;
  volumes: Readonly<Record<string, unknown>>;
};
const SECRETS = { POSTGRES_PASSWORD: 'not-a-real-one', OVERTRICK_KEY: '44'.repeat(32) };

/** A value as compose fills it in. */
const fill = (value: string, given: Readonly<Record<string, string>>): string =>
  value.replace(/\$\{(\w+)(?::[-?]([^}]*))?\}/g, (_, name: string, other = '') => given[name] ?? other);

describe('compose.yaml', () => {
  test('sets what the server reads, to values that it takes', () => {
    const { environment = {} } = services.overtrick;
    for (const name of Object.keys(environment)) expect(Object.keys(VARIABLES.entries)).toContain(name);
    const env = Object.entries(environment).map(([name, value]) => [name, fill(value, SECRETS)]);
    expect(readConfig(Object.fromEntries(env))).toMatchObject({
      ok: true,
      value: {
        database: 'postgres://overtrick:not-a-real-one@postgres:5432/overtrick',
        publicUrl: 'https://localhost',
        proxies: 1,
        redis: undefined,
      },
    });
  });

  test('opens the proxy alone to the world', () => {
    const open = Object.entries(services).filter(([, service]) => service.ports !== undefined);
    expect(open.map(([name]) => name)).toEqual(['proxy']);
  });

  test('asks for the secrets instead of having any', () => {
    for (const name of Object.keys(SECRETS)) expect(text).toContain(`\${${name}:?`);
  });

  test('waits for what is there and healthy, and keeps what is to be kept', () => {
    for (const { depends_on = {}, volumes: used = [] } of Object.values(services)) {
      for (const [name, { condition }] of Object.entries(depends_on)) {
        expect(condition).toBe('service_healthy');
        expect(services[name].healthcheck ?? services[name].build).toBeDefined();
      }
      for (const volume of used.filter((each) => !each.startsWith('.'))) {
        expect(Object.keys(volumes)).toContain(volume.split(':')[0]);
      }
    }
    expect(services.redis.profiles).toEqual(['redis']);
  });

  const hasCompose = spawnSync('docker', ['compose', 'version']).status === 0;
  if (!hasCompose) process.stderr.write('no docker compose here, so compose.yaml is only parsed\n');
  else {
    test('is understood by docker compose', () => {
      const env = { ...process.env, ...SECRETS };
      const words = ['compose', '-f', `${ROOT}compose.yaml`, 'config', '--quiet'];
      execFileSync('docker', words, { env, stdio: 'pipe' });
    });
  }
});
