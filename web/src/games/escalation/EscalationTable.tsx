import type { Escalation } from '@overtrick/games/escalation';
import type { BoardProps } from '../board.ts';
import { DrawPile } from './DrawPile.tsx';
import { Pile } from './Pile.tsx';
import { Skyline } from './Skyline.tsx';
import { Target } from './Target.tsx';
import './escalation.css';

/** The total to beat and the tower it stands on; below them the skyline of everybody's stack. */
export function EscalationTable(props: BoardProps<Escalation>) {
  return (
    <div className="esc-escalator" data-shape={props.shape} style={{ '--seats': props.seats.length }}>
      <Target {...props} />
      <Pile {...props} />
      <DrawPile count={props.told.now.board.drawPile} talk={props.talk} />
      <Skyline {...props} />
    </div>
  );
}
