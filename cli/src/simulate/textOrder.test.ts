import { expect, it } from 'vitest';
import { TextOrder } from './textOrder.ts';

it('finds the k-th decision in the order of its text, also when new ones turn up', () => {
  const order = new TextOrder((decision) => `bid:${decision}`);
  const sorted = (numbers: number[]): number[] =>
    numbers.map((_, k) => order.pick(Int32Array.from(numbers), numbers.length, k));
  expect(sorted([0, 1, 2, 10])).toEqual([0, 1, 10, 2]);
  expect(sorted([12, 9, 1, 100])).toEqual([1, 100, 12, 9]);
  expect(sorted([5])).toEqual([5]);
  const many = Array.from({ length: 80 }, (_, i) => 79 - i);
  expect(sorted(many)).toEqual([...many].sort());
});
