import { type Game, Table, type View } from '@overtrick/engine';
import { inflation } from '@overtrick/games/inflation';
import { inversion } from '@overtrick/games/inversion';
import { describe, expect, test } from 'vitest';
import { Typing, typedBid } from './typedNumber.ts';

/** What seat 0 sees after these decisions of everybody in turn. */
function viewAfter(game: Game, players: number, ...decisions: readonly string[]): View {
  const table = new Table(
    game,
    { players, options: {}, rules: 1 },
    { kind: 'seed', seed: 'typed', match: 0 },
  );
  for (const text of decisions) {
    const decided = table.decide(table.state.turn, text);
    if (!decided.ok) throw new Error(decided.error.reason);
  }
  return table.view(table.state.turn);
}

describe('in Inflation! a number is a bid from 0 to 12', () => {
  const bidding = viewAfter(inflation, 4);
  test.each([
    ['a digit is that bid', '7', 7],
    ['0 is a bid', '0', 0],
    ['two digits are one number', '12', 12],
    ['of a number nobody may say the last digit counts', '47', 7],
  ])('%s', (_what, typed, tricks) => {
    expect(typedBid(inflation, bidding, typed)).toEqual({ do: 'bid', tricks });
  });
  test('while cards are played there are no bids', () => {
    const playing = viewAfter(inflation, 3, 'bid:3', 'bid:3', 'bid:3');
    expect(typedBid(inflation, playing, '3')).toBeNull();
  });
  test('while somebody else is asked there are none either', () => {
    const [asked] = bidding.now.asked;
    const table = new Table(
      inflation,
      { players: 4, options: {}, rules: 1 },
      { kind: 'seed', seed: 'typed', match: 0 },
    );
    expect(typedBid(inflation, table.view((asked + 1) % 4), '3')).toBeNull();
  });
});

describe('in Inversion it is a declaration from 1 to 10', () => {
  const auction = viewAfter(inversion, 4, 'declare:2');
  test('0 is ten, because nobody can declare none', () => {
    expect(typedBid(inversion, auction, '0')).toEqual({ do: 'declare', tricks: 10 });
  });
  test('what can no longer be declared is still what was meant', () => {
    expect(typedBid(inversion, auction, '2')).toEqual({ do: 'declare', tricks: 2 });
  });
});

test('digits make a number only when they follow each other at once', () => {
  const typing = new Typing();
  expect(typing.add('1', 0)).toBe('1');
  expect(typing.add('0', 300)).toBe('10');
  expect(typing.add('4', 600)).toBe('04');
  expect(typing.add('4', 5000)).toBe('4');
});
