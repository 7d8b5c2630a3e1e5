import { checkSetup, explain, FastRandom, type Game, SPECTATOR } from '@overtrick/engine';
import { GAMES } from '@overtrick/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyTable } from '../../games/testing/every.ts';
import { otherWorld } from '../../games/testing/otherWorld.ts';
import { serve, type TestServer } from '../testing/serve.ts';
import { type Script, scripted } from './scriptedDeal.ts';
import { bytesOf, randomWorld } from './twin.ts';

const LONG = process.env.OVERTRICK_LONG !== undefined;
const ADMIN = 'the-admin-token-of-this-test';

interface Findings {
  pairs: number;
  leaks: string[];
}

/** Two tables that differ only in what one pair of eyes was not told: does a byte that comes to these eyes differ? */
async function compare(
  server: TestServer,
  script: Script,
  { game, players, options }: { game: Game; players: number; options: object },
  pairs: number,
): Promise<Findings> {
  const checked = checkSetup(game, players, options);
  if (!checked.ok) throw new Error(explain(checked.error));
  const setup = checked.value;
  const found: Findings = { pairs: 0, leaks: [] };
  const random = new FastRandom(`twins of ${game.id} ${players} ${JSON.stringify(options)}`);
  const rnd = (n: number): number => random.below(n);
  for (let seed = 0; found.pairs < pairs && found.leaks.length === 0 && seed < pairs * 12; seed++) {
    const world = randomWorld(game, setup, String(seed), 6 + rnd(game.id === 'cryptrick' ? 60 : 30));
    const observer = seed % 3 === 2 ? SPECTATOR : rnd(players);
    const seat = observer === SPECTATOR ? null : observer;
    const other = otherWorld(game.id, world, { ...setup.options }, seat, rnd);
    if (!other) continue;
    found.pairs++;
    const stage = {
      port: server.port,
      admin: ADMIN,
      script,
      setup,
      game: game.id,
      observer,
      seed: String(seed),
    };
    const truth = await bytesOf(stage, world);
    const twin = await bytesOf(stage, other);
    if (truth !== twin) found.leaks.push(firstDifference(truth, twin));
  }
  return found;
}

function firstDifference(a: string, b: string): string {
  let at = 0;
  while (a[at] === b[at]) at++;
  return `…${a.slice(Math.max(0, at - 120), at + 60)}… or …${b.slice(at, at + 60)}…`;
}

describe('no byte on the wire depends on what a client may not know', () => {
  const script: Script = { next: null };
  let server: TestServer;
  beforeAll(async () => {
    server = await serve({ adminToken: ADMIN }, { games: GAMES.map((game) => scripted(game, script)) });
  });
  afterAll(() => server.end());

  const tables = everyTable().filter(({ options }) => LONG || Object.keys(options).length === 0);
  test.each(tables)('$name', async ({ game, players, options }) => {
    const found = await compare(server, script, { game, players, options }, LONG ? 6 : 1);
    expect(found.leaks).toEqual([]);
    // Two players of Inversion see everything, so there is no other world for them.
    if (game.id !== 'inversion' || players > 2) expect(found.pairs).toBeGreaterThan(0);
  });
});

describe('the property can fail: a card given away is found', () => {
  test.each(GAMES.map((game) => [game.id, game] as const))('%s', async (_, game) => {
    const script: Script = { next: null };
    const leaky: Game = {
      ...scripted(game, script),
      board: (state, observer) => ({
        ...(game.board(state, observer) as object),
        oops: game.hand(state, (observer + 1) % state.players),
      }),
    };
    const server = await serve({ adminToken: ADMIN }, { games: [leaky] });
    const { leaks } = await compare(server, script, { game, players: game.seats.max, options: {} }, 6);
    await server.end();
    expect(leaks.length).toBeGreaterThan(0);
    expect(leaks.join()).toContain('oops');
  });
});
