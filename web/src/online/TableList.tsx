import type { MyTable, TableCard } from '@overtrick/api';
import { linkTo } from '../app/route.ts';
import { BoxArt } from '../cards/BoxArt.tsx';
import { GAMES } from '../look/games.ts';
import { SHELF } from '../shelf/shelf.ts';
import { listOf } from '../words/list.ts';
import { useSay } from '../words/SayContext.tsx';
import type { Say } from '../words/say.ts';
import { explainClock, sayTime } from './clock.ts';
import { W } from './words.ts';

const STATUS = { open: W.lobby, revealing: W.inPlay, playing: W.inPlay, over: W.over, closed: W.over };

/** Tables as people choose among them: what, with whom, how many are missing. */
export function TableList({ tables }: { readonly tables: readonly (TableCard | MyTable)[] }) {
  return (
    <ul className="table-list">
      {tables.map((table) => (
        <TableLine key={table.id} table={table} />
      ))}
    </ul>
  );
}

/** That it is one's turn, and how long. */
const sayTurn = ({ left }: MyTable, say: Say): string =>
  left === null ? say(W.yourTurn) : say(W.yourTurnLeft, { time: sayTime(left, say) });

function TableLine({ table }: { readonly table: TableCard | MyTable }) {
  const say = useSay();
  const game = GAMES.find((each) => each === table.game);
  if (!game) return null;
  const { players, taken, names, clock, status, rated } = table;
  return (
    <li>
      <a className="table-card" data-game={game} href={linkTo('t', table.id)}>
        <span className="table-card-box">
          <BoxArt game={game} />
        </span>
        <span className="table-card-about">
          <strong>{say(SHELF[game].name)}</strong>
          <span>{listOf(names.filter(Boolean), say)}</span>
          <span className="table-card-facts">
            {'yourTurn' in table && table.yourTurn && (
              <b className="table-card-turn">{sayTurn(table, say)}</b>
            )}{' '}
            {rated && <b className="table-card-rated">{say(W.rated)}</b>} {say(STATUS[status])} ·{' '}
            {say(W.seatsTaken, { taken, players })} · {explainClock(clock, say)}
          </span>
        </span>
        <span className="table-card-seats" aria-hidden="true">
          {Array.from({ length: players }, (_, seat) => seat).map((seat) => (
            <i key={seat} data-taken={seat < taken || undefined} />
          ))}
        </span>
      </a>
    </li>
  );
}
