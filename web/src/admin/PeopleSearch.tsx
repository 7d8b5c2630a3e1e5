import type { Problem, WatchedPerson } from '@overtrick/api';
import { type FormEvent, useState } from 'react';
import { useSay } from '../words/SayContext.tsx';
import { PersonLine } from './PersonLine.tsx';
import type { AdminSession } from './session.ts';
import { Told } from './Told.tsx';
import { A } from './words.ts';

/** Finds people by name or id. */
export function PeopleSearch({ session }: { readonly session: AdminSession }) {
  const say = useSay();
  const [name, setName] = useState('');
  const [found, setFound] = useState<readonly WatchedPerson[] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function find(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    const answer = await session.api.call('GET /admin/people', { query: { name } });
    setProblem(answer.ok ? null : answer.error);
    if (answer.ok) setFound(answer.value);
  }

  return (
    <>
      <form className="field join-row invite-row" onSubmit={(event) => void find(event)}>
        <input
          type="search"
          aria-label={say(A.search)}
          placeholder={say(A.search)}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className="go">
          {say(A.find)}
        </button>
      </form>
      <Told isHere={true} problem={problem} />
      {found?.length === 0 && <p className="history-none">{say(A.noneFound)}</p>}
      {found?.map((person) => (
        <PersonLine key={person.id} session={session} person={person} onDone={() => void find()} />
      ))}
    </>
  );
}
