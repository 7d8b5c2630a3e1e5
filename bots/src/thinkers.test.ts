import { FastRandom, Table } from '@overtrick/engine';
import { gameOf, inflation } from '@overtrick/games';
import { afterAll, expect, test } from 'vitest';
import { parseBot } from './parse.ts';
import { Thinkers } from './thinkers.ts';

const thinkers = new Thinkers(2);
afterAll(() => thinkers.close());

const setup = { players: 4, options: {}, rules: 1 };
const table = new Table(inflation, setup, { kind: 'seed', seed: 'threads', match: 0 });
const view = table.view(table.state.turn);

test('a thread decides what the same bot decides here', async () => {
  const seeds = ['a', 'b', 'c', 'd', 'e'];
  const there = seeds.map((seed) => thinkers.think({ bot: 'ismcts:100', view, seed }));
  const bot = parseBot('ismcts:100', gameOf);
  const here = seeds.map((seed) => bot.ok && bot.value.decide(view, new FastRandom(seed)));
  expect((await Promise.all(there)).map((thought) => thought.decision)).toEqual(here);
});

test('a stopped search answers with the best so far', async () => {
  const stop = new AbortController();
  const question = { bot: 'ismcts:900000000', view, seed: 'endless', analyse: true };
  const thought = thinkers.think(question, stop.signal);
  setTimeout(() => stop.abort(), 50);
  const { decision, analysis } = await thought;
  expect(view.now.choices).toContainEqual(decision);
  expect(analysis?.iterations).toBeLessThan(900_000_000);
  expect(analysis?.findings).toHaveLength(view.now.choices.length);
});

test('a search whose time is over answers with the best so far', async () => {
  const question = { bot: 'ismcts:900000000', view, seed: 'endless', limit: 20, analyse: true };
  const { decision, analysis } = await thinkers.think(question);
  expect(view.now.choices).toContainEqual(decision);
  expect(analysis?.iterations).toBeGreaterThan(0);
  expect(analysis?.iterations).toBeLessThan(900_000_000);
});

test('a thread that is asked for an unknown bot says so and goes on', async () => {
  await expect(thinkers.think({ bot: 'genius', view, seed: '' })).rejects.toThrow('no bot “genius”');
  const { decision } = await thinkers.think({ bot: 'random', view, seed: '' });
  expect(view.now.choices).toContainEqual(decision);
});
