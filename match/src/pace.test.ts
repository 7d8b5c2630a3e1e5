import { awaitsDeal, isOver, seatsOf } from '@overtrick/engine';
import { cryptrick, escalation, GAMES, inflation } from '@overtrick/games';
import { describe, expect, test } from 'vitest';
import { sampleMatch } from '../testing/sample.ts';
import { LEVELS, LIMITS } from './levels.ts';
import { botPauseAt, thoughtLimit } from './pace.ts';

describe('the pause of a bot', () => {
  test('is longer where people have something to see: a finished trick, a fresh deal', () => {
    const match = sampleMatch(inflation, 3);
    const pauses = { deal: [] as number[], trick: [] as number[], decision: [] as number[] };
    for (let at = 1; !isOver(match.state) || at < 60; at++) {
      match.goTo(at);
      if (awaitsDeal(match.state) || isOver(match.state)) break;
      pauses[match.last].push(botPauseAt(match, 'casual'));
    }
    // The slowest ordinary pause is shorter than the quickest after a trick or a deal.
    const slowest = Math.max(...pauses.decision);
    expect(Math.min(...pauses.trick)).toBeGreaterThan(slowest);
    expect(Math.min(...pauses.deal)).toBeGreaterThan(slowest);
  });

  test('is an ordinary one after every play of Escalation!, which has no tricks', () => {
    const match = sampleMatch(escalation, 4);
    const { at: end } = match;
    for (let at = 2; at < end; at++) {
      match.goTo(at);
      if (match.last === 'deal' || match.state.turn < 0) continue;
      expect(botPauseAt(match, 'casual')).toBeLessThan(720 * 1.25);
    }
  });

  test.each(GAMES.map((game) => [game.id, game] as const))('is never nothing: %s', (_, game) => {
    const match = sampleMatch(game, game.seats.max, 30);
    match.deal();
    if (!isOver(match.state)) expect(botPauseAt(match, 'novice')).toBeGreaterThan(0);
  });

  test.each(LEVELS)(
    'is no shorter than a thought of a %s, so that a forced decision is no quicker',
    (level) => {
      for (const players of [6, 9]) {
        const match = sampleMatch(cryptrick, players);
        const { at: end } = match;
        for (let at = 1; at < end; at++) {
          match.goTo(at);
          if (seatsOf(cryptrick.actors(match.state)).length !== 1) continue;
          const limit = thoughtLimit(cryptrick, match.state, level);
          expect(botPauseAt(match, level)).toBeGreaterThanOrEqual(limit);
        }
      }
    },
  );
});

describe('the time for a thought', () => {
  test('is that of its level', () => {
    const { game, state } = sampleMatch(inflation, 4, 2);
    expect(LEVELS.map((level) => thoughtLimit(game, state, level))).toEqual([50, 50, 200, 500, 1000]);
  });

  test('is shared by bots that are asked together: all of them answer within a second (CRY-2.2)', () => {
    const match = sampleMatch(cryptrick, 9);
    let most = 0;
    for (let at = 1, { at: end } = match; at < end; at++) {
      match.goTo(at);
      const asked = seatsOf(cryptrick.actors(match.state)).length;
      most = Math.max(most, asked);
      if (asked < 2) continue;
      const thought = asked * thoughtLimit(cryptrick, match.state, 'master');
      // While the last one has not answered, the others seem to think for so long.
      expect(Math.max(thought, asked * botPauseAt(match, 'master'))).toBeLessThan(1000);
      expect(thoughtLimit(cryptrick, match.state, 'casual')).toBe(LIMITS.casual);
    }
    // All but who offers the card.
    expect(most).toBe(8);
  });
});
