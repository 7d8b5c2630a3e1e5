import type { Problem } from '@overtrick/api';
import { type FormEvent, useId, useState } from 'react';
import { sayProblem } from '../online/problems.ts';
import { SwitchField } from '../parts/SwitchField.tsx';
import { useSay } from '../words/SayContext.tsx';
import { HowLong, LENGTHS, type Length } from './HowLong.tsx';
import type { AdminSession } from './session.ts';
import { A } from './words.ts';

type ShutFormProps = { readonly session: AdminSession; readonly onDone: () => void };

/** Shuts out an address that an owner knows from elsewhere, such as the log of a proxy. */
export function ShutForm({ session, onDone }: ShutFormProps) {
  const say = useSay();
  const [address, setAddress] = useState('');
  const [why, setWhy] = useState('');
  const [wide, setWide] = useState(false);
  const [length, setLength] = useState<Length>('day');
  const [problem, setProblem] = useState<Problem | null>(null);
  const field = useId();

  async function shut(event: FormEvent): Promise<void> {
    event.preventDefault();
    const input = { by: 'address', address, wide, why, hours: LENGTHS[length] } as const;
    const done = await session.api.call('POST /admin/addresses', { input });
    setProblem(done.ok ? null : done.error);
    if (!done.ok) return;
    setAddress('');
    onDone();
  }

  return (
    <form className="field admin-form" onSubmit={(event) => void shut(event)}>
      <h2>{say(A.shutOne)}</h2>
      <label htmlFor={`${field}address`}>{say(A.typeAddress)}</label>
      <input
        id={`${field}address`}
        type="text"
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
      />
      <SwitchField name={say(A.wide)} on={wide} onChange={setWide} />
      <HowLong value={length} withoutEnd={true} onChange={setLength} />
      <label htmlFor={`${field}why`}>{say(A.why)}</label>
      <input
        id={`${field}why`}
        type="text"
        maxLength={500}
        autoComplete="off"
        value={why}
        onChange={({ target }) => setWhy(target.value)}
      />
      <p className="name-problem" role="status">
        {problem && sayProblem(problem, say)}
      </p>
      <button type="submit" className="go">
        {say(A.doIt)}
      </button>
    </form>
  );
}
