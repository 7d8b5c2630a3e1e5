import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve, type TestServer } from '../testing/serve.ts';
import type { Ground } from './attack.ts';
import { makeAttacks } from './attacks.ts';
import { type SiegeReport, siege } from './siege.ts';

/** Seconds that growth is counted over at the least: what is allowed at once comes in the first of them. */
const SPELL = 12;

/** How often each attack asks: more than any of these budgets. */
const ASKED = 200;

async function allAttacks(ground: Ground) {
  const attacks = makeAttacks(ground);
  await Promise.all(attacks.map((attack) => attack.run(0, ASKED)));
  return Object.fromEntries(attacks.map(({ name, loot }) => [name, loot]));
}

let server: TestServer;
let report: SiegeReport;
beforeAll(async () => {
  // Smaller budgets, which are spent sooner.
  server = await serve({ patience: 0.3, proxies: 1, botPace: 0.2, dealPause: 200 });
  const { url, store } = server;
  report = await siege({ site: url, store, people: 3, quiet: 1, attack: allAttacks, say() {} });
});
afterAll(() => server.end());

test('people play on: bots answer, and none of their decisions is refused', () => {
  const { besieged, peopleRefused } = report;
  expect(peopleRefused).toEqual([]);
  expect(besieged.bots.count).toBeGreaterThan(0);
  expect(besieged.own.count).toBeGreaterThan(0);
});

test.each([
  ['flood of tables', 'too-many'],
  ['flood of guests', 'too-many'],
  ['chatter', 'too-many'],
  ['chatter', 'spectator'],
  ['sitting down and standing up', 'too-many'],
  ['guesses', 'too-many'],
  ['streams', 'too-many-streams'],
  ['scraping', 'admin-token'],
] as const)('%s is refused: %s', (name, problem) => {
  expect(report.attacks[name].refused[problem]).toBeGreaterThan(0);
});

test('the store grows by less than 50 kB a second', () => {
  const { growthKBs, seconds } = report.besieged;
  expect(growthKBs * seconds).toBeLessThan(50 * Math.max(SPELL, seconds));
});
