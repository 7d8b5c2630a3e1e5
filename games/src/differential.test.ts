import { checkSetup, explain, FastRandom } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { referee } from '../naive/referee.ts';
import { everyTable } from '../testing/every.ts';
import { randomTrace } from '../testing/randomMatch.ts';

/** `npm run test:long` plays thousands. */
const MATCHES = process.env.OVERTRICK_LONG ? 200 : 6;

describe('the naive games agree with every line of random matches', () => {
  test.each(everyTable())('$name', ({ game, players, options }) => {
    const setup = checkSetup(game, players, options);
    if (!setup.ok) throw new Error(explain(setup.error));
    const random = new FastRandom('differential');
    const lines: string[] = [];
    for (let match = 0; match < MATCHES; match++) {
      lines.push(...randomTrace(game, setup.value, 'differential', match, random));
    }
    expect(referee(lines)).toMatchObject({ ok: true, matches: MATCHES });
  });
});
