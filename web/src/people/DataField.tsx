import type { Problem } from '@overtrick/api';
import { useState } from 'react';
import { sayProblem } from '../online/problems.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { saveFile } from '../replay/saveFile.ts';
import { api } from '../source/network/api.ts';
import { deleteGuest } from '../source/network/guest.ts';
import { useSay } from '../words/SayContext.tsx';
import { P } from './words.ts';

/** Everything the server keeps about this person: as a file, or gone. */
export function DataField({ onDeleted }: { readonly onDeleted: () => void }) {
  const say = useSay();
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function save(): Promise<void> {
    const data = await api.call('GET /api/me/export');
    setProblem(data.ok ? null : data.error);
    const day = new Date().toISOString().slice(0, 10);
    if (data.ok) saveFile(`overtrick-profile-${day}.json`, JSON.stringify(data.value, null, 2));
  }
  async function erase(): Promise<void> {
    const done = await deleteGuest();
    setAsking(false);
    setProblem(done.ok ? null : done.error);
    if (done.ok) onDeleted();
  }

  return (
    <section className="field me-field">
      <h2>{say(P.data)}</h2>
      <p className="field-about">{say(P.dataAbout)}</p>
      <div className="history-ways">
        <button type="button" className="way" onClick={() => void save()}>
          {say(P.save)}
        </button>
        <button type="button" className="way history-danger" onClick={() => setAsking(true)}>
          {say(P.remove)}
        </button>
      </div>
      <p className="name-problem" role="status">
        {problem && sayProblem(problem, say)}
      </p>
      {asking && (
        <Sheet title={say(P.removeTitle)} onClose={() => setAsking(false)}>
          <p>{say(P.removeAbout)}</p>
          <div className="history-ways">
            <button type="button" className="go go-quiet" onClick={() => setAsking(false)}>
              {say(P.keep)}
            </button>
            <button type="button" className="go history-danger" onClick={() => void erase()}>
              {say(P.confirm)}
            </button>
          </div>
        </Sheet>
      )}
    </section>
  );
}
