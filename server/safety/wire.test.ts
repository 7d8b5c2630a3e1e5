import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { SPECTATOR } from '@overtrick/engine';
import { GAMES } from '@overtrick/games';
import pg from 'pg';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { everyTable } from '../../games/testing/every.ts';
import { isPostgresHere, makeDatabase } from '../testing/postgres.ts';
import { serve, type TestServer } from '../testing/serve.ts';
import { findLeaks, holdsSecret, strangeWords } from './judge.ts';
import { RawStream } from './rawPerson.ts';
import { readTruth, type Truth } from './truth.ts';
import { playWildly, type WildMatch } from './wildMatch.ts';

const LONG = process.env.OVERTRICK_LONG !== undefined;
/** Hundreds of matches in the long version; each round has a server of its own. */
const ROUNDS = Array.from({ length: LONG ? 20 : 1 }, (_, round) => round);
const ADMIN = 'the-admin-token-of-this-test';
const here = await isPostgresHere();
/** A decision in the notation of any game. */
const DECISION = /\b(bid|play|give|reveal|acquire|declare):[A-Z0-9]/;

/** Rounds whose matches are played to their end. */
const isWhole = (round: number): boolean => round % 10 === 9;

/** What is left of a match that was judged. */
interface Judged {
  readonly leaks: readonly string[];
  readonly decisions: number;
  readonly bytes: number;
  /** S, cookies and names, none of which may be in the log. */
  readonly unlogged: readonly string[];
}

/** Plays a match of every game and player count, some of them at a time; `pause` looks at the store in the middle of each. */
async function playAll(
  server: TestServer,
  round: number,
  atATime: number,
  pause: (id: string) => Promise<void>,
): Promise<Judged[]> {
  const wanted = everyTable()
    .filter(({ options }) => Object.keys(options).length === 0)
    .map(({ game, players, options }) => ({
      port: server.port,
      admin: ADMIN,
      game: game.id,
      players,
      options,
      seed: `${game.id} ${players} ${round}`,
      most: isWhole(round) ? Number.POSITIVE_INFINITY : 40 + ((round * 37 + players * 11) % 60),
    }));
  const judged: Judged[] = [];
  await Promise.all(
    Array.from({ length: atATime }, async () => {
      for (let setup = wanted.shift(); setup; setup = wanted.shift()) {
        const match = await playWildly(setup, pause);
        judged.push(judge(match, await readTruth(server, match.id)));
      }
    }),
  );
  return judged;
}

/** What everybody at a table may know: who is there, what was said, and the words of the games. */
function openWords({ people, spectator, said }: WildMatch): Set<string> {
  const words = new Set<string>(said);
  for (const person of [...people, spectator]) {
    words.add(person.name).add(person.id);
    for (const piece of person.heard) {
      if (!(piece instanceof RawStream) || !piece.room) continue;
      const { id, code, commitment, shares, options } = piece.room;
      for (const word of [id, code, commitment]) words.add(word);
      for (const share of shares) words.add(share.commitment).add(share.reveal ?? '');
      collect(options, words);
    }
  }
  return words.add('');
}

function collect(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') into.add(value);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) {
      into.add(key);
      collect(each, into);
    }
  }
}

function judge(match: WildMatch, truth: Truth): Judged {
  const words = openWords(match);
  const everybody = [...match.people, match.spectator];
  return {
    leaks: everybody.flatMap((person, at) => {
      const observer = at === match.people.length ? SPECTATOR : at;
      return findLeaks({ person, observer, truth, words });
    }),
    decisions: truth.decisions,
    bytes: everybody.reduce(sizeOf, 0),
    unlogged: [truth.secret, ...everybody.flatMap(({ name, cookie }) => [name, cookie.split('=')[1]])],
  };
}

/** What a reader of the store finds that they should not. */
function findInStore(bytes: string, truth: Truth): string[] {
  const raw = Buffer.from(truth.secret, 'hex').toString('latin1');
  return [
    ...(holdsSecret(bytes, truth) || bytes.includes(raw) ? ['S'] : []),
    ...(DECISION.test(bytes) ? [`a decision: ${DECISION.exec(bytes)?.[0]}`] : []),
  ];
}

