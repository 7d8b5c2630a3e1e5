import type { Problem, Reason } from '@overtrick/api';
import { type FormEvent, useId, useState } from 'react';
import { sayProblem } from '../online/problems.ts';
import { ChoiceField } from '../parts/ChoiceField.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { api } from '../source/network/api.ts';
import { useSay } from '../words/SayContext.tsx';
import { R, REASON_WORDS } from './words.ts';
import './report.css';

/** Who is to be reported, and for what: something they said, or whatever happened at a table or on a profile. */
export interface Reported {
  readonly person: string;
  readonly name: string;
  readonly table?: string;
  readonly line?: { readonly n: number; readonly text: string };
}

type ReportSheetProps = { readonly reported: Reported; readonly onClose: () => void };

/** Tells those who look after the server about somebody. */
export default function ReportSheet({ reported, onClose }: ReportSheetProps) {
  const say = useSay();
  const { person, name, table, line } = reported;
  const [reason, setReason] = useState<Reason>(line ? 'rude' : table ? 'stalling' : 'name');
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [arrived, setArrived] = useState(false);
  const field = useId();

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const where = table === undefined ? {} : { table, lines: line ? [line.n] : [] };
    const input = { reason, words, ...where };
    const sent = await api.call('POST /api/people/:id/report', { params: { id: person }, input });
    setProblem(sent.ok ? null : sent.error);
    setArrived(sent.ok);
  }

  const reasons = Object.keys(REASON_WORDS) as Reason[];
  return (
    <Sheet title={say(R.title, { name })} onClose={onClose}>
      {arrived ? (
        <div className="report" role="status">
          <p>{say(R.arrived, { name })}</p>
          <button type="button" className="go" onClick={onClose}>
            {say(R.done)}
          </button>
        </div>
      ) : (
        <form className="report" onSubmit={(event) => void send(event)}>
          {line && <blockquote className="report-line">{say(R.said, { text: line.text })}</blockquote>}
          <p className="field-about">
            {say(R.about, { name })} {table !== undefined && say(R.withChat)}
          </p>
          <ChoiceField
            name={say(R.why)}
            values={reasons.map((value) => ({ value, name: say(REASON_WORDS[value]) }))}
            value={reason}
            onChange={setReason}
          />
          <label htmlFor={field}>{say(R.words)}</label>
          <textarea
            id={field}
            rows={3}
            maxLength={500}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <p className="name-problem" role="status">
            {problem && sayProblem(problem, say)}
          </p>
          <button type="submit" className="go">
            {say(R.send)}
          </button>
        </form>
      )}
    </Sheet>
  );
}
