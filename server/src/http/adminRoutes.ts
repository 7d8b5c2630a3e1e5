import { ok } from '@overtrick/engine';
import { readWatch } from '../ladder/watch.ts';
import type { Admins } from '../moderation/admins.ts';
import { noteAct } from '../moderation/audit.ts';
import { no } from '../problem.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../table/tables.ts';
import { makeRoom } from '../table/tell.ts';
import type { Handlers } from './route.ts';

export interface AdminRouteDuties {
  readonly store: Store;
  readonly tables: Tables;
  readonly admins: Admins;
  readonly dealPause: number;
}

const LISTED = 200;

/** The routes of those who look after the server: its tables, its nodes, and who they are. They show rooms, never cards. */
export function adminRoutes({ store, tables, admins, dealPause }: AdminRouteDuties) {
  return {
    'GET /admin': async () => ok({ text: DOOR }),
    'GET /admin/me': async ({ admin }) => ok({ json: admin }),
    async 'GET /admin/state'() {
      const [rows, nodes] = await Promise.all([
        store.db
          .selectFrom('tables')
          .select(['id', 'game', 'players', 'taken', 'status', 'public', 'rated', 'created', 'updated'])
          .orderBy('updated', 'desc')
          .limit(LISTED)
          .execute(),
        store.db.selectFrom('nodes').selectAll().orderBy('seen', 'desc').execute(),
      ]);
      return ok({ json: { tables: rows, nodes } });
    },
    'GET /admin/watch': async () => ok({ json: await readWatch(store) }),
    async 'GET /admin/tables/:id'({ params }) {
      const live = await tables.get(params.id);
      return live ? ok({ json: makeRoom(live, dealPause) }) : no('no-such-table', 'There is no such table.');
    },
    async 'POST /admin/tables/:id/close'({ params, admin }, { why }) {
      const done = await tables.act(params.id, null, (live) => {
        const { room, id, secret } = live;
        if (room.status === 'over' || room.status === 'closed') {
          return no('finished', 'This table is finished already.');
        }
        const note = noteAct(store, {
          by: admin,
          act: 'close-table',
          to: { id, name: room.setup.game },
          why,
        });
        return ok({ entry: { t: 'close', why: 'admin', secret }, also: [note] });
      });
      return done.ok ? ok({ json: done.value }) : done;
    },
    'GET /admin/admins': async () => ok({ json: await admins.list() }),
    async 'POST /admin/admins'({ admin }, { name, role }) {
      const made = await admins.make(admin, name, role);
      return made.ok ? ok({ json: made.value, status: 201 }) : made;
    },
    async 'DELETE /admin/admins/:id'({ admin, params }) {
      const ended = await admins.end(admin, params.id);
      return ended.ok ? ok({ json: {} }) : ended;
    },
  } satisfies Partial<Handlers>;
}

/** The page itself is a screen of the app. */
const DOOR = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Overtrick: admin</title><meta http-equiv="refresh" content="0; url=./#/admin">
<p><a href="./#/admin">To the page of the admins</a></p></html>`;
