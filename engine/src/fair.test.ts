import { describe, expect, test } from 'vitest';
import { makeHex } from './bytes.ts';
import {
  checkCommitments,
  commitContribution,
  commitSecret,
  type FairChance,
  fairDeal,
  StreamRandom,
} from './fair.ts';
import type { Random } from './random.ts';
import { localChance } from './shares.ts';

const secret = new Uint8Array(32).fill(1);
const share = new Uint8Array(32).fill(2);
const late = new Uint8Array(32).fill(3);
const setup = { players: 4, options: {}, rules: 1 };
const chance = localChance('table-1', secret, share);
const numbers = (random: Random): number[] => Array.from({ length: 20 }, () => random.below(1000));

describe('the fair deal', () => {
  test('the same match is dealt the same', () => {
    expect(numbers(fairDeal('inflation', setup, chance, 0))).toEqual(
      numbers(fairDeal('inflation', setup, chance, 0)),
    );
  });

  test('every deal, set-up, secret and contribution has its own stream', () => {
    const streams = [
      fairDeal('inflation', setup, chance, 0),
      fairDeal('inflation', setup, chance, 1),
      fairDeal('charms', setup, chance, 0),
      fairDeal('inflation', { ...setup, players: 3 }, chance, 0),
      fairDeal('inflation', { ...setup, rules: 2 }, chance, 0),
      fairDeal('inflation', { ...setup, options: { level: 'wild' } }, chance, 0),
      fairDeal('inflation', setup, localChance('table-1', late, share), 0),
      fairDeal('inflation', setup, localChance('table-1', secret, late), 0),
    ].map((stream) => numbers(stream).join());
    expect(new Set(streams).size).toBe(streams.length);
  });

  test('who joins later counts from the next deal on and not before', () => {
    const joined: FairChance = {
      ...chance,
      contributions: [
        ...chance.contributions,
        {
          seat: 2,
          commitment: commitContribution(chance.commitment, 2, late),
          reveal: makeHex(late),
          from: 2,
        },
      ],
    };
    for (const deal of [0, 1]) {
      expect(numbers(fairDeal('inflation', setup, joined, deal))).toEqual(
        numbers(fairDeal('inflation', setup, chance, deal)),
      );
    }
    expect(numbers(fairDeal('inflation', setup, joined, 2))).not.toEqual(
      numbers(fairDeal('inflation', setup, chance, 2)),
    );
  });

  test('the stream is HMAC-SHA-256 in counter mode, the same bytes everywhere', async () => {
    const key = new Uint8Array(32).fill(9);
    const stream = new StreamRandom(key);
    const drawn = Array.from({ length: 16 }, () => stream.bits().toString(16).padStart(8, '0')).join('');
    const web = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    const block = async (i: number): Promise<string> =>
      makeHex(new Uint8Array(await crypto.subtle.sign('HMAC', web, Uint8Array.of(0, 0, 0, 0, 0, 0, 0, i))));
    expect(drawn).toBe((await block(0)) + (await block(1)));
  });
});

describe('commitments', () => {
  test('hold for an honest match', () => {
    expect(checkCommitments(chance)).toBeNull();
  });

  test('a changed secret, share or table is named', () => {
    expect(checkCommitments({ ...chance, secret: makeHex(late) })?.en).toContain('secret does not match');
    expect(checkCommitments({ ...chance, table: 'table-2' })?.en).toContain('secret does not match');
    expect(checkCommitments({ ...chance, secret: 'zz' })?.en).toContain('not 32 bytes');
    const [mine] = chance.contributions;
    const cheat = { ...chance, contributions: [{ ...mine, reveal: makeHex(late) }] };
    expect(checkCommitments(cheat)?.en).toContain('contribution of seat 0 does not match');
    expect(checkCommitments({ ...chance, contributions: [{ ...mine, reveal: '00' }] })?.en).toContain(
      'not 32 bytes',
    );
  });

  test('a contribution that was never revealed is allowed and counts for nothing', () => {
    const [mine] = chance.contributions;
    const without = { ...chance, contributions: [{ ...mine, reveal: null }] };
    expect(checkCommitments(without)).toBeNull();
    expect(numbers(fairDeal('inflation', setup, without, 0))).not.toEqual(
      numbers(fairDeal('inflation', setup, chance, 0)),
    );
  });

  test('differ by table, seat and value', () => {
    const all = [
      commitSecret('a', secret),
      commitSecret('b', secret),
      commitSecret('a', share),
      commitContribution('c', 0, secret),
      commitContribution('c', 1, secret),
      commitContribution('d', 0, secret),
    ];
    expect(new Set(all).size).toBe(all.length);
  });
});
