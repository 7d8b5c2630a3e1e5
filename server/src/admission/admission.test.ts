import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Admission } from './admission.ts';
import { Bucket } from './bucket.ts';
import { BUDGETS, type BudgetName, HELD, SCOPES, type Scope } from './budgets.ts';
import { Held } from './held.ts';
import { type Caller, originOf } from './origin.ts';

const from = (address: string, person: string | null = null): Caller => ({ person, ...originOf(address) });

/** How often something can be had at once. */
function count(admission: Admission, name: BudgetName, callers: (at: number) => Caller): number {
  for (let had = 0; had < 10_000; had++) if (admission.take(name, callers(had))) return had;
  return Number.POSITIVE_INFINITY;
}

describe('a bucket', () => {
  test('gives what is in it, and more as time goes by', () => {
    const bucket = new Bucket({ burst: 2, perSecond: 0.5 });
    expect(bucket.wait('ann', 2, 0)).toBe(0);
    bucket.spend('ann', 2, 0);
    expect(bucket.wait('ann', 1, 0)).toBe(2);
    expect(bucket.wait('ann', 1, 1_000)).toBe(1);
    expect(bucket.wait('ann', 1, 2_000)).toBe(0);
    expect(bucket.wait('ben', 2, 0)).toBe(0);
  });

  test('can be overdrawn, and what is given back never makes it fuller than full', () => {
    const bucket = new Bucket({ burst: 2, perSecond: 0.5 });
    bucket.spend('ann', 5, 0);
    expect(bucket.wait('ann', 0, 0)).toBe(6);
    expect(bucket.wait('ann', 0, 6_000)).toBe(0);
    bucket.spend('ann', -9, 6_000);
    expect(bucket.wait('ann', 2, 6_000)).toBe(0);
    bucket.spend('ann', 2, 6_000);
    expect(bucket.wait('ann', 1, 6_000)).toBe(2);
  });

  test('is not emptied of memory by strangers: who asked last is not forgotten', () => {
    const bucket = new Bucket({ burst: 2, perSecond: 0.001 });
    bucket.spend('ann', 1, 0);
    for (let at = 0; at < 60_000; at++) {
      bucket.spend(`stranger ${at}`, 1, 0);
      if (at % 1_000 === 0) bucket.spend('ann', 0.001, 0);
    }
    expect(bucket.wait('ann', 2, 0)).toBeGreaterThan(0);
  });
});

describe('budgets', () => {
  test('a person, an address and a network have so much each', () => {
    const { person, address, network } = BUDGETS.tables;
    const admission = new Admission(1);
    expect(count(admission, 'tables', () => from('203.0.113.7', 'ann'))).toBe(person.burst);
    expect(count(admission, 'tables', (at) => from('203.0.113.7', `guest ${at}`))).toBe(
      address.burst - person.burst,
    );
    expect(count(admission, 'tables', (at) => from('203.0.113.8', `other ${at}`))).toBe(address.burst);
    const household = (at: number) => from(`2001:db8:1:${at.toString(16)}::1`, `v6 ${at}`);
    expect(count(admission, 'tables', household)).toBe(network.burst);
    const elsewhere = (at: number) => from(`2001:db8:2:${at.toString(16)}::1`, `w6 ${at}`);
    expect(count(admission, 'tables', elsewhere)).toBe(network.burst);
  });

  test('a refusal says what was too much, of whom, and for how long to wait; it takes nothing', () => {
    const refused: string[] = [];
    const admission = new Admission(1, (budget) => refused.push(budget));
    count(admission, 'chat', () => from('203.0.113.7', 'ann'));
    expect(admission.take('chat', from('203.0.113.7', 'ann'))).toMatchObject({
      error: { problem: 'too-many', message: 'Too many chat lines from you. Wait 2 s.', retryAfter: 2 },
    });
    expect(refused).toEqual(['chat', 'chat']);
    expect(count(admission, 'chat', (at) => from('203.0.113.7', `${at}`))).toBe(
      BUDGETS.chat.address.burst - BUDGETS.chat.person.burst,
    );
  });

  test('thirty people behind one router find what they need', () => {
    const admission = new Admission(1);
    const class30 = Array.from({ length: 30 }, (_, at) => from('203.0.113.7', `pupil ${at}`));
    const needs = { guests: 1, tables: 1, requests: 10, acts: 8, chat: 4, hints: 3, guesses: 1 } as const;
    for (const pupil of class30) {
      for (const [name, times] of Object.entries(needs) as [keyof typeof needs, number][]) {
        const who = name === 'guests' ? { ...pupil, person: null } : pupil;
        for (let at = 0; at < times; at++) expect([name, admission.take(name, who)]).toEqual([name, null]);
      }
    }
    const held = class30.map((pupil) => [admission.seated.enter(pupil), admission.streams.enter(pupil)]);
    expect(held.flat().every((leave) => leave !== undefined)).toBe(true);
    // The app is about two megabytes.
    for (const pupil of class30) admission.spend('bytes', pupil, 2_500_000);
    expect(admission.overdrawn('bytes', class30[0])).toBe(null);
  });

  test('docs/security.md names every budget with its numbers, by the minute', () => {
    const page = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8');
    const rows = [...page.matchAll(/^\| `(\w+)` \| [^|]+ \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)];
    const described = rows.map(([, name, ...numbers]) => [name, ...numbers]);
    const counted = (Object.keys(BUDGETS) as BudgetName[]).map((name) => {
      const unit = name === 'bytes' ? 1_000_000 : 1;
      const say = (scope: Scope) => {
        // Who is new is nobody yet.
        if (name === 'guests' && scope === 'person') return '–';
        const { burst, perSecond } = BUDGETS[name][scope];
        return `${burst / unit} + ${Math.round((perSecond * 60) / unit)}`;
      };
      return [name, ...SCOPES.map(say)];
    });
    expect(described).toEqual(counted);
  });

  test('patience multiplies them', () => {
    expect(count(new Admission(0.5), 'tables', () => from('203.0.113.7', 'ann'))).toBe(10);
  });
});

describe('what is held at the same time', () => {
  test('is counted by person, address and network, and let go', () => {
    const held = new Held({ person: 2, address: 3, network: 4 }, 1);
    const leave = held.enter(from('2001:db8::1', 'ann'));
    expect(held.enter(from('2001:db8::1', 'ann'))).toBeDefined();
    expect(held.enter(from('2001:db8::1', 'ann'))).toBeUndefined();
    expect(held.enter(from('2001:db8::2', 'ben'))).toBeDefined();
    expect(held.enter(from('2001:db8::3', 'cleo'))).toBeUndefined();
    expect(held.enter(from('2001:db8:0:1::1'))).toBeDefined();
    expect(held.enter(from('2001:db8:0:2::1'))).toBeUndefined();
    leave?.();
    expect(held.enter(from('2001:db8::3', 'cleo'))).toBeDefined();
  });

  test('who sits has a count of their own', () => {
    const admission = new Admission(1);
    for (let at = 0; at < HELD.streams.address; at++) admission.streams.enter(from('203.0.113.7'));
    expect(admission.streams.enter(from('203.0.113.7'))).toBeUndefined();
    expect(admission.seated.enter(from('203.0.113.7', 'ann'))).toBeDefined();
  });
});
