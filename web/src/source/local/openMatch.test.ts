import { inflation } from '@overtrick/games';
import { expect, test } from 'vitest';
import type { Sitter } from '../source.ts';
import { openNew } from './openMatch.ts';

const sitters: readonly Sitter[] = ['Ann', 'Ben', 'Cem'].map((name) => ({ name, kind: 'human' }));

function open(id: string, seed?: string) {
  const order = { game: 'inflation', sitters, options: {}, ...(seed !== undefined && { seed }) } as const;
  const opened = openNew(inflation, id, order);
  if (!opened.ok) throw new Error('the order was refused');
  const { match } = opened.value;
  return { hand: match.view(0).now.hand, chance: match.chance.kind };
}

test('a seed deals the same cards every time, and the log says so: there is no proof of fairness in it', () => {
  expect(open('one', 'same')).toEqual(open('two', 'same'));
  expect(open('one', 'same').hand).not.toEqual(open('one', 'other').hand);
  expect(open('one', 'same').chance).toBe('seed');
});

test('without a seed a match is dealt fairly', () => {
  expect(open('one').chance).toBe('fair');
});
