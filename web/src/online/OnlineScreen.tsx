import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { linkTo } from '../app/route.ts';
import { type NetworkState, NetworkTable } from '../source/network/networkTable.ts';
import { useSay } from '../words/SayContext.tsx';
import { ClosedDoor } from './ClosedDoor.tsx';
import { PlayScreen } from './PlayScreen.tsx';
import { sayProblem } from './problems.ts';
import { RoomScreen } from './RoomScreen.tsx';
import { Shuffling } from './Shuffling.tsx';
import { useGuest } from './useGuest.ts';
import { W } from './words.ts';
import '../table/table.css';

const nothing = () => () => {};
const BEFORE: NetworkState = { known: null, connection: 'opening', sitters: [], problem: null, ahead: 0 };

/** A table on the server, from the empty room to the rematch. */
export default function OnlineScreen({ id }: { readonly id: string }) {
  const say = useSay();
  const guest = useGuest();
  const [table, setTable] = useState<NetworkTable | null>(null);
  const { language } = say;
  useEffect(() => {
    const opened = new NetworkTable(id, language);
    setTable(opened);
    return () => opened.close();
  }, [id, language]);
  const subscribe = useCallback((listener: () => void) => table?.subscribe(listener) ?? nothing(), [table]);
  const state = useSyncExternalStore(subscribe, () => table?.state() ?? BEFORE);
  const snapshot = useSyncExternalStore(subscribe, () => table?.snapshot() ?? null);
  const { known, connection, problem } = state;

  if (table && connection === 'refused' && problem?.problem === 'no-spectators') {
    return <ClosedDoor {...{ table, guest, problem }} />;
  }
  if (connection === 'refused' || known?.room.status === 'closed') {
    return (
      <main className="table table-note">
        <h1>{connection === 'refused' ? problem && sayProblem(problem, say) : say(W.closed)}</h1>
        <a className="go" href={linkTo('friends')}>
          {say(W.friends)}
        </a>
      </main>
    );
  }
  if (!table || !known) {
    return (
      <main className="table table-note" aria-busy="true">
        <p>{say(connection === 'lost' ? W.lost : W.opening)}</p>
      </main>
    );
  }
  if (known.room.status === 'open') return <RoomScreen {...{ table, state, known, guest }} />;
  if (!snapshot) return <Shuffling {...{ table, state, known }} />;
  return <PlayScreen {...{ table, state, known, snapshot, guest }} />;
}
