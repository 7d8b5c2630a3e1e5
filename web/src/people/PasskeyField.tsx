import type { Me, Passkey } from '@overtrick/api';
import { useState } from 'react';
import { sayProblem } from '../online/problems.ts';
import { api } from '../source/network/api.ts';
import { comeByPasskey } from '../source/network/guest.ts';
import { makePasskey, type PasskeyProblem, passkeyHindrance } from '../source/network/passkey.ts';
import { useSay } from '../words/SayContext.tsx';
import { useAnswer } from './useAnswer.ts';
import { P } from './words.ts';

type PasskeyFieldProps = { readonly me: Me | null; readonly onChange: (me: Me) => void };

/** The way to another device that needs no code; where browsers have none, why. */
export function PasskeyField({ me, onChange }: PasskeyFieldProps) {
  const say = useSay();
  const [turn, setTurn] = useState(0);
  const [problem, setProblem] = useState<PasskeyProblem | null>(null);
  const [made, setMade] = useState(false);
  const hindered = passkeyHindrance();

  async function make(): Promise<void> {
    const kept = await makePasskey();
    setProblem(kept.ok ? null : kept.error);
    setMade(kept.ok);
    setTurn(turn + 1);
  }
  async function come(): Promise<void> {
    const found = await comeByPasskey();
    setProblem(found.ok ? null : found.error);
    setMade(false);
    if (found.ok) onChange(found.value);
  }

  if (hindered) {
    return (
      <section className="field me-field" data-passkeys={hindered}>
        <h2>{say(P.passkeys)}</h2>
        <p className="field-about">
          {say(hindered === 'insecure' ? P.passkeysInsecure : P.passkeysUnsupported)}
        </p>
      </section>
    );
  }
  const sorry = problem && (problem === 'cancelled' ? say(P.passkeyCancelled) : sayProblem(problem, say));
  return (
    <section className="field me-field">
      <h2>{say(P.passkeys)}</h2>
      <p className="field-about">{say(P.passkeysAbout)}</p>
      {me && <OwnPasskeys key={`${me.id} ${turn}`} onProblem={setProblem} />}
      <div className="history-ways">
        {me && (
          <button type="button" className="go go-quiet" onClick={() => void make()}>
            {say(P.makePasskey)}
          </button>
        )}
        <button type="button" className="way" onClick={() => void come()}>
          {say(P.usePasskey)}
        </button>
      </div>
      <p className="name-problem" role="status" data-done={problem === null || undefined}>
        {sorry ?? (made && say(P.passkeyMade))}
      </p>
    </section>
  );
}

type OwnPasskeysProps = { readonly onProblem: (problem: PasskeyProblem | null) => void };

/** The passkeys of this person, each to be taken away. */
function OwnPasskeys({ onProblem }: OwnPasskeysProps) {
  const say = useSay();
  const [turn, setTurn] = useState(0);
  const { value: passkeys } = useAnswer('GET /api/me/passkeys', {}, turn);
  const sayDay = (at: number) => new Date(at).toLocaleDateString(say.language, { dateStyle: 'medium' });

  async function remove({ id }: Passkey): Promise<void> {
    const done = await api.call('DELETE /api/me/passkeys/:id', { params: { id } });
    onProblem(done.ok ? null : done.error);
    setTurn(turn + 1);
  }

  if (!passkeys || passkeys.length === 0) return null;
  return (
    <ul className="me-bots">
      {passkeys.map((passkey) => {
        const day = sayDay(passkey.created);
        const { used } = passkey;
        return (
          <li key={passkey.id}>
            <span>
              <strong>{say(P.passkeyOf, { day })}</strong>
              <small className="field-about">
                {used === null ? say(P.passkeyUnused) : say(P.passkeyUsed, { day: sayDay(used) })}
              </small>
            </span>
            <button
              type="button"
              className="way history-danger"
              aria-label={say(P.removePasskey, { day })}
              onClick={() => void remove(passkey)}
            >
              {say(P.removeShort)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
