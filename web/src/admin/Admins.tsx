import type { NewAdmin, Problem, Role } from '@overtrick/api';
import { type FormEvent, useState } from 'react';
import { sayProblem } from '../online/problems.ts';
import { ChoiceField } from '../parts/ChoiceField.tsx';
import { Secret } from '../people/Secret.tsx';
import { useSay } from '../words/SayContext.tsx';
import type { AdminSession } from './session.ts';
import { Told } from './Told.tsx';
import { useReading } from './useReading.ts';
import { A, ROLE_WORDS } from './words.ts';

/** Everybody who looks after the server, each by name. */
export function Admins({ session }: { readonly session: AdminSession }) {
  const say = useSay();
  const { value: admins, problem: unread, again } = useReading(session, 'GET /admin/admins', {});
  const [name, setName] = useState('');
  const [role, setRole] = useState<Role>('moderator');
  const [made, setMade] = useState<NewAdmin | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function make(event: FormEvent): Promise<void> {
    event.preventDefault();
    const answer = await session.api.call('POST /admin/admins', { input: { name: name.trim(), role } });
    setProblem(answer.ok ? null : answer.error);
    if (!answer.ok) return;
    setMade(answer.value);
    setName('');
    again();
  }
  async function end(id: string): Promise<void> {
    const answer = await session.api.call('DELETE /admin/admins/:id', { params: { id } });
    setProblem(answer.ok ? null : answer.error);
    again();
  }

  return (
    <section className="field admin-form">
      <h2>{say(A.admins)}</h2>
      <Told isHere={admins !== null} problem={unread} />
      {admins?.length === 0 && <p className="field-about">{say(A.noAdmins)}</p>}
      <ul className="me-bots">
        {admins?.map((admin) => (
          <li key={admin.id}>
            <span>
              <strong>{admin.name}</strong>
              <small className="field-about">
                {say(A.madeBy, { role: say(ROLE_WORDS[admin.role]), by: admin.by })}
              </small>
            </span>
            <button
              type="button"
              className="way history-danger"
              aria-label={say(A.end, { name: admin.name })}
              onClick={() => void end(admin.id)}
            >
              {say(A.endShort)}
            </button>
          </li>
        ))}
      </ul>
      {made && <Secret label={say(A.tokenOf, { name: made.name })} text={made.token} />}
      <form className="admin-form" onSubmit={(event) => void make(event)}>
        <label htmlFor="admin-name">{say(A.name)}</label>
        <input
          id="admin-name"
          type="text"
          maxLength={40}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <ChoiceField
          name={say(A.role)}
          values={(['moderator', 'owner'] as const).map((value) => ({ value, name: say(ROLE_WORDS[value]) }))}
          value={role}
          onChange={setRole}
        />
        <p className="name-problem" role="status">
          {problem && sayProblem(problem, say)}
        </p>
        <button type="submit" className="go">
          {say(A.make)}
        </button>
      </form>
    </section>
  );
}
