import { expect, test } from 'vitest';
import { Reward } from './reward.ts';

/** The rewards when a deal has just ended with these totals and so many deals are to come. */
function rewards(
  best: 'most' | 'fewest',
  points: number[],
  left: number,
  allies?: (seat: number) => number,
): number[] {
  const game = { best, spread: 4, ...(allies && { allies: (_: unknown, seat: number) => allies(seat) }) };
  const reward = new Reward(game, points.length);
  reward.weigh({
    players: points.length,
    deals: 4,
    deal: 3 - left,
    turn: -1,
    points: Int32Array.from(points),
    sheet: new Int32Array(4 * points.length),
  });
  return Array.from(reward.of);
}

test('who wins the match is far ahead of who does not, by however little', () => {
  const [winner, second, last] = rewards('most', [11, 10, 0], 0);
  expect(winner).toBeGreaterThan(0.9);
  expect(second).toBeLessThan(0.1);
  expect(last).toBeLessThan(second);
});

test('a shared win is shared', () => {
  const [one, other] = rewards('most', [10, 10, 2, 2], 0);
  expect(one).toBe(other);
  expect(one).toBeGreaterThan(0.4);
  expect(one).toBeLessThan(0.6);
});

test('a side that wins together does not share', () => {
  const [parent, ...children] = rewards('most', [0, 1, 1, 1], 0, (seat) => (seat === 0 ? 0b0001 : 0b1110));
  expect(parent).toBeLessThan(0.1);
  for (const child of children) expect(child).toBeGreaterThan(0.9);
});

test('where fewest wins, fewest is best', () => {
  const [few, many] = rewards('fewest', [3, 9], 0);
  expect(few).toBeGreaterThan(0.9);
  expect(many).toBeLessThan(0.1);
});

test('the same lead is worth more the fewer deals are left', () => {
  const [three, two, one] = [3, 2, 1].map((left) => rewards('most', [14, 10, 10, 10], left)[0]);
  expect(three).toBeGreaterThan(0.25);
  expect(two).toBeGreaterThan(three);
  expect(one).toBeGreaterThan(two);
});

test('equal points are equal chances', () => {
  for (const chance of rewards('most', [7, 7, 7, 7], 2)) expect(chance).toBeCloseTo(0.25 * 0.9 + 0.05);
});

test('when the win is settled, more points are still better', () => {
  const [, less] = rewards('most', [30, 5, 5], 0);
  const [, more] = rewards('most', [30, 8, 5], 0);
  expect(more).toBeGreaterThan(less);
});
