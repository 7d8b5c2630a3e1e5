import { PROPERTIES, Sitting } from '@overtrick/testing';
import { describe, test } from 'vitest';
import { everyDecision, everyTable } from '../testing/every.ts';

/** `npm run test:long` tries twenty times as many. */
const SEEDS = process.env.OVERTRICK_LONG ? 40 : 2;

describe.each(everyTable())('$name', ({ game, players, options }) => {
  const sitting = new Sitting(game, players, options, everyDecision(game.id));
  test.each(PROPERTIES)('$name', ({ hold }) => {
    for (let seed = 0; seed < SEEDS; seed++) hold(sitting, seed);
  });
});
