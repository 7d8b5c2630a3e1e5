import { linkTo } from '../app/route.ts';
import { useSay } from '../words/SayContext.tsx';
import { sayMoment } from './moment.ts';
import type { AdminSession } from './session.ts';
import { Told } from './Told.tsx';
import { useReading } from './useReading.ts';
import { A } from './words.ts';

/** The tables that changed last, and the nodes that serve them. */
export function TableHall({ session }: { readonly session: AdminSession }) {
  const say = useSay();
  const { value, problem, again } = useReading(session, 'GET /admin/state', {});

  async function close(id: string): Promise<void> {
    await session.api.call('POST /admin/tables/:id/close', { params: { id }, input: {} });
    again();
  }

  return (
    <>
      <Told isHere={value !== null} problem={problem} />
      {value && (
        <section className="field admin-list">
          <h2>{say(A.nodes)}</h2>
          <ul className="me-bots">
            {value.nodes.map(({ id, address, tables, streams, seen }) => (
              <li key={id}>
                <span>{say(A.node, { address, tables, streams })}</span>
                <small className="field-about">{sayMoment(seen, say)}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      {value?.tables.length === 0 && <p className="history-none">{say(A.noTables)}</p>}
      {value && value.tables.length > 0 && (
        <section className="field admin-list">
          <h2>{say(A.tables)}</h2>
          <ul className="me-bots">
            {value.tables.map(({ id, updated, ...table }) => (
              <li key={id}>
                <span>
                  <a href={linkTo('t', id)}>{say(A.table, table)}</a>
                  <small className="field-about">
                    {sayMoment(updated, say)} · {id}
                  </small>
                </span>
                {session.admin.role === 'owner' && table.status !== 'over' && table.status !== 'closed' && (
                  <button type="button" className="way history-danger" onClick={() => void close(id)}>
                    {say(A.closeTable)}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
