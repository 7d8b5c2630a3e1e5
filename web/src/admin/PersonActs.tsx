import type { Problem } from '@overtrick/api';
import { type FormEvent, useId, useState } from 'react';
import { sayProblem } from '../online/problems.ts';
import { ChoiceField } from '../parts/ChoiceField.tsx';
import { SwitchField } from '../parts/SwitchField.tsx';
import { useSay } from '../words/SayContext.tsx';
import { HowLong, LENGTHS, type Length } from './HowLong.tsx';
import type { AdminSession } from './session.ts';
import { A } from './words.ts';

const ACTS = ['warn', 'mute', 'sessions', 'ban', 'address'] as const;
type Act = (typeof ACTS)[number];

const ABOUT = {
  warn: A.warnAbout,
  mute: A.muteAbout,
  sessions: A.sessionsAbout,
  ban: A.banAbout,
  address: A.addressAbout,
} as const;

type PersonActsProps = {
  readonly session: AdminSession;
  readonly person: { readonly id: string; readonly name: string };
  readonly onDone?: () => void;
};

/** What an admin can do about a person: one thing at a time, with its reason. */
export function PersonActs({ session, person, onDone }: PersonActsProps) {
  const say = useSay();
  const [act, setAct] = useState<Act>('warn');
  const [words, setWords] = useState('');
  const [why, setWhy] = useState('');
  const [length, setLength] = useState<Length>('day');
  const [wide, setWide] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [done, setDone] = useState(false);
  const field = useId();
  const isTimed = act !== 'warn' && act !== 'sessions';

  function take() {
    const { api } = session;
    const on = { person: person.id, why };
    const hours = LENGTHS[length];
    switch (act) {
      case 'warn':
        return api.call('POST /admin/warn', { input: { ...on, words } });
      case 'mute':
        return api.call('POST /admin/mute', { input: { ...on, on: true, ...(hours !== null && { hours }) } });
      case 'sessions':
        return api.call('POST /admin/sessions', { input: on });
      case 'ban':
        return api.call('POST /admin/ban', { input: { ...on, on: true, hours } });
      case 'address':
        return api.call('POST /admin/addresses', { input: { by: 'person', ...on, hours, wide } });
    }
  }
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const taken = await take();
    setProblem(taken.ok ? null : taken.error);
    setDone(taken.ok);
    if (taken.ok) onDone?.();
  }
  function choose(next: Act): void {
    setAct(next);
    setDone(false);
    setProblem(null);
    if (next === 'mute' && length === 'ever') setLength('day');
  }

  const mine = ACTS.filter((each) => each !== 'address' || session.admin.role === 'owner');
  return (
    <form className="admin-form admin-acts" onSubmit={(event) => void submit(event)}>
      <ChoiceField
        name={say(A.acts)}
        about={say(ABOUT[act])}
        values={mine.map((value) => ({ value, name: say(A[value]) }))}
        value={act}
        onChange={choose}
      />
      {act === 'warn' && (
        <>
          <label htmlFor={`${field}words`}>{say(A.words)}</label>
          <textarea
            id={`${field}words`}
            rows={2}
            maxLength={500}
            required
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </>
      )}
      {isTimed && <HowLong value={length} withoutEnd={act !== 'mute'} onChange={setLength} />}
      {act === 'address' && <SwitchField name={say(A.wide)} on={wide} onChange={setWide} />}
      <label htmlFor={`${field}why`}>{say(A.why)}</label>
      <input
        id={`${field}why`}
        type="text"
        maxLength={500}
        autoComplete="off"
        value={why}
        onChange={({ target }) => setWhy(target.value)}
      />
      <p className="name-problem" role="status" data-done={done || undefined}>
        {problem ? sayProblem(problem, say) : done && say(A.done)}
      </p>
      <button type="submit" className="go">
        {say(A.doIt)}
      </button>
    </form>
  );
}
