import { describe, expect, test } from 'vitest';
import { makeHex } from './bytes.ts';
import { renewChance } from './chance.ts';
import { checkCommitments, commitContribution, commitSecret, fairDeal } from './fair.ts';
import { keepsPromise, localChance, Shares } from './shares.ts';

const bytes = (value: number) => new Uint8Array(32).fill(value);
const secret = makeHex(bytes(1));
const commitment = commitSecret('t', bytes(1));
const c = (seat: number, value: number) => commitContribution(commitment, seat, bytes(value));
const setup = { players: 3, options: {}, rules: 1 };
const drawn = (chance: ReturnType<Shares['chance']>, deal: number) => {
  const stream = fairDeal('whist', setup, chance, deal);
  return Array.from({ length: 8 }, () => stream.below(1e6));
};

describe('the contributions of a table', () => {
  test('count from the first deal after they were revealed', () => {
    const shares = new Shares();
    for (const seat of [0, 1]) shares.promise(seat, c(seat, 5 + seat));
    shares.reveal(0, makeHex(bytes(5)));
    shares.reveal(1, makeHex(bytes(6)));
    shares.freeze(0);
    shares.promise(2, c(2, 7));
    shares.freeze(1);
    expect(shares.pending(2), 'a promise alone does not count').toBeDefined();
    shares.reveal(2, makeHex(bytes(7)));
    shares.freeze(2);
    const { contributions } = shares.chance('t', secret, commitment);
    expect(contributions.map(({ seat, from }) => [seat, from])).toEqual([
      [0, 0],
      [1, 0],
      [2, 2],
    ]);
    expect(checkCommitments(shares.chance('t', secret, commitment))).toBeNull();
  });

  test('are hashed by deal and seat, in whichever order they came', () => {
    const made = (order: readonly number[]) => {
      const shares = new Shares();
      for (const seat of order) shares.promise(seat, c(seat, seat));
      for (const seat of [...order].reverse()) shares.reveal(seat, makeHex(bytes(seat)));
      shares.freeze(0);
      return shares.chance('t', secret, commitment);
    };
    expect(made([2, 0, 1])).toEqual(made([0, 1, 2]));
    const { contributions, ...rest } = made([0, 1, 2]);
    const turned = { ...rest, contributions: [...contributions].reverse() };
    expect(drawn(turned, 0)).toEqual(drawn(made([0, 1, 2]), 0));
  });

  test('who promised and never revealed is named and counts for nothing', () => {
    const shares = new Shares();
    shares.promise(0, c(0, 5));
    shares.promise(1, c(1, 6));
    shares.reveal(0, makeHex(bytes(5)));
    shares.freeze(0);
    const { contributions } = shares.chance('t', secret, commitment);
    expect(contributions).toMatchObject([
      { seat: 0, from: 0 },
      { seat: 1, from: 0, reveal: null },
    ]);
  });

  test('a seat that is left takes its promise along, but not what counts already', () => {
    const shares = new Shares();
    shares.promise(0, c(0, 5));
    shares.withdraw(0);
    expect(shares.all).toEqual([]);
    shares.promise(0, c(0, 5));
    shares.reveal(0, makeHex(bytes(5)));
    shares.freeze(0);
    shares.withdraw(0);
    expect(shares.all).toHaveLength(1);
  });

  test('only what was promised keeps the promise', () => {
    const shares = new Shares();
    shares.promise(1, c(1, 6));
    const share = shares.pending(1)!;
    expect(keepsPromise(commitment, share, makeHex(bytes(6)))).toBe(true);
    expect(keepsPromise(commitment, share, makeHex(bytes(7)))).toBe(false);
    expect(keepsPromise(commitment, share, 'zz')).toBe(false);
  });
});

test('renewed chance deals the same until its deal, and anew from it on', () => {
  const chance = localChance('t', bytes(1), bytes(2));
  const renewed = renewChance(chance, 2, bytes(3));
  if (renewed.kind !== 'fair') throw new Error('a fair match stays fair');
  expect(checkCommitments(renewed)).toBeNull();
  expect(drawn(renewed, 1)).toEqual(drawn(chance, 1));
  expect(drawn(renewed, 2)).not.toEqual(drawn(chance, 2));
});
