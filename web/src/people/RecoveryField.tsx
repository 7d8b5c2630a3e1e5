import type { Me, Problem } from '@overtrick/api';
import { type FormEvent, useState } from 'react';
import { sayProblem } from '../online/problems.ts';
import { api } from '../source/network/api.ts';
import { recoverGuest } from '../source/network/guest.ts';
import { useSay } from '../words/SayContext.tsx';
import { Secret } from './Secret.tsx';
import { P } from './words.ts';

type RecoveryFieldProps = { readonly me: Me | null; readonly onChange: (me: Me) => void };

/** The way to another device without an account: a code to take along, and a place to enter one. */
export function RecoveryField({ me, onChange }: RecoveryFieldProps) {
  const say = useSay();
  const [shown, setShown] = useState<{ readonly of: string; readonly code: string } | null>(null);
  const [typed, setTyped] = useState('');
  const [keepOthers, setKeepOthers] = useState(false);
  const [ended, setEnded] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const code = shown && shown.of === me?.id ? shown.code : null;

  async function make(of: Me): Promise<void> {
    const made = await api.call('POST /api/me/recovery');
    setProblem(made.ok ? null : made.error);
    if (made.ok) setShown({ of: of.id, code: made.value.code });
  }
  async function become(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (typed.trim() === '') return;
    const found = await recoverGuest(typed, keepOthers);
    setProblem(found.ok ? null : found.error);
    if (!found.ok) return;
    setTyped('');
    setKeepOthers(false);
    onChange(found.value);
  }

  async function endOthers(): Promise<void> {
    const done = await api.call('DELETE /api/me/sessions');
    setProblem(done.ok ? null : done.error);
    setEnded(done.ok);
  }

  return (
    <section className="field me-field">
      <h2>{say(P.devices)}</h2>
      <p className="field-about">{say(P.recoveryAbout)}</p>
      {me && code === null && (
        <div className="me-row">
          <button type="button" className="go go-quiet" onClick={() => void make(me)}>
            {say(me.hasRecovery ? P.newCode : P.makeCode)}
          </button>
          {me.hasRecovery && <span className="field-about">{say(P.hasCode)}</span>}
        </div>
      )}
      {code !== null && <Secret label={say(P.yourCode)} text={code} />}
      <form className="me-use" onSubmit={(event) => void become(event)}>
        <label htmlFor="recovery">{say(P.useCode)}</label>
        <div className="join-row">
          <input
            id="recovery"
            type="text"
            maxLength={20}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder={say(P.codeField)}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setProblem(null);
            }}
          />
          <button type="submit" className="go go-quiet">
            {say(P.become)}
          </button>
        </div>
        {typed !== '' && (
          <label className="me-row">
            <input
              type="checkbox"
              checked={keepOthers}
              onChange={({ target }) => setKeepOthers(target.checked)}
            />
            {say(P.keepOthers)}
          </label>
        )}
        {typed !== '' && <p className="field-about">{say(keepOthers ? P.keepingAbout : P.endingAbout)}</p>}
        {me && typed !== '' && <p className="field-about">{say(P.becameAbout)}</p>}
      </form>
      {me && (
        <button type="button" className="way" onClick={() => void endOthers()}>
          {say(P.endOthers)}
        </button>
      )}
      <p className="name-problem" role="status" data-done={problem === null || undefined}>
        {problem ? sayProblem(problem, say) : ended && say(P.othersEnded)}
      </p>
    </section>
  );
}
