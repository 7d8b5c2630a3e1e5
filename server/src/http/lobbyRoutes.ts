import { ok } from '@overtrick/engine';
import * as v from 'valibot';
import type { MyTable } from '../api.ts';
import { no, noBy } from '../problem.ts';
import { planAct } from '../table/acts.ts';
import { type CreateDuties, createTable, TABLE_INPUT } from '../table/create.ts';
import { type LobbyBoard, makeCard, sayLobby } from '../table/lobby.ts';
import type { Tables } from '../table/tables.ts';
import { type Route, route } from './route.ts';
import { Stream } from './stream.ts';

export interface LobbyRouteDuties extends CreateDuties {
  readonly lobby: LobbyBoard;
}

const QUICK = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  players: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(16))),
});

/** Generous enough for a phone on a train. */
const QUICK_CLOCK = { kind: 'live', bank: 180, move: 30, away: 120 } as const;

/** Whether a table asks something of this person. */
async function waitsFor(tables: Tables, id: string, person: string): Promise<boolean> {
  const live = await tables.get(id);
  return live?.room.seats.some((seat) => seat.person === person && seat.askedAt > 0) ?? false;
}

/** The doors of the lobby. */
export function lobbyRoutes(duties: LobbyRouteDuties): Route[] {
  const { store, tables, lobby, games, findGame } = duties;
  return [
    route({
      method: 'GET',
      path: '/api/games',
      about: 'The games of this server.',
      open: true,
      go: async () => ok({ json: games.map(({ id, rules, seats }) => ({ id, rules, seats })) }),
    }),
    route({
      method: 'GET',
      path: '/api/lobby',
      about: 'Open public tables; ?game= for one game.',
      open: true,
      go: async ({ query }) => ok({ json: await lobby.read(query.get('game')) }),
    }),
    route({
      method: 'GET',
      path: '/api/lobby/stream',
      about: 'The same, live: Server-Sent Events.',
      open: true,
      cost: 2,
      async go({ res, query, address }) {
        const game = query.get('game');
        const first = sayLobby(await lobby.read(game));
        if (res.destroyed) return ok(undefined);
        const stream = new Stream(res, address);
        const listener = { game, send: (text: string) => stream.send(text) };
        stream.send(first);
        lobby.listeners.add(listener);
        stream.onEnd = () => lobby.listeners.delete(listener);
        return ok(undefined);
      },
    }),
    route({
      method: 'GET',
      path: '/api/me/tables',
      about: 'Tables where you sit, and whether they wait for you.',
      cost: 2,
      async go({ person }) {
        const me = person?.id ?? '';
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
          const yourTurn = row.status === 'playing' && (await waitsFor(tables, row.id, me));
          json.push({ ...makeCard(row, names.get(row.id) ?? []), yourTurn });
        }
        return ok({ json });
      },
    }),
    route({
      method: 'POST',
      path: '/api/quick',
      about: 'A seat at an open public table of this game, or a new one.',
      once: true,
      input: QUICK,
      cost: 5,
      async go({ person, key }, { game: id, players }) {
        const game = findGame(id);
        if (!game)
          return noBy({ reason: 'no-such-game', game: id, games: games.map((each) => each.id).join(', ') });
        if (!person) return no(401, 'who-are-you', 'Say who you are first.');
        const open = await lobby.open(id, players);
        for (const { id: table, code } of open) {
          const live = await tables.get(table);
          if (!live?.room.setup.auto) continue;
          if (live.room.seatOf(person.id) >= 0) return ok({ json: { id: table, code } });
          live.faces.set(person.id, { name: person.name, robot: person.robot === 1 });
          const sat = await tables.act(table, null, planAct('sit', person.id, {}));
          if (sat.ok) return ok({ json: { id: table, code } });
        }
        const input = v.parse(TABLE_INPUT, {
          game: id,
          players: players ?? Math.max(game.seats.min, Math.min(4, game.seats.max)),
          public: true,
          auto: true,
          clock: QUICK_CLOCK,
        });
        const reason = key === null ? null : `quick ${person.id} ${key}`;
        const created = await createTable(duties, person.id, input, reason);
        return created.ok ? ok({ json: created.value, status: 201 }) : created;
      },
    }),
  ];
}
