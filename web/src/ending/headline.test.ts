import { type Outcome, SPECTATOR, Table, type View } from '@overtrick/engine';
import { charms } from '@overtrick/games/charms';
import { inflation } from '@overtrick/games/inflation';
import { expect, test } from 'vitest';
import type { BoardModule } from '../games/board.ts';
import { genericBoard } from '../games/generic/genericBoard.ts';
import { PlainBack, PlainFace } from '../games/generic/Plain.tsx';
import { makeSay } from '../words/say.ts';
import { sayEnding, tellEnding } from './headline.ts';

const art = { game: 'inflation', Face: PlainFace, Back: PlainBack, ink: '' } as const;
const setup = { players: 3, options: {}, rules: 1 };

/** A match of three that ended with these points; seat 0 looks, or nobody of them. */
function told(
  points: number[],
  outcome: Outcome,
  eyes = 0,
  module: BoardModule = genericBoard(inflation, art),
  language: 'en' | 'ja' = 'en',
) {
  const say = makeSay(language);
  const begun = new Table(module.game, setup, { kind: 'seed', seed: 'x', match: 0 }).view(SPECTATOR);
  const view: View = { ...begun, now: { ...begun.now, points, over: true, outcome } };
  const talk = {
    say,
    name: (seat: number) => (seat === eyes ? 'You' : 'ABC'[seat]),
    isYou: (seat: number) => seat === eyes,
  };
  return [sayEnding(view, module, talk), tellEnding(view, module, talk)];
}
const alone = (seat: number): Outcome => ({ kind: 'alone', winners: [seat], role: null });

test('to the winner, and as the winner tells it', () => {
  expect(told([20, 14, 3], alone(0))).toEqual(['You win by 6', 'I won by 6']);
});

test('to who lost: who won, the own place and how far behind', () => {
  expect(told([14, 20, 3], alone(1))).toEqual([
    'B wins; you come second, 6 behind',
    'I came second, 6 behind B',
  ]);
  expect(told([3, 20, 14], alone(1))[0]).toBe('B wins; you come third, 17 behind');
});

test('fewest points win in Charms', () => {
  expect(told([2, 5, 9], alone(0), 0, genericBoard(charms, art))[0]).toBe('You win by 3');
});

test('to who only looked on, there is no you', () => {
  expect(told([20, 14, 3], alone(0), SPECTATOR)).toEqual(['A wins by 6', 'A wins by 6']);
});

test('a shared first place', () => {
  const shared: Outcome = { kind: 'shared', winners: [0, 1], role: null };
  expect(told([9, 9, 4], shared)).toEqual(['You share first place, 5 ahead', 'I share first place']);
  expect(told([9, 9, 9], { ...shared, winners: [0, 1, 2] })[0]).toBe('You share first place');
  expect(told([4, 9, 9], { ...shared, winners: [1, 2] })[0]).toBe(
    'B and C share first place; you come third, 5 behind',
  );
});

test('in Japanese', () => {
  expect(told([14, 20, 3], alone(1), 0, genericBoard(inflation, art), 'ja')).toEqual([
    'Bの勝ち。あなたは2位、6差',
    '2位でした（Bと6差）',
  ]);
});
