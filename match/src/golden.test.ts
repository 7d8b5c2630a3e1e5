import { readFileSync } from 'node:fs';
import { explain, type MatchLog } from '@overtrick/engine';
import { GAMES, gameOf, inflation } from '@overtrick/games';
import { describe, expect, test } from 'vitest';
import { digest, type GoldenLog, golden } from '../../games/testing/golden.ts';
import { traceOf } from '../../games/testing/randomMatch.ts';
import { Match } from './match.ts';
import { prove } from './proof.ts';

describe('archived matches replay to the same trace', () => {
  test.each(golden<GoldenLog>('logs'))('$name', ({ file }) => {
    const game = gameOf(file.game);
    if (!game) throw new Error(`there is no game ${file.game}`);
    const match = Match.open(game, file);
    if (!match.ok) throw new Error(explain(match.error));
    expect(Array.from(match.value.state.points)).toEqual(file.scores);
    const seed = file.chance.kind === 'seed' ? file.chance.seed : '';
    expect(digest(traceOf(match.value, seed))).toBe(file.trace);
  });

  test('there is one for every game, player count and released rules version', () => {
    const names = golden('logs').map(({ name }) => name);
    for (const game of GAMES) {
      for (let players = game.seats.min; players <= game.seats.max; players++) {
        for (let rules = 1; rules <= game.rules; rules++)
          expect(names).toContain(`${game.id}-r${rules}-${players}.json`);
      }
    }
  });
});

test('a proof that was written before proofs had a version still holds', () => {
  const text = readFileSync(new URL('../golden/proof-1.json', import.meta.url), 'utf8');
  const log = JSON.parse(text) as MatchLog;
  expect(log.chance).not.toHaveProperty('version');
  expect(prove({ game: inflation, log })).toEqual({
    ok: true,
    value: {
      fair: true,
      contributed: [0, 2, 0, 1],
      withheld: [1],
      deals: 3,
      compared: 3,
      decisions: 117,
      over: true,
    },
  });
});