describe('nobody is told too much over the wire, and nobody reads it from the store or the log', () => {
  test.each(ROUNDS)(
    'every game and player count, with spectators, reconnects, chat and errors: round %i',
    async (round) => {
      let log = '';
      const sink = new Writable({
        write(chunk, _encoding, done) {
          log += String(chunk);
          done();
        },
      });
      const server = await serve({ adminToken: ADMIN }, { log: pino({ level: 'trace' }, sink) });
      const { data } = server.config;
      const found: string[] = [];
      // The judge holds what each pair of eyes knew at every position: of whole matches only few fit into memory at once.
      const judged = await playAll(server, round, isWhole(round) ? 2 : 6, async (id) => {
        const files = readdirSync(data).filter((each) => each.includes('.db'));
        const bytes = files.map((name) => readFileSync(join(data, name), 'latin1'));
        const truth = await readTruth(server, id);
        // What was published meanwhile is no secret.
        if (truth.openedAt === Number.POSITIVE_INFINITY) found.push(...findInStore(bytes.join(''), truth));
      });
      await server.end();
      expect(found).toEqual([]);
      expect(judged).toHaveLength(everyPlayerCount());
      for (const { leaks, decisions, unlogged } of judged) {
        expect(leaks).toEqual([]);
        expect(decisions).toBeGreaterThan(5);
        for (const text of unlogged) expect(log).not.toContain(text);
      }
      expect(log).not.toContain(ADMIN);
      expect(DECISION.test(log)).toBe(false);
      const bytes = judged.reduce((sum, each) => sum + each.bytes, 0);
      process.stderr.write(`round ${round}: ${judged.length} matches, ${bytes} bytes heard\n`);
    },
    1_200_000,
  );

  test.skipIf(!here)('the rows of PostgreSQL hold no S and no decision', async () => {
    const database = await makeDatabase();
    const server = await serve({ database: database.url, adminToken: ADMIN });
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const found: string[] = [];
    let looked = 0;
    const setup = {
      port: server.port,
      admin: ADMIN,
      game: 'cryptrick',
      players: 6,
      options: {},
      seed: 'pg',
      most: 60,
    };
    await playWildly(setup, async (id) => {
      const truth = await readTruth(server, id);
      const tables = await client.query<{ name: string }>(
        `select table_name as name from information_schema.tables where table_schema = 'public'`,
      );
      for (const { name } of tables.rows) {
        const { rows } = await client.query(`select * from ${name}`);
        looked += rows.length;
        found.push(...findInStore(JSON.stringify(rows), truth));
      }
    });
    await client.end();
    await server.end();
    await database.drop();
    expect(looked).toBeGreaterThan(60);
    expect(found).toEqual([]);
  });
});

const everyPlayerCount = () => GAMES.reduce((sum, { seats }) => sum + seats.max - seats.min + 1, 0);

const sizeOf = (sum: number, { heard }: WildMatch['spectator']): number =>
  sum +
  heard.reduce((all, piece) => all + ('bytes' in piece ? piece.bytes : piece.head + piece.text).length, 0);

describe('the judge can find something', () => {
  test('a card, a decision or S among the words of the room', () => {
    const words = new Set(['Ann']);
    expect(strangeWords({ name: 'Ann', status: 'playing', seats: [1, null] }, words)).toEqual([]);
    expect(strangeWords({ name: 'Ann', hint: 'R7' }, words)).toEqual(['the word “R7”']);
    expect(strangeWords({ last: { action: 'play:7' } }, words)).toEqual(['the word “play:7”']);
    expect(strangeWords({ R7: true }, words)).toEqual(['the field “R7”']);
  });

  test('another seat’s hand in a stream, and what the store would show unsealed', async () => {
    const server = await serve();
    const setup = {
      port: server.port,
      admin: ADMIN,
      game: 'charms',
      players: 3,
      options: {},
      seed: 'judge',
      most: 30,
    };
    const match = await playWildly(setup, async () => {});
    const truth = await readTruth(server, match.id);
    const [person] = match.people;
    const words = openWords(match);
    expect(findLeaks({ person, observer: 0, truth, words })).toEqual([]);
    // The bytes of seat 0, judged as if seat 1 had heard them, are a leak.
    expect(findLeaks({ person, observer: 1, truth, words }).length).toBeGreaterThan(0);
    expect(findInStore(`{"seat":1,"decision":"play:7"}`, truth)).toEqual(['a decision: play:7']);
    expect(findInStore(`… ${truth.secret} …`, truth)).toEqual(['S']);
    await server.end();
  });
});
