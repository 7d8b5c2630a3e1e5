import { expect, test } from 'vitest';
import { ThoughtQueue } from './thoughtQueue.ts';

const job = (name: string, opener: string, table: string, urgent = false) => ({
  name,
  asker: { opener, table, urgent },
});
const order = (...jobs: ReturnType<typeof job>[]) => {
  const queue = new ThoughtQueue<ReturnType<typeof job>>();
  for (const each of jobs) queue.add(each);
  return queue.drain().map(({ name }) => name);
};

test('where people wait is thought first', () => {
  expect(order(job('bots', 'a', '1'), job('more bots', 'a', '2'), job('people', 'b', '3', true))).toEqual([
    'people',
    'bots',
    'more bots',
  ]);
});

test('who opened many tables does not make another wait for all of them', () => {
  const flood = Array.from({ length: 4 }, (_, at) => job(`flood ${at}`, 'flooder', `${at}`, true));
  expect(order(...flood, job('ann', 'ann', 'hers', true), job('ben', 'ben', 'his', true))).toEqual([
    'flood 0',
    'ann',
    'ben',
    'flood 1',
    'flood 2',
    'flood 3',
  ]);
});

test('the tables of one opener take turns', () => {
  expect(
    order(
      job('1a', 'a', '1'),
      job('1b', 'a', '1'),
      job('1c', 'a', '1'),
      job('2a', 'a', '2'),
      job('3a', 'a', '3'),
    ),
  ).toEqual(['1a', '2a', '3a', '1b', '1c']);
});

test('it knows how many wait', () => {
  const queue = new ThoughtQueue<ReturnType<typeof job>>();
  queue.add(job('x', 'a', '1'));
  queue.add(job('y', 'b', '2', true));
  expect([queue.size, queue.urgent]).toEqual([2, 1]);
  queue.take();
  expect([queue.size, queue.urgent]).toEqual([1, 0]);
  expect(queue.drain()).toHaveLength(1);
  expect(queue.take()).toBeUndefined();
});
