import type { Report } from '@overtrick/api';
import { useState } from 'react';
import { ChoiceField } from '../parts/ChoiceField.tsx';
import { REASON_WORDS } from '../report/words.ts';
import { useSay } from '../words/SayContext.tsx';
import { sayMoment } from './moment.ts';
import { PersonActs } from './PersonActs.tsx';
import type { AdminSession } from './session.ts';
import { Told } from './Told.tsx';
import { useReading } from './useReading.ts';
import { A } from './words.ts';

/** What people have reported, with what was said. */
export function Reports({ session }: { readonly session: AdminSession }) {
  const say = useSay();
  const [which, setWhich] = useState<'open' | 'dealtWith'>('open');
  const query = which === 'open' ? {} : { closed: '1' };
  const { value: reports, problem, again } = useReading(session, 'GET /admin/reports', { query });

  async function close(id: string): Promise<void> {
    await session.api.call('POST /admin/reports/:id/close', { params: { id }, input: {} });
    again();
  }

  return (
    <>
      <ChoiceField
        name={say(A.which)}
        values={(['open', 'dealtWith'] as const).map((value) => ({ value, name: say(A[value]) }))}
        value={which}
        onChange={setWhich}
      />
      <Told isHere={reports !== null} problem={problem} />
      {reports?.length === 0 && <p className="history-none">{say(A.noReports)}</p>}
      {reports?.map((report) => (
        <article key={report.id} className="field admin-report">
          <Complaint report={report} />
          {report.person.name !== '' && (
            <details className="fold">
              <summary>{say(A.act, { name: report.person.name })}</summary>
              <PersonActs session={session} person={report.person} />
            </details>
          )}
          {report.closed === null && (
            <button type="button" className="go go-quiet" onClick={() => void close(report.id)}>
              {say(A.close)}
            </button>
          )}
        </article>
      ))}
    </>
  );
}

/** Who reports whom, why, and what was said around it. */
function Complaint({ report }: { readonly report: Report }) {
  const say = useSay();
  const { person, reporter, reason, words, at, table, n, lines } = report;
  return (
    <>
      <h2>
        {person.name || say(A.nobody)}: {say(REASON_WORDS[reason])}
      </h2>
      <p className="field-about">
        {say(A.reportedBy, { day: sayMoment(at, say), name: reporter.name || say(A.nobody) })}
      </p>
      {words !== '' && <blockquote className="admin-words">{words}</blockquote>}
      <p className="field-about">
        {table === null ? say(A.onProfile) : say(A.atTable, { table, n: n ?? 0 })}
      </p>
      {table !== null && lines.length === 0 && <p className="field-about">{say(A.nothingSaid)}</p>}
      {lines.length > 0 && (
        <ol className="admin-chat" aria-label={say(A.chat)}>
          {lines.map((line) => (
            <li key={line.n} data-theirs={line.person === person.id || undefined}>
              <strong>{line.name || say(A.nobody)}</strong>{' '}
              {line.reported ? <mark>{line.text}</mark> : line.text}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
