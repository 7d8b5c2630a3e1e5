import { timingSafeEqual } from 'node:crypto';
import { ID } from '@overtrick/api';
import { ok } from '@overtrick/engine';
import * as v from 'valibot';
import type { People } from '../people/people.ts';
import { type Answer, no } from '../problem.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../table/tables.ts';
import { makeRoom } from '../table/tell.ts';
import type { Call } from './call.ts';
import { PAGE_HEAD } from './openapi.ts';
import type { Reply, Served } from './route.ts';

export interface AdminRouteDuties {
  readonly token: string | undefined;
  readonly store: Store;
  readonly tables: Tables;
  readonly people: People;
  readonly dealPause: number;
  readonly banned: (id: string) => void;
}

const LISTED = 200;

/** The doors of whoever runs the server. They show rooms, never cards. */
export function adminRoutes(duties: AdminRouteDuties): Served[] {
  const { token, store, tables, people, dealPause, banned } = duties;

  const guarded =
    <I>(go: (call: Call, input: I) => Promise<Answer<Reply>>) =>
    async (call: Call, input: I): Promise<Answer<Reply>> => {
      if (token === undefined) return no('no-admin', 'Set ADMIN_TOKEN to use this page.');
      const given = String(call.req.headers['overtrick-admin'] ?? '');
      return sameText(given, token) ? go(call, input) : no('admin-token', 'This is not the admin token.');
    };
  const own = { open: true, hidden: true, cost: 5 } as const;

  return [
    {
      ...own,
      method: 'GET',
      path: '/admin',
      about: 'The admin page.',
      async go({ res }) {
        res.writeHead(200, { ...PAGE_HEAD, 'Cache-Control': 'no-store' }).end(PAGE);
        return ok(undefined);
      },
    },
    {
      ...own,
      method: 'GET',
      path: '/admin/admin.js',
      about: 'Its script.',
      async go({ res }) {
        res
          .writeHead(200, { 'Content-Type': 'text/javascript', 'X-Content-Type-Options': 'nosniff' })
          .end(SCRIPT);
        return ok(undefined);
      },
    },
    {
      ...own,
      method: 'GET',
      path: '/admin/state',
      about: 'Tables and nodes.',
      go: guarded(async () => {
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
      }),
    },
    {
      ...own,
      method: 'GET',
      path: '/admin/tables/:id',
      about: 'A room, without cards.',
      go: guarded(async ({ params }) => {
        const live = await tables.get(params.id);
        return live
          ? ok({ json: makeRoom(live, dealPause) })
          : no('no-such-table', 'There is no such table.');
      }),
    },
    {
      ...own,
      method: 'POST',
      path: '/admin/tables/:id/close',
      about: 'Close a table.',
      go: guarded(async ({ params }) => {
        const done = await tables.act(params.id, null, (live) =>
          live.room.status === 'over' || live.room.status === 'closed'
            ? no('finished', 'This table is finished already.')
            : ok({ entry: { t: 'close', why: 'admin', secret: live.secret } }),
        );
        return done.ok ? ok({ json: done.value }) : done;
      }),
    },
    {
      ...own,
      method: 'POST',
      path: '/admin/ban',
      about: 'Ban a person, or let them in again.',
      input: v.strictObject({ person: ID, on: v.boolean() }),
      go: guarded(async (_call, { person, on }: { person: string; on: boolean }) => {
        const changed = await people.change(person, { banned: on ? 1 : 0 });
        if (!changed) return no('nobody', 'There is nobody of this number here.');
        banned(person);
        return ok({ json: {} });
      }),
    },
  ];
}

function sameText(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
}

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Overtrick: admin</title>
<style>body{font:15px/1.5 system-ui;margin:2rem auto;max-width:70rem;padding:0 1rem}td,th{padding:.2rem .6rem;text-align:left}</style>
<h1>Overtrick</h1>
<form id="enter"><label>Admin token <input id="token" type="password" autocomplete="off"></label> <button>Show</button></form>
<p id="problem" role="alert"></p>
<form id="ban"><label>Person <input id="person"></label> <button value="1">Ban</button> <button value="0">Let in</button></form>
<h2>Nodes</h2><table id="nodes"></table><h2>Tables</h2><table id="tables"></table>
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
  if (!state) return;
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
