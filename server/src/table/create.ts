import { randomBytes } from 'node:crypto';
import { type CheckedInputOf, type Created, type Level, type ProblemOf, TABLE_INPUT } from '@overtrick/api';
import { checkSetup, commitSecret, fail, type Game, makeHex, ok, type Result } from '@overtrick/engine';
import * as v from 'valibot';
import type { Admission } from '../admission/admission.ts';
import type { Openers } from '../admission/openers.ts';
import type { Caller } from '../admission/origin.ts';
import { CODE_LENGTH, ID_LENGTH, newCode, newId } from '../ids.ts';
import { type Answer, no, noBy } from '../problem.ts';
import type { Seal } from '../seal.ts';
import type { Store } from '../store/store.ts';
import { type Entry, makeRow } from './entry.ts';
import type { LiveTable } from './live.ts';
import type { SeatState } from './seat.ts';
import type { TableSetup } from './setup.ts';
import type { Step, Tables } from './tables.ts';

export interface CreateDuties {
  readonly store: Store;
  readonly seal: Seal;
  readonly tables: Tables;
  readonly findGame: (id: string) => Game | undefined;
  readonly games: readonly Game[];
  readonly admission: Admission;
  readonly openers: Openers;
  /** How many tables one person may have open. */
  readonly mostOpen: number;
}

/**
 * Opens a table: draws S, publishes C, and seats its host and bots. The same reason gives the same table, so that a repeated request
 * finishes what a node began before it died.
 */
export async function createTable(
  duties: CreateDuties,
  host: string,
  caller: Caller,
  input: CheckedInputOf<'POST /api/tables'>,
  reason: string | null = null,
): Promise<Answer<Created, ProblemOf<'POST /api/tables'> | 'too-many'>> {
  const { tables, seal, findGame, games } = duties;
  const { bots, seat } = input;
  const game = findGame(input.game);
  if (!game)
    return noBy({ reason: 'no-such-game', game: input.game, games: games.map(({ id }) => id).join(', ') });
  const checked = checkSetup(game, input.players, input.options);
  if (!checked.ok) return noBy(checked.error);
  if (input.rated && (bots.length > 0 || input.hints || input.giveWay || !input.public)) {
    return no('rated', 'A rated table is public, without bots and without hints, and nobody gives way.');
  }
  if (input.rated && input.clock.kind === 'none') {
    return no(
      'needs-clock',
      'A rated table needs a clock, so that nobody can hold up the others. Choose one.',
    );
  }
  if (bots.length + (seat === null ? 0 : 1) > input.players) {
    return no('too-many-bots', `There are only ${input.players} seats.`);
  }
  if (seat !== null && seat >= input.players) {
    return noBy({ reason: 'no-such-seat', seat: String(seat), last: input.players - 1 });
  }
  const id = reason === null ? newId() : seal.sign(`table ${reason}`).slice(0, ID_LENGTH);
  const begun = reason === null ? null : await tables.get(id);
  if (!begun && (await hasTooMany(duties, host))) {
    return no('too-many-tables', `You have ${duties.mostOpen} open tables. Close one first.`);
  }
  const flooded = begun ? null : duties.admission.take('tables', caller);
  if (flooded) return flooded;
  duties.openers.opened(id, caller);
  const secret = randomBytes(32);
  const setup: TableSetup = {
    game: game.id,
    ...checked.value,
    code: await freeCode(duties.store),
    public: input.public,
    rated: input.rated,
    hints: input.hints,
    spectators: input.spectators,
    auto: input.auto,
    giveWay: input.giveWay,
    clock: input.clock,
    commitment: commitSecret(id, secret),
  };
  const sitters = seating(setup.players, host, seat, bots);
  // All but the last sit down in the same write: a table of many bots costs no more than another.
  const together = sitters.slice(0, -1).map(({ entry }) => entry);
  if (!begun) await insert(duties, id, setup, host, makeHex(secret), together);
  for (const { seat: at, entry } of begun ? sitters : sitters.slice(-1)) {
    await tables.act(id, null, fill(at, entry));
  }
  const live = await tables.get(id);
  return live ? ok({ id, code: live.room.setup.code }) : no('gone', 'This table is gone.');
}

/** Seats somebody if the seat is still free. */
const fill =
  (seat: number, entry: Entry) =>
  ({ room }: LiveTable): Result<Step, 'taken'> =>
    room.status === 'open' && room.seats[seat].kind === 'empty' ? ok({ entry }) : fail('taken');

