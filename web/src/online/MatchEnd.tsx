import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../app/lazyPart.ts';
import { goTo, linkTo } from '../app/route.ts';
import { ReplayClient } from '../replay/replayClient.ts';
import type { Knowledge } from '../source/network/knowledge.ts';
import type { NetworkTable } from '../source/network/networkTable.ts';
import { useSay } from '../words/SayContext.tsx';
import { O } from './tableWords.ts';

const CheckSheet = lazyPart(async () => ({ default: (await import('../replay/CheckSheet.tsx')).CheckSheet }));

type MatchEndProps = {
  readonly table: NetworkTable;
  readonly known: Knowledge;
  /** The log as letters of a link; null until the server gives it. */
  readonly letters: string | null;
};

/** After the match: the proof, the replay, and another one with the same people. */
export function MatchEnd({ table, known, letters }: MatchEndProps) {
  const say = useSay();
  const { room, seat } = known;
  const [client, setClient] = useState<ReplayClient | null>(null);
  useEffect(() => () => client?.close(), [client]);

  async function check(): Promise<void> {
    if (letters === null) return;
    const opened = new ReplayClient();
    await opened.ask('open', { origin: { packed: letters }, language: say.language });
    setClient(opened);
  }

  async function rematch(): Promise<void> {
    const made = await table.rematch();
    if (made.ok) goTo(linkTo('t', made.value.id), true);
  }

  const gone = room.rated ? room.seats.filter(({ replaced, away }) => replaced || away) : [];
  return (
    <div className="match-end">
      {gone.length > 0 && (
        <p>{say(O.leftLast, { names: gone.map(({ name }) => name || say(O.guest)).join(', ') })}</p>
      )}
      {letters !== null && (
        <>
          <button type="button" className="way" onClick={() => void check()}>
            {say(O.proof)}
          </button>
          <a className="way" href={linkTo('log', letters)}>
            {say(O.replay)}
          </a>
        </>
      )}
      {room.rematch ? (
        <a className="go" href={linkTo('t', room.rematch)}>
          {say(O.joinRematch)}
        </a>
      ) : (
        seat >= 0 &&
        room.status === 'over' && (
          <button type="button" className="go" onClick={() => void rematch()}>
            {say(O.rematch)}
          </button>
        )
      )}
      {seat < 0 && (
        <a className="go go-quiet" href={linkTo('friends')}>
          {say(O.friends)}
        </a>
      )}
      {client && (
        <Suspense>
          <CheckSheet client={client} onClose={() => setClient(null)} />
        </Suspense>
      )}
    </div>
  );
}
