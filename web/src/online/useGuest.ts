import type { Me, Problem } from '@overtrick/api';
import { useEffect, useState } from 'react';
import { becomeGuest, knownName, whoAmI } from '../source/network/guest.ts';

export interface Guest {
  readonly me: Me | null;
  readonly name: string;
  readonly setName: (name: string) => void;
  /** Tells the server the name, if it is new; null with a problem when it would not have it. */
  readonly enter: () => Promise<Me | null>;
  /** Another person from now on, or nobody: they came by a recovery code, or deleted themselves. */
  readonly become: (me: Me | null) => void;
  readonly problem: Problem | 'no-name' | null;
}

/** Who this person is to the server, and what they want to be called. */
export function useGuest(): Guest {
  const [me, setMe] = useState<Me | null>(null);
  const [name, setName] = useState(knownName);
  const [problem, setProblem] = useState<Guest['problem']>(null);
  useEffect(() => {
    void whoAmI().then(setMe);
  }, []);
  async function enter(): Promise<Me | null> {
    const wanted = name.trim();
    if (wanted === '') return refuse('no-name');
    const answer = await becomeGuest(wanted);
    if (!answer.ok) return refuse(answer.error);
    setProblem(null);
    setMe(answer.value);
    return answer.value;
  }
  /** Says why, and leads to the field, which may be out of sight. */
  function refuse(why: Guest['problem']): null {
    setProblem(why);
    document.querySelector<HTMLElement>('.name-field input')?.focus();
    return null;
  }
  const change = (next: string) => {
    setName(next);
    setProblem(null);
  };
  const become = (next: Me | null) => {
    setMe(next);
    change(next?.name ?? '');
  };
  return { me, name, setName: change, enter, become, problem };
}
