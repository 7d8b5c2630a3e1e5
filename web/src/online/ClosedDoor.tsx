import type { Problem } from '@overtrick/api';
import { useState } from 'react';
import { linkTo } from '../app/route.ts';
import { api } from '../source/network/api.ts';
import type { NetworkTable } from '../source/network/networkTable.ts';
import { useSay } from '../words/SayContext.tsx';
import { NameField } from './NameField.tsx';
import { sayProblem } from './problems.ts';
import type { Guest } from './useGuest.ts';
import { W } from './words.ts';

type ClosedDoorProps = {
  readonly table: NetworkTable;
  readonly guest: Guest;
  readonly problem: Problem;
};

/** A match without spectators. Who takes a bot's seat before the next deal is let in at once, where bots give way. */
export function ClosedDoor({ table, guest, problem }: ClosedDoorProps) {
  const say = useSay();
  const [refused, setRefused] = useState<Problem | null>(null);

  async function come(): Promise<void> {
    if (!(await guest.enter())) return;
    const done = await api.call('POST /api/tables/:id/sit', { params: { id: table.id }, input: {} });
    if (done.ok) table.lookAgain();
    else setRefused(done.error);
  }

  return (
    <main className="table table-note closed-door">
      <h1>{sayProblem(problem, say)}</h1>
      <p>{say(W.lateAbout)}</p>
      <NameField guest={guest} />
      <p className="name-problem" role="status">
        {refused && sayProblem(refused, say)}
      </p>
      <div className="room-ways">
        <button type="button" className="go" onClick={() => void come()}>
          {say(W.late)}
        </button>
        <a className="way" href={linkTo('friends')}>
          {say(W.friends)}
        </a>
      </div>
    </main>
  );
}
