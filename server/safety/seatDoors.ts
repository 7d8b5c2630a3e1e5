import { ROUTES, type RouteName } from '@overtrick/api';
import { GAMES, gameOf } from '@overtrick/games';
import { pino } from 'pino';
import * as v from 'valibot';
import { Admission } from '../src/admission/admission.ts';
import { Openers } from '../src/admission/openers.ts';
import type { Served } from '../src/http/route.ts';
import { Streams } from '../src/http/streams.ts';
import { tableRoutes } from '../src/http/tableRoutes.ts';
import { Households } from '../src/ladder/households.ts';
import { People } from '../src/people/people.ts';
import { Seal } from '../src/seal.ts';
import type { Store } from '../src/store/store.ts';
import { ServerBots } from '../src/table/bots.ts';
import { Attendance } from '../src/table/presence.ts';
import { Tables } from '../src/table/tables.ts';
import { nobodyElse } from '../src/wake/wake.ts';

/** An input as the door of its route checks it. */
export function checkInput(name: RouteName, input: object): unknown {
  const route = ROUTES[name];
  return 'input' in route ? v.parse(route.input, input) : undefined;
}

export type Doors = ReturnType<typeof openDoors>;

/** The real doors of the tables on a real store, without sockets and clocks. */
export function openDoors(store: Store) {
  const seal = new Seal(new Uint8Array(32).fill(1));
  const shared = false;
  const nothing = (): void => {};
  const tables = new Tables({
    ...{ store, seal, findGame: gameOf, dealPause: 0, shared },
    ...{ alongside: () => [], opened: nothing, moved: nothing },
  });
  const log = pino({ level: 'error' });
  const attendance = new Attendance({ node: 'here', store, wake: () => nobodyElse, shared, log });
  const bots = new ServerBots(1);
  const routes = tableRoutes({
    ...{ store, seal, tables, findGame: gameOf, games: GAMES, mostOpen: 1_000_000, dealPause: 0, bots },
    ...{ admission: new Admission(1_000_000), openers: new Openers() },
    households: new Households(store, seal),
    people: new People(store, seal),
    streams: new Streams(),
    checkHolder: nothing,
    attend: (live) => attendance.refresh(live),
    presence: (live, person, here) => attendance.changed(live, person, here),
  });
  const doors: Readonly<Record<string, Pick<Served, 'go'>>> = Object.fromEntries(
    Object.entries(routes).map(([name, go]) => [name, { go }]),
  );
  return {
    tables,
    doors,
    async close() {
      tables.close();
      await bots.close();
    },
  };
}
