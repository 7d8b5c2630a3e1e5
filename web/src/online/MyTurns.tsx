import { useTitle } from '../app/useTitle.ts';
import { useSay } from '../words/SayContext.tsx';
import { sayTime } from './clock.ts';
import { TableList } from './TableList.tsx';
import { O } from './tableWords.ts';
import { useMyTables } from './useLobby.ts';
import { W } from './words.ts';
import './friends.css';

/** On the home page: the tables on the server where this person sits, those first that wait for them; the tab says so too. */
export default function MyTurns() {
  const say = useSay();
  const running = useMyTables().filter(({ status }) => status !== 'over' && status !== 'closed');
  const mine = running.filter(({ yourTurn }) => yourTurn);
  const [soonest] = mine.flatMap(({ left }) => (left === null ? [] : left)).sort((a, b) => a - b);
  const turn = soonest === undefined ? say(O.yourTurn) : say(O.turnTitle, { time: sayTime(soonest, say) });
  useTitle(mine.length > 0 ? `● ${turn}` : undefined);
  if (running.length === 0) return null;
  return (
    <section className="friends-tables my-turns">
      <h2>{say(W.mine)}</h2>
      <TableList tables={[...mine, ...running.filter(({ yourTurn }) => !yourTurn)]} />
    </section>
  );
}
