import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BuiltServer } from '../testing/built.ts';
import { isPostgresHere } from '../testing/postgres.ts';
import { chaos } from './chaos.ts';

/** The short version of `npm run chaos`: a match of every game while servers are killed. `npm run test:long` has more blows. */
const LONG = process.env.OVERTRICK_LONG !== undefined;
const KILLS = LONG ? 12 : 3;
const TABLES = 5;
const SEATS = LONG ? 80 : 12;

const here = await isPostgresHere();
let built: BuiltServer;
beforeAll(async () => {
  built = await BuiltServer.make();
});
afterAll(() => built.remove());

describe.each(['sqlite', 'postgres'] as const)('kill -9 on %s', (store) => {
  test.skipIf(store === 'postgres' && !here)(
    'loses nothing that was acknowledged or told',
    async () => {
      const { program } = built;
      const tally = await chaos({ store, kills: KILLS, tables: TABLES, seed: 'short', program });
      expect(tally.violations).toEqual([]);
      expect(tally.kills).toBe(KILLS);
      expect(tally.verified).toBe(tally.opened);
      expect(tally.verified).toBeGreaterThanOrEqual(TABLES);
      expect(tally.duplicates).toBeGreaterThan(0);
      expect(tally.lostResponses).toBeGreaterThan(0);
      expect(tally.resumedStreams).toBeGreaterThan(0);
    },
    480_000,
  );

  test.skipIf(store === 'postgres' && !here)(
    'lets everybody know where they sit',
    async () => {
      const { program } = built;
      const tally = await chaos({ store, kills: 0, seats: SEATS, tables: 3, seed: 'seats', program });
      expect(tally.violations).toEqual([]);
      expect(tally.seatChanges).toBeGreaterThanOrEqual(SEATS);
      expect(tally.seatsCompared).toBeGreaterThan(0);
      expect(tally.kills).toBeGreaterThan(0);
    },
    240_000,
  );
});
