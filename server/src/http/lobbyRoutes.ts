import { type MyTable, TABLE_INPUT } from '@overtrick/api';
import { ok } from '@overtrick/engine';
import * as v from 'valibot';
import { noBy } from '../problem.ts';
import { planAct } from '../table/acts.ts';
import { type CreateDuties, createTable } from '../table/create.ts';
import { knownOf } from '../table/live.ts';
import { makeCard, type OpenTables, sayLobby } from '../table/lobby.ts';
import type { Tables } from '../table/tables.ts';
import type { Handlers } from './route.ts';
import { type Stream, tooManyStreams } from './stream.ts';
import type { Streams } from './streams.ts';

export interface LobbyRouteDuties extends CreateDuties {
  readonly lobby: OpenTables;
  /** Hangs up on somebody who was shut out while the stream was being opened. */
  readonly checkHolder: (stream: Stream) => void;
  readonly streams: Streams;
}

/** Long enough for a phone with a bad connection. */
const QUICK_CLOCK = { kind: 'live', bank: 180, move: 30, away: 120 } as const;

/** Whether a table asks something of this person, and how long they have. */
async function waitsFor(
  tables: Tables,
  id: string,
  person: string,
  now: number,
): Promise<Pick<MyTable, 'yourTurn' | 'left'>> {
  const room = (await tables.get(id))?.room;
  const seat = room?.seats.find((each) => each.person === person);
  const deadline = seat ? (room?.deadline(seat) ?? null) : null;
  return { yourTurn: (seat?.askedAt ?? 0) > 0, left: deadline === null ? null : Math.max(0, deadline - now) };
}

/** The routes of the lobby. */
export function lobbyRoutes(duties: LobbyRouteDuties) {
  const { store, tables, lobby, games, findGame, admission, checkHolder, streams } = duties;
  return {
    'GET /api/games': async () => ok({ json: games.map(({ id, rules, seats }) => ({ id, rules, seats })) }),
    'GET /api/lobby': async ({ query }) => ok({ json: await lobby.read(query.game ?? null) }),
    async 'GET /api/lobby/stream'({ res, person, query, caller }) {
      const game = query.game ?? null;
      const first = sayLobby(await lobby.read(game));
      if (res.destroyed) return ok(undefined);
      const leave = admission.streams.enter(caller);
      if (!leave) return tooManyStreams;
      const stream = streams.open(res, leave, person, caller);
      const listener = { game, send: (text: string) => stream.send(text) };
      stream.send(first);
      lobby.listeners.add(listener);
      stream.onEnd = () => lobby.listeners.delete(listener);
      checkHolder(stream);
      return ok(undefined);
    },
    async 'GET /api/me/tables'({ person }) {
      const me = person.id;
      const rows = await store.db
        .selectFrom('tables')
        .innerJoin('sitters', 'sitters.table_id', 'tables.id')
        .selectAll('tables')
        .where('sitters.person', '=', me)
        .where('status', 'in', ['open', 'revealing', 'playing'])
        .orderBy('updated', 'desc')
        .limit(50)
        .execute();
      const names = await lobby.names(rows.map(({ id }) => id));
      const json: MyTable[] = [];
      for (const row of rows) {
        const waits =
          row.status === 'playing'
            ? await waitsFor(tables, row.id, me, store.now())
            : { yourTurn: false, left: null };
        json.push({ ...makeCard(row, names.get(row.id) ?? []), ...waits });
      }
      return ok({ json });
    },
    async 'POST /api/quick'({ person, caller, key }, { game: id, players }) {
      const game = findGame(id);
      if (!game)
        return noBy({ reason: 'no-such-game', game: id, games: games.map((each) => each.id).join(', ') });
      const open = await lobby.open(id, players);
      for (const { id: table, code } of open) {
        const live = await tables.get(table);
        if (!live?.room.setup.auto) continue;
        if (live.room.seatOf(person.id) >= 0) return ok({ json: { id: table, code } });
        live.faces.set(person.id, knownOf(person));
        const sat = await tables.act(table, null, planAct('sit', person.id, {}, store.now()));
        if (sat.ok) return ok({ json: { id: table, code } });
      }
      const input = v.parse(TABLE_INPUT, {
        game: id,
        players: players ?? Math.max(game.seats.min, Math.min(4, game.seats.max)),
        public: true,
        auto: true,
        giveWay: true,
        clock: QUICK_CLOCK,
      });
      const reason = key === null ? null : `quick ${person.id} ${key}`;
      const created = await createTable(duties, person.id, caller, input, reason);
      return created.ok ? ok({ json: created.value, status: 201 }) : created;
    },
  } satisfies Partial<Handlers>;
}
