import type { Room } from '@overtrick/api';
import { commitContribution, parseHex } from '@overtrick/engine';
import { expect, test } from 'vitest';
import { drawContribution, owedReveal } from './contribution.ts';

const room = (status: Room['status'], commitment: string, reveal: string | null = null) =>
  ({
    id: 't',
    status,
    commitment: 'c0',
    shares: [{ seat: 1, commitment, reveal, from: null }],
  }) as unknown as Room;

test('r is opened only after the start, only where it was promised, and only once', () => {
  const promise = drawContribution(room('open', ''), 1);
  expect(owedReveal(room('open', promise), 1)).toBeNull();
  const r = owedReveal(room('revealing', promise), 1);
  expect(commitContribution('c0', 1, parseHex(r ?? '') ?? new Uint8Array())).toBe(promise);
  expect(owedReveal(room('revealing', promise), 0)).toBeNull();
  expect(owedReveal(room('revealing', 'another promise'), 1)).toBeNull();
  expect(owedReveal(room('revealing', promise, r), 1)).toBeNull();
});

test('two draws are never the same', () => {
  expect(drawContribution(room('open', ''), 1)).not.toBe(drawContribution(room('open', ''), 1));
});
