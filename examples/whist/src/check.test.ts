import type { Game, MatchState, Observer } from '@overtrick/engine';
import { checkGame } from '@overtrick/testing';
import { describe, expect, test } from 'vitest';
import { whist } from './index.ts';

const game: Game = whist;
const isHigh = (card: string): boolean => card.endsWith('12');
const highIn = (state: MatchState, seat: number): number => game.hand(state, seat).filter(isHigh).length;
const next = (state: MatchState, observer: Observer): number => (observer + 1) % state.players;

test('whist is a good game', async () => {
  expect(await checkGame(game)).toEqual([]);
});

/** Ways in which a game could tell somebody what they may not know; none shows a whole card. */
const LEAKS: readonly [string, Partial<Game>][] = [
  [
    'a deal tells how many aces everybody has',
    {
      dealt: (state, observer) => ({
        ...game.dealt(state, observer),
        aces: Array.from({ length: state.players }, (_, seat) => highIn(state, seat)),
      }),
    },
  ],
  [
    'the board tells who has the most aces',
    {
      board: (state, observer) => ({
        ...game.board(state, observer),
        rich: [0, 1, 2, 3].sort((a, b) => highIn(state, b) - highIn(state, a))[0],
      }),
    },
  ],
  [
    'an event tells whether the next player has an ace',
    {
      shows: (before, seat, code, after, observer) => ({
        ...game.shows(before, seat, code, after, observer),
        ace: highIn(after, next(after, observer)) > 0,
      }),
    },
  ],
  [
    'a refusal depends on the hand of the next player',
    {
      whyNot: (state, seat, code) => {
        const forbidden = game.whyNot(state, seat, code);
        return forbidden && { notHeld: game.hand(state, next(state, seat))[0] ?? '' };
      },
    },
  ],
  [
    'the order of the own hand depends on the hand of the next player',
    {
      hand: (state, seat) => {
        const hand = game.hand(state, seat);
        const neighbour = game.hand(state, next(state, seat)).join('');
        return neighbour.length % 2 === 0 ? hand.reverse() : hand;
      },
    },
  ],
];

describe('what tells too much is found', () => {
  test.each(LEAKS)('%s', async (_, leak) => {
    const problems = await checkGame({ ...game, ...leak }, { positions: 6 });
    expect(problems.join('\n')).toMatch(/when only cards that they do not see|another world that fits/);
  });
});

describe('what is broken is told in words', () => {
  const said = async (change: Partial<Game>): Promise<string> =>
    (await checkGame({ ...game, ...change }, { positions: 3 })).join('\n');

  test('too small a maxLegal', async () => {
    expect(await said({ maxLegal: 5 })).toContain('maxLegal is 5: the rest would be lost');
  });

  test('a rule without a sentence', async () => {
    expect(await said({ reasons: {} })).toMatch(
      /refused without a sentence in “en”: does `reasons` have .*WHI-/,
    );
  });

  test('a match that never ends', async () => {
    const endless = { apply: () => undefined };
    expect(await said(endless)).toContain('after 5000 decisions the match is not over');
  });

  test('a copy that is none', async () => {
    expect(await said({ copy: () => undefined })).toContain('a copy over another state');
  });
});
