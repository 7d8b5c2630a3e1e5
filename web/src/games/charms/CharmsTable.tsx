import type { Charms } from '@overtrick/games/charms';
import type { BoardProps } from '../board.ts';
import { Middle } from './Middle.tsx';
import { Tray } from './Tray.tsx';
import { trickShown } from './trick.ts';
import './charms.css';
import './tray.css';

/** A jeweller's cloth: everybody's charm in the order of play, trump and the led suit between them, the own one next to the hand. */
export function CharmsTable(props: BoardProps<Charms>) {
  const { view, told, seats, shape, settling } = props;
  const trick = trickShown(told, settling && told === view);
  const [own, ...others] = seats;
  return (
    <div
      className="cha-cloth"
      data-shape={shape}
      data-others={others.length}
      style={{ '--others': others.length, '--redealt': view.now.board.redealt.length }}
    >
      {[...others.entries()].map(([nth, seat]) => (
        <Tray key={seat} seat={seat} area={`other${nth}`} trick={trick} board={props} />
      ))}
      <Middle trick={trick} board={props} />
      <Tray seat={own} area="own" trick={trick} board={props} />
    </div>
  );
}
