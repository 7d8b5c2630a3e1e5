import { awaitsDeal, isOver } from '@overtrick/engine';
import { escalation, GAMES, inflation } from '@overtrick/games';
import { describe, expect, test } from 'vitest';
import { sampleMatch } from '../testing/sample.ts';
import { botPauseAt } from './pace.ts';

describe('the pause of a bot', () => {
  test('is longer where people have something to see: a finished trick, a fresh deal', () => {
    const match = sampleMatch(inflation, 3);
    const pauses = { deal: [] as number[], trick: [] as number[], decision: [] as number[] };
    for (let at = 1; !isOver(match.state) || at < 60; at++) {
      match.goTo(at);
      if (awaitsDeal(match.state) || isOver(match.state)) break;
      pauses[match.last].push(botPauseAt(match));
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
      if (match.last !== 'deal' && match.state.turn >= 0) expect(botPauseAt(match)).toBeLessThan(720 * 1.25);
    }
  });

  test.each(GAMES.map((game) => [game.id, game] as const))('is never nothing: %s', (_, game) => {
    const match = sampleMatch(game, game.seats.max, 30);
    match.deal();
    if (!isOver(match.state)) expect(botPauseAt(match)).toBeGreaterThan(0);
  });
});
