import type { MatchEvent, View } from '@overtrick/engine';
import { expect, test } from 'vitest';
import type { BoardWords, Talk } from '../games/board.ts';
import { linesSince } from './since.ts';

const DEAL = { t: 'deal' } as MatchEvent;
const played = (seat: number) => ({ t: 'choice', seat, decision: { do: 'play' } }) as MatchEvent;
const hidden = (seat: number) => ({ t: 'choice', seat }) as MatchEvent;

const words = {
  event: (
    { seat, decision }: { seat: number; decision?: object },
    _talk: Talk,
    before: readonly MatchEvent[],
  ) => (decision ? `${seat} plays after ${before.length}.` : ''),
} as unknown as BoardWords;

const since = (past: readonly MatchEvent[], seat = 0) =>
  linesSince({ past, seat } as View, words, {} as Talk);

test('what others did since the own decision, in order, without what nobody needs to hear', () => {
  expect(since([DEAL, played(2), played(0), played(1), hidden(2), played(2)])).toEqual([
    '1 plays after 3.',
    '2 plays after 5.',
  ]);
});

test('the own decision, while nobody has answered it', () => {
  expect(since([DEAL, played(2), played(0)])).toEqual(['0 plays after 2.']);
  expect(since([DEAL, played(0), hidden(1)])).toEqual(['0 plays after 1.']);
});

test('in a new deal only what happened in it', () => {
  expect(since([DEAL, played(0), played(1), DEAL])).toEqual([]);
  expect(since([DEAL, played(0), DEAL, played(1)])).toEqual(['1 plays after 3.']);
});

test('a spectator is told of the whole deal', () => {
  expect(since([DEAL, played(0), played(1)], -1)).toEqual(['0 plays after 1.', '1 plays after 2.']);
});
