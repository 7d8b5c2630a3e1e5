import type { Problem } from '@overtrick/api';
import type { Words } from '@overtrick/engine';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { PageFrame } from '../app/PageFrame.tsx';
import { sayProblem } from '../online/problems.ts';
import { ChoiceField } from '../parts/ChoiceField.tsx';
import { useSay } from '../words/SayContext.tsx';
import { Admins } from './Admins.tsx';
import { Audit } from './Audit.tsx';
import { Measures } from './Measures.tsx';
import { PeopleSearch } from './PeopleSearch.tsx';
import { Reports } from './Reports.tsx';
import { type AdminSession, keptToken, signIn, signOut } from './session.ts';
import { TableHall } from './TableHall.tsx';
import { Watch } from './Watch.tsx';
import { A, ROLE_WORDS } from './words.ts';
import '../online/friends.css';
import '../people/people.css';
import '../history/history.css';
import './admin.css';

const PARTS = {
  reports: Reports,
  people: PeopleSearch,
  measures: Measures,
  tables: TableHall,
  watch: Watch,
  admins: Admins,
  audit: Audit,
} as const satisfies Record<string, (props: { readonly session: AdminSession }) => ReactNode>;
type Part = keyof typeof PARTS;

/** For those who look after the server: what people report, and what can be done about it. */
export default function AdminScreen() {
  const say = useSay();
  const [session, setSession] = useState<AdminSession | null>(null);
  const [token, setToken] = useState(keptToken);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [part, setPart] = useState<Part>('reports');

  async function enter(given: string): Promise<void> {
    const entered = await signIn(given.trim());
    setProblem(entered.ok ? null : entered.error);
    if (entered.ok) setSession(entered.value);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what this tab has kept
  useEffect(() => {
    if (token !== '') void enter(token);
  }, []);

  if (!session) {
    return (
      <PageFrame title={say(A.title)}>
        <form
          className="field admin-form"
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            void enter(token);
          }}
        >
          <label htmlFor="admin-token">{say(A.token)}</label>
          <p className="field-about">{say(A.tokenAbout)}</p>
          <input
            id="admin-token"
            type="password"
            autoComplete="off"
            value={token}
            onChange={({ target }) => setToken(target.value)}
          />
          <p className="name-problem" role="status">
            {problem && sayProblem(problem, say)}
          </p>
          <button type="submit" className="go">
            {say(A.enter)}
          </button>
        </form>
      </PageFrame>
    );
  }
  const { admin } = session;
  const shown = (Object.keys(PARTS) as Part[]).filter((each) => each !== 'admins' || admin.role === 'owner');
  const Shown = PARTS[part];
  const leave = () => {
    signOut();
    setToken('');
    setPart('reports');
    setSession(null);
  };
  return (
    <PageFrame title={say(A.title)}>
      <p className="admin-me">
        <span>{say(A.youAre, { name: admin.name, role: say(ROLE_WORDS[admin.role]) })}</span>
        <button type="button" className="way" onClick={leave}>
          {say(A.leave)}
        </button>
      </p>
      <ChoiceField
        name={say(A.parts)}
        values={shown.map((value) => ({ value, name: say(A[value] satisfies Words) }))}
        value={part}
        onChange={setPart}
      />
      <Shown session={session} />
    </PageFrame>
  );
}
