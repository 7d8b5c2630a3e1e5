import { ok } from '@overtrick/engine';
import { readWatch } from '../ladder/watch.ts';
import type { People } from '../people/people.ts';
import { no } from '../problem.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../table/tables.ts';
import { makeRoom } from '../table/tell.ts';
import type { Handlers } from './route.ts';

export interface AdminRouteDuties {
  readonly store: Store;
  readonly tables: Tables;
  readonly people: People;
  readonly dealPause: number;
  readonly banned: (id: string) => void;
  readonly closeOpened: (host: string) => Promise<void>;
}

const LISTED = 200;

/** The routes of whoever runs the server. They show rooms, never cards. */
export function adminRoutes({ store, tables, people, dealPause, banned, closeOpened }: AdminRouteDuties) {
  return {
    'GET /admin': async () => ok({ text: PAGE }),
    'GET /admin/admin.js': async () => ok({ text: SCRIPT }),
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
    async 'POST /admin/tables/:id/close'({ params }) {
      const done = await tables.act(params.id, null, (live) =>
        live.room.status === 'over' || live.room.status === 'closed'
          ? no('finished', 'This table is finished already.')
          : ok({ entry: { t: 'close', why: 'admin', secret: live.secret } }),
      );
      return done.ok ? ok({ json: done.value }) : done;
    },
    async 'POST /admin/ban'(_, { person, on }) {
      const changed = await people.change(person, { banned: on ? 1 : 0 });
      if (!changed) return no('nobody', 'There is nobody of this number here.');
      banned(person);
      if (on) await closeOpened(person);
      return ok({ json: {} });
    },
  } satisfies Partial<Handlers>;
}

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Overtrick: admin</title>
<style>body{font:15px/1.5 system-ui;margin:2rem auto;max-width:70rem;padding:0 1rem}td,th{padding:.2rem .6rem;text-align:left}</style>
<h1>Overtrick</h1>
<form id="enter"><label>Admin token <input id="token" type="password" autocomplete="off"></label> <button>Show</button></form>
<p id="problem" role="alert"></p>
<form id="ban"><label>Person <input id="person"></label> <button value="1">Ban</button> <button value="0">Let in</button></form>
<h2>Nodes</h2><table id="nodes"></table><h2>Tables</h2><table id="tables"></table>
<h2>Watch: rated matches that look arranged</h2><table id="pairs"></table><table id="winners"></table>
<script src="/admin/admin.js"></script></html>`;

const SCRIPT = `const $ = (id) => document.getElementById(id);
async function call(method, path, body) {
  const response = await fetch('/admin/' + path, { method, headers: { 'overtrick-admin': $('token').value, 'content-type': 'application/json' }, body: body && JSON.stringify(body) });
  const answer = await response.json();
  $('problem').textContent = response.ok ? '' : answer.message;
  return response.ok ? answer : null;
}
function fill(table, rows, act) {
  table.replaceChildren();
  if (!rows.length) return;
  const head = table.insertRow();
  for (const key of Object.keys(rows[0])) head.insertCell().textContent = key;
  for (const row of rows) {
    const line = table.insertRow();
    for (const [key, value] of Object.entries(row)) line.insertCell().textContent = /seen|started|created|updated/.test(key) ? new Date(value).toLocaleString() : value;
    if (act) line.insertCell().append(act(row));
  }
}
async function show() {
  const state = await call('GET', 'state');
  const watch = state && (await call('GET', 'watch'));
  if (!watch) return;
  const nameOf = ({ id, name }) => name + ' (' + id + ')';
  fill($('pairs'), watch.pairs.map(({ people, signs, share, ahead, ...pair }) => ({
    people: people.map(nameOf).join(', '), signs: signs.join(', '), share: Math.round(100 * share) + '%', ahead: ahead.join(':'), ...pair,
  })));
  fill($('winners'), watch.winners.map(({ id, name, ...winner }) => ({ 'wins nearly all': nameOf({ id, name }), ...winner })));
  fill($('nodes'), state.nodes);
  fill($('tables'), state.tables, (row) => {
    const button = document.createElement('button');
    button.textContent = 'close';
    button.onclick = async () => { await call('POST', 'tables/' + row.id + '/close', {}); await show(); };
    return button;
  });
}
$('enter').onsubmit = (event) => { event.preventDefault(); void show(); };
$('ban').onsubmit = (event) => { event.preventDefault(); void call('POST', 'ban', { person: $('person').value, on: event.submitter.value === '1' }); };
`;
