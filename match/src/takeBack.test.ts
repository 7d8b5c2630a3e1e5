import { charms, cryptrick, escalation, inflation } from '@overtrick/games';
import { describe, expect, test } from 'vitest';
import { sampleMatch } from '../testing/sample.ts';
import { isUnanswered, takeBackOf } from './takeBack.ts';

/** Three bids, then cards: INF-2.1, INF-3.1. */
const after = (decisions: number) => {
  const match = sampleMatch(inflation, 3, decisions);
  const { seat } = match.moves[decisions - 1];
  return { match, seat, other: (seat + 1) % 3 };
};

describe('what may be taken back', () => {
  test('the last decision, freely, while nothing new was seen', () => {
    const { match, seat } = after(1);
    expect(takeBackOf(match, seat, 3)).toEqual({ kind: 'free', decision: 0 });
  });

  test('nothing more when others have decided, but with a mark alone against bots', () => {
    const { match, seat } = after(2);
    const first = (seat + 2) % 3;
    expect(isUnanswered(match, first)).toBe(false);
    expect(takeBackOf(match, first, 2)).toBeNull();
    expect(takeBackOf(match, first, 1)).toEqual({ kind: 'marked', decision: 0 });
  });

  test('a card on the table, freely, until it is answered', () => {
    // Three bids, then the first cards.
    const match = sampleMatch(charms, 3, 4);
    const { seat } = match.moves[3];
    expect(takeBackOf(match, seat, 3)).toEqual({ kind: 'free', decision: 3 });
  });

  test('no play that drew a card: its seat has seen it', () => {
    const match = sampleMatch(escalation, 3, 1);
    const { seat } = match.moves[0];
    expect(match.record(seat).at(-1)).toMatchObject({ shows: { drew: expect.any(Array) } });
    expect(takeBackOf(match, seat, 3)).toBeNull();
  });

  test('a decision that finished a trick, freely, alone against bots: it showed nothing new', () => {
    const { match, seat } = after(6);
    expect(match.last).toBe('trick');
    expect(takeBackOf(match, seat, 3)).toBeNull();
    expect(takeBackOf(match, seat, 1)).toEqual({ kind: 'free', decision: 5 });
  });

  test('alone against bots a drawn card has been seen', () => {
    const match = sampleMatch(escalation, 3, 1);
    const { seat } = match.moves[0];
    expect(takeBackOf(match, seat, 1)).toEqual({ kind: 'marked', decision: 0 });
  });

  test('an answer of Cryptrick, freely, alone against bots, until all answers are turned over', () => {
    // CRY-2.1, 2.2: a card is revealed, then five answer unseen.
    const kinds = [2, 3, 4, 5, 6].map((decided) => {
      const match = sampleMatch(cryptrick, 6, decided);
      const { seat: first } = match.moves[1];
      return takeBackOf(match, first, 1)?.kind;
    });
    expect(kinds).toEqual(['free', 'free', 'free', 'free', 'marked']);
  });

  test('nothing of an earlier deal, nothing for a spectator, nothing once the match is over', () => {
    const { match, seat } = after(39);
    match.deal();
    expect(takeBackOf(match, seat, 1)).toBeNull();
    expect(takeBackOf(after(2).match, -1, 1)).toBeNull();
    const whole = sampleMatch(inflation, 3);
    for (const each of [0, 1, 2]) expect(takeBackOf(whole, each, 1)).toBeNull();
  });
});
