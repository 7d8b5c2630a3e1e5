import { useId } from 'react';
import { useSay } from '../words/SayContext.tsx';
import { sayProblem } from './problems.ts';
import type { Guest } from './useGuest.ts';
import { W } from './words.ts';
import '../parts/fields.css';
import './friends.css';

/** What others call this person. It is sent with the first thing they do. */
export function NameField({ guest }: { readonly guest: Guest }) {
  const say = useSay();
  const field = useId();
  const about = useId();
  const { problem } = guest;
  return (
    <div className="field name-field">
      <label htmlFor={field}>{say(W.name)}</label>
      <input
        id={field}
        type="text"
        maxLength={24}
        autoComplete="nickname"
        value={guest.name}
        aria-invalid={problem !== null}
        {...(problem && { 'aria-describedby': about })}
        onChange={({ target }) => guest.setName(target.value)}
      />
      <p id={about} className="name-problem" role="status">
        {problem && (problem === 'no-name' ? say(W.namePlease) : sayProblem(problem, say))}
      </p>
    </div>
  );
}
