import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { begin, playOn } from '../testing/begin.ts';
import { serve, type TestServer } from '../testing/serve.ts';
import { hasTool, parseYaml } from './tool.ts';

const at = (name: string): string => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const read = (name: string): string => readFileSync(at(name), 'utf8');

/** Every metric that a text names, as it is declared: histograms without their endings. */
const named = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/\bovertrick_\w+/g)].map(([name]) => name.replace(/_(bucket|count|sum)$/, '')),
  ),
];

describe('what hosting/ watches', () => {
  let server: TestServer;
  let metrics: string;
  beforeAll(async () => {
    server = await serve();
    const begun = await begin([server.url]);
    await playOn(begun, () => begun.streams[0].n > 20);
    begun.close();
    metrics = await (await fetch(`${server.url}/metrics`)).text();
  });
  afterAll(() => server.end());

  test.each(['hosting/grafana.json', 'hosting/alerts.yaml', 'docs/hosting.md'])(
    '%s names metrics that are there',
    (name) => {
      const wanted = named(read(name));
      expect(wanted.length).toBeGreaterThan(8);
      for (const metric of wanted) expect(metrics).toMatch(new RegExp(`^# TYPE ${metric} `, 'm'));
    },
  );

  test('the board has a picture for each thing to see, and none twice', () => {
    const { panels } = JSON.parse(read('hosting/grafana.json')) as {
      panels: { id: number; title: string; targets: { expr: string }[] }[];
    };
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
    for (const { targets } of panels) expect(targets.length).toBeGreaterThan(0);
  });

  test('every alert says what to do', () => {
    const { groups } = parseYaml(read('hosting/alerts.yaml')) as {
      groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
    };
    for (const { rules } of groups) {
      for (const { expr, annotations } of rules) {
        expect(expr).not.toBe('');
        expect(annotations.summary.length).toBeGreaterThan(20);
      }
    }
  });

  test.skipIf(!hasTool('promtool', 'hosting/alerts.yaml', true))('Prometheus takes the rules', () => {
    execFileSync('promtool', ['check', 'rules', at('hosting/alerts.yaml')], { stdio: 'pipe' });
  });
});