/** A new table with the set-up and the people of an old one; the first request creates it, later ones get the same. */
export async function rematch(
  duties: CreateDuties,
  old: LiveTable,
  person: string,
  caller: Caller,
): Promise<Answer<Created, ProblemOf<'POST /api/tables/:id/rematch'> | 'too-many'>> {
  const { room } = old;
  if (room.seatOf(person) < 0) return no('not-seated', 'Only who sat at this table may ask for a rematch.');
  if (room.status !== 'over' && room.status !== 'closed') {
    return no('not-over', 'A rematch is possible when this match is over.');
  }
  if (room.rematch === null) {
    const { rules: _rules, code: _code, commitment: _commitment, ...setup } = room.setup;
    const input = v.parse(TABLE_INPUT, { ...setup, seat: null });
    const created = await createTable(duties, person, caller, input, `rematch ${old.id}`);
    if (!created.ok) return created;
    const { id } = created.value;
    for (const [seat, sitter] of room.seats.entries()) {
      const entry = sitterEntry(sitter, seat);
      if (entry) await duties.tables.act(id, null, fill(seat, entry));
    }
    await duties.tables.act(old.id, null, (live) =>
      live.room.rematch === null ? ok({ entry: { t: 'rematch', table: id } }) : fail('made'),
    );
  }
  const next = room.rematch === null ? null : await duties.tables.get(room.rematch);
  return next ? ok({ id: next.id, code: next.room.setup.code }) : no('gone', 'The rematch is gone.');
}

function sitterEntry(sitter: SeatState, seat: number): Entry | null {
  if (sitter.level !== null) return { t: 'bot', seat, level: sitter.level };
  if (sitter.person === null) return null;
  return { t: 'sit', seat, person: sitter.person, openHands: sitter.openHands };
}

async function hasTooMany({ store, mostOpen }: CreateDuties, host: string): Promise<boolean> {
  const found = await store.db
    .selectFrom('tables')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('host', '=', host)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return Number(found?.count ?? 0) >= mostOpen;
}

/** An unused code; one letter longer when many are used. */
export async function freeCode(store: Pick<Store, 'db'>, propose = newCode): Promise<string> {
  for (let tried = 0; ; tried++) {
    const code = propose(tried < 3 ? CODE_LENGTH : CODE_LENGTH + 1 + Math.floor(tried / 6));
    const taken = await store.db
      .selectFrom('tables')
      .select('id')
      .where('code', '=', code)
      .executeTakeFirst();
    if (taken === undefined) return code;
  }
}

interface Seating {
  readonly seat: number;
  readonly entry: Entry;
}

function seating(players: number, host: string, seat: number | null, bots: readonly Level[]): Seating[] {
  const entries: Seating[] = [];
  if (seat !== null) entries.push({ seat, entry: { t: 'sit', seat, person: host, openHands: false } });
  let free = players - 1;
  for (const level of [...bots].reverse()) {
    if (free === seat) free--;
    entries.push({ seat: free, entry: { t: 'bot', seat: free, level } });
    free--;
  }
  return entries;
}

async function insert(
  duties: CreateDuties,
  id: string,
  setup: TableSetup,
  host: string,
  secret: string,
  sitters: readonly Entry[],
): Promise<void> {
  const { store, seal } = duties;
  const now = store.now();
  const row = makeRow(id, { n: 0, at: now, key: null, entry: { t: 'open', person: host } }, seal);
  const seats = sitters.map((entry, at) =>
    makeRow(id, { n: at + 1, at: now + at + 1, key: null, entry }, seal),
  );
  const table = store.db
    .insertInto('tables')
    .values({
      id,
      code: setup.code,
      game: setup.game,
      players: setup.players,
      status: 'open',
      host,
      public: setup.public ? 1 : 0,
      rated: setup.rated ? 1 : 0,
      setup: JSON.stringify(setup),
      secret: seal.close(secret, id),
      commitment: setup.commitment,
      taken: 0,
      created: now,
      updated: now,
      due: null,
      lease: null,
      lease_until: 0,
    })
    .compile();
  const also = seats.map((seat) => store.db.insertInto('journal').values(seat).compile());
  await store.append({ row, also: [table, ...also] });
}
