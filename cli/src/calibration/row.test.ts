import { FastRandom } from '@overtrick/engine';
import { describe, expect, it } from 'vitest';
import { binOf, phaseOf } from './listener.ts';
import type { Claims } from './plan.ts';
import { rowOf } from './row.ts';

const claims = (chance: number, came: number, more: Partial<Claims> = {}): Claims => ({
  deal: 0,
  phase: 'late',
  bin: binOf(chance),
  count: 1,
  claimed: chance,
  came,
  squares: (chance - came) ** 2,
  ...more,
});

describe('how far claims are off', () => {
  it('is the mean distance of the bins, weighted by claims', () => {
    // Claimed 70% four times, came true twice: 20 points too hopeful. Claimed 15% once and it came true: 85 too gloomy.
    const row = rowOf('x', [
      [claims(0.7, 1), claims(0.7, 0)],
      [claims(0.7, 1), claims(0.7, 0), claims(0.15, 1)],
    ]);
    expect(row.off).toBeCloseTo((4 * 20 + 85) / 5, 9);
    expect(row.error.mean).toBeCloseTo((4 * 20 - 85) / 5, 9);
    expect(row.decisions).toBe(5);
    expect(row.bins.map(({ from, decisions }) => [from, decisions])).toEqual([
      [0.1, 1],
      [0.7, 4],
    ]);
  });

  it('does not let too hopeful and too gloomy phases make up for each other inside the phases', () => {
    const { phases } = rowOf('x', [
      [claims(0.8, 0, { phase: 'bids' }), claims(0.2, 1)],
      [claims(0.8, 0, { phase: 'bids' }), claims(0.2, 1)],
    ]);
    expect(phases.map(({ phase }) => phase)).toEqual(['bids', 'late']);
    expect(phases[0].error.mean).toBeCloseTo(80, 9);
    expect(phases[1].error.mean).toBeCloseTo(-80, 9);
    expect(phases[1].off).toBeCloseTo(80, 9);
  });

  it('is no more than chance for a bot that is always right, and more for one that is 10 points too hopeful', () => {
    const random = new FastRandom('calibration');
    const chance = (): number => random.below(1_000_000) / 1_000_000;
    const play = (hope: number) =>
      Array.from({ length: 400 }, () =>
        Array.from({ length: 20 }, () => {
          const truth = 0.05 + 0.8 * chance();
          return claims(truth + hope, chance() < truth ? 1 : 0);
        }),
      );
    const right = rowOf('right', play(0));
    expect(right.off).toBeLessThan(2 * right.noise);
    expect(right.noise).toBeLessThan(2);
    const hopeful = rowOf('hopeful', play(0.1));
    expect(hopeful.off).toBeGreaterThan(8);
    expect(hopeful.off).toBeLessThan(12);
    expect(hopeful.error.low).toBeGreaterThan(8);
  });
});

it('cuts a deal into bids and thirds', () => {
  expect(phaseOf(null, 9)).toBe('bids');
  expect([0, 2, 3, 5, 6, 8].map((at) => phaseOf(at, 9))).toEqual([
    ...['early', 'early', 'middle', 'middle', 'late', 'late'],
  ]);
});

it('puts every chance into a bin, the ends too', () => {
  expect([0, 0.0999, 0.1, 0.95, 1].map(binOf)).toEqual([0, 0, 1, 9, 9]);
});
