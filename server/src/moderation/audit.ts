import type { Admin, AdminAct, Audit, AuditLine } from '@overtrick/api';
import type { CompiledQuery } from 'kysely';
import { newId } from '../ids.ts';
import type { AuditRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/** Lines of one page. */
const PAGE = 200;

/** What an admin did, to whom or what, until when and why. */
export interface Done {
  readonly by: Pick<Admin, 'id' | 'name'>;
  readonly act: AdminAct;
  readonly to: { readonly id: string; readonly name: string };
  readonly until?: number | null;
  readonly why: string;
}

/** Writes down what an admin does: in one transaction with the act itself, so that there is none without the other. */
export function noteAct(store: Pick<Store, 'db' | 'now'>, done: Done): CompiledQuery {
  const { by, act, to, until = null, why } = done;
  const row: AuditRow = {
    id: newId(),
    at: store.now(),
    by_id: by.id,
    by_name: by.name,
    act,
    to_id: to.id,
    to_name: to.name,
    until,
    why,
  };
  return store.db.insertInto('audit').values(row).compile();
}

const makeLine = ({ id, at, by_id, by_name, act, to_id, to_name, until, why }: AuditRow): AuditLine => ({
  id,
  at,
  by: { id: by_id, name: by_name },
  act,
  to: { id: to_id, name: to_name },
  until,
  why,
});

/** A page of what admins have done, the newest first, from a place that the page after it has named. */
export async function readAudit({ db }: Pick<Store, 'db'>, before?: string): Promise<Audit> {
  let query = db.selectFrom('audit').selectAll().orderBy('at', 'desc').orderBy('id', 'desc').limit(PAGE);
  if (before !== undefined) {
    const [at, id] = before.split('.');
    const place = Number(at);
    query = query.where((e) => e.or([e('at', '<', place), e.and([e('at', '=', place), e('id', '<', id)])]));
  }
  const rows = await query.execute();
  const last = rows.at(-1);
  return {
    lines: rows.map(makeLine),
    next: last && rows.length === PAGE ? `${last.at}.${last.id}` : null,
  };
}
