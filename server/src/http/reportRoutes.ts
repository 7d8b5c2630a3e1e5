import { ok } from '@overtrick/engine';
import { fileReport } from '../moderation/reports.ts';
import { markSeen, unseenBy } from '../moderation/warnings.ts';
import type { People } from '../people/people.ts';
import { no } from '../problem.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../table/tables.ts';
import type { Handlers } from './route.ts';
import { isShutOut, noSpectators, noTable } from './tableRoutes.ts';

export interface ReportRouteDuties {
  readonly store: Store;
  readonly people: People;
  readonly tables: Tables;
}

const nobody = no('nobody', 'There is nobody of this number here.');

/** What people tell those who look after a server, and hear from them. */
export function reportRoutes({ store, people, tables }: ReportRouteDuties) {
  return {
    async 'POST /api/people/:id/report'({ params, person: reporter }, { reason, words, table, lines }) {
      if (reporter.robot) return no('robot', 'Bots report nobody. Report them yourself.');
      if (params.id === reporter.id) return no('yourself', 'This is you.');
      const person = await people.get(params.id);
      if (!person || person.name === '') return nobody;
      const live = table === undefined ? null : await tables.fresh(table);
      if (table !== undefined && !live) return noTable;
      if (live && isShutOut(live, reporter.id)) return noSpectators;
      if (live ? !live.faces.has(person.id) : lines.length > 0) {
        return no('nothing-said', 'This person has not been at this table.');
      }
      const filed = await fileReport(store, { reporter, person, reason, words, live, lines });
      return filed.ok ? ok({ json: {} }) : filed;
    },
    'GET /api/me/warnings': async ({ person }) => ok({ json: await unseenBy(store, person.id) }),
    async 'POST /api/me/warnings/:id/seen'({ person, params }) {
      return (await markSeen(store, person.id, params.id))
        ? ok({ json: {} })
        : no('no-warning', 'There is no such warning, or it was seen already.');
    },
  } satisfies Partial<Handlers>;
}
