import type { Admin } from '@overtrick/api';
import { ok } from '@overtrick/engine';
import { type Done, noteAct, readAudit } from '../moderation/audit.ts';
import type { Measures } from '../moderation/measures.ts';
import { readReports } from '../moderation/reports.ts';
import type { ShutAddresses } from '../moderation/shutAddresses.ts';
import { endOf } from '../moderation/until.ts';
import type { People } from '../people/people.ts';
import { no } from '../problem.ts';
import type { Store } from '../store/store.ts';
import { isProxied } from './caller.ts';
import type { Handlers } from './route.ts';

export interface ModerationRouteDuties {
  readonly store: Store;
  readonly people: People;
  readonly measures: Measures;
  readonly addresses: ShutAddresses;
  /** How many proxies are believed. */
  readonly proxies: number;
  /** Something about a person has changed: every node looks, and ends the lines of who may not listen any more. */
  readonly personChanged: (person: string) => void;
  /** The same about addresses. */
  readonly addressesChanged: () => Promise<void>;
  /** What somebody has opened and not yet started ends with them. */
  readonly closeOpened: (host: string) => Promise<void>;
}

/** What admins do about people and addresses. */
export function moderationRoutes(duties: ModerationRouteDuties) {
  const { store, people, measures, addresses, proxies, personChanged, addressesChanged, closeOpened } =
    duties;
  const tell = (ids: readonly string[]): { readonly json: object } => {
    for (const id of ids) personChanged(id);
    return { json: {} };
  };
  const by = (admin: Admin, { person, why }: { readonly person: string; readonly why: string }) => ({
    admin,
    person,
    why,
  });
  return {
    async 'GET /admin/reports'({ query }) {
      return ok({ json: await readReports(store, query.closed !== undefined) });
    },
    async 'POST /admin/reports/:id/close'({ params, admin }, { why }) {
      const { db } = store;
      const row = await db.selectFrom('reports').selectAll().where('id', '=', params.id).executeTakeFirst();
      if (!row || row.closed !== null)
        return no('no-such-report', 'There is no such report, or it is dealt with.');
      const to: Done['to'] = { id: row.person, name: row.name };
      await store.write([
        db.updateTable('reports').set({ closed: store.now() }).where('id', '=', row.id).compile(),
        noteAct(store, { by: admin, act: 'close-report', to, why }),
      ]);
      return ok({ json: {} });
    },
    'GET /admin/people': async ({ query }) => ok({ json: await measures.search(query.name) }),
    async 'GET /admin/measures'() {
      const [banned, shut] = await Promise.all([measures.inForce(), addresses.list()]);
      return ok({ json: { people: banned, addresses: shut } });
    },
    async 'POST /admin/warn'({ admin }, input) {
      const warned = await measures.warn(by(admin, input), input.words);
      return warned.ok ? ok(tell([input.person])) : warned;
    },
    async 'POST /admin/mute'({ admin }, input) {
      const muted = await measures.mute(by(admin, input), input.on ? input.hours : null);
      return muted.ok ? ok(tell(muted.value)) : muted;
    },
    async 'POST /admin/sessions'({ admin }, input) {
      const ended = await measures.endSessions(by(admin, input));
      return ended.ok ? ok(tell([input.person])) : ended;
    },
    async 'POST /admin/ban'({ admin }, input) {
      const done = await (input.on
        ? measures.ban(by(admin, input), input.hours)
        : measures.unban(by(admin, input)));
      if (!done.ok) return done;
      const json = tell(done.value);
      if (input.on) for (const id of done.value) await closeOpened(id);
      return ok(json);
    },
    async 'POST /admin/addresses'({ admin, req, caller }, { hours, why, ...target }) {
      const asker = { admin, origin: caller, isProxied: proxies === 0 && isProxied(req) };
      const terms = { until: endOf(hours, store.now()), why };
      if (target.by === 'address') {
        const shut = await addresses.shut(asker, target, terms);
        if (!shut.ok) return shut;
      } else {
        const person = await people.get(target.person);
        if (!person || person.name === '') return no('nobody', 'There is nobody of this number here.');
        const shut = await addresses.shut(asker, { ...target, name: person.name }, terms);
        if (!shut.ok) return shut;
      }
      await addressesChanged();
      return ok({ json: {} });
    },
    async 'DELETE /admin/addresses/:id'({ admin, params }) {
      const lifted = await addresses.lift(admin, params.id);
      if (!lifted.ok) return lifted;
      await addressesChanged();
      return ok({ json: {} });
    },
    'GET /admin/audit': async ({ query }) => ok({ json: await readAudit(store, query.before) }),
  } satisfies Partial<Handlers>;
}
